"""What can be wrong, apart by kind. Each says in one sentence what would be right."""


class PotagerError(Exception):
    """Something a person did or gave us. Its text is for that person."""


class UnknownGame(PotagerError):
    """No game of that name."""


class BrokenGame(UnknownGame):
    """A game that is installed but can't be used."""


class BadOption(PotagerError):
    """An option or a value that the game doesn't have, or options that contradict each other."""


class IllegalAction(PotagerError):
    """An action that the rules don't allow to that seat now."""


class BadRecord(PotagerError):
    """A record that is corrupt, was tampered with, or can't be replayed by these rules."""


class UnfairDice(PotagerError):
    """A roll that does not follow from the seed that was promised."""
