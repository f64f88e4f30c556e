"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from paiju import _paiju
from paiju._numbers import check_whole

Observation = dict[str, npt.NDArray[Any]]


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game, one agent after the other.

    An observation is a dictionary: ``"observation"``, ``uint16 (numbers,)``, what the agent sees; ``"action_mask"``,
    ``int8 (actions,)``, a 1 for each action that it may take, none if it is not its turn. An action that is not allowed is
    a :class:`ValueError` and changes nothing.

    ``reset(seed=s)`` deals game 0 of the seed; ``reset()`` the next one of the same seed.
    """

    def __init__(self, game: str, agents: list[str]) -> None:
        """``agents`` are the names of the seats."""
        self._game = _paiju.Game(game, len(agents))
        _, actions, numbers = self._game.sizes
        self.metadata = {"name": f"paiju_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = agents
        self._seats = {agent: seat for seat, agent in enumerate(agents)}
        self.observation_spaces = {agent: _observations(numbers, actions) for agent in agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in agents}
        self._seed, self._index = 0, -1

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The space of its observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The space of its actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game; there are no options."""
        check_whole(seed=seed or 0)
        self._seed, self._index = (self._seed, self._index + 1) if seed is None else (seed, 0)
        while (turn := self._game.deal(self._seed, self._index)) is None:
            self._index += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[turn]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; while a card is resolved, pigs that are not asked see the table before it."""
        observation, mask = self._game.observe(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Lets the agent whose turn it is do this; ``None`` once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("the game is not over: an action is expected")
        turn = self._game.act(index(action))
        self._cumulative_rewards[agent] = 0.0
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
            return
        for name, reward in zip(self.agents, self._game.rewards(), strict=True):
            self.rewards[name] = float(reward)
            self.terminations[name] = True
        self._accumulate_rewards()
        self._deads_step_first()


def _observations(numbers: int, actions: int) -> gymnasium.spaces.Dict:
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 2**16 - 1, (numbers,), np.uint16),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
