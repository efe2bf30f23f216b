"""Action spaces that know what is legal now."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from .tasks import Mask


class Choices(Discrete):
    """The actions of a seat. Unless told otherwise, a sample is of those that are legal now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: Mask | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action: of the mask, by these probabilities, or else of what is legal."""
        if mask is None and probability is None and self.legal is not None and self.legal.any():
            mask = self.legal
        return super().sample(mask=mask, probability=probability)
