"""What viewers are told: scenes, log lines, prompts, messages."""
