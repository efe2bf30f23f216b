"""What viewers get: scenes, log lines, prompts, messages."""
