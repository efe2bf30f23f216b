"""The kinds of errors. Each message shows in one sentence what would be right."""


class PotagerError(Exception):
    """A mistake in what a person did or entered. The message is for that person."""


class UnknownGame(PotagerError):
    """There is no game with that name."""


class BrokenGame(UnknownGame):
    """A game that is installed but can't be used."""


class BadOption(PotagerError):
    """An unknown option, an invalid value, or options that contradict each other."""


class IllegalAction(PotagerError):
    """An action that the rules don't allow this seat now."""


class BadRecord(PotagerError):
    """A record that is damaged, was changed, or can't be replayed with these rules."""


class UnfairDice(PotagerError):
    """A roll that does not follow from the promised seed."""
