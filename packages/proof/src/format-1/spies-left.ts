/** A match of a block: the agents at the table, and the agents scheduled for the same places at first. */
export interface BlockMatch {
  readonly agents: readonly string[]
  readonly scheduled: readonly string[]
}

/**
 * The agents that can be the spy in the next match of a block. Agents that were the spy in an earlier match are left
 * out, so that over a block everybody is the spy once. A replacement takes over the turn of the replaced agent,
 * whether past or to come. If nobody is left, anybody can be.
 */
export function spiesLeft(
  { agents, scheduled }: BlockMatch,
  dealt: readonly (BlockMatch & { readonly spy: string })[],
): readonly string[] {
  const been = new Set(
    dealt.flatMap((match) => [match.spy, match.scheduled[match.agents.indexOf(match.spy)] ?? match.spy]),
  )
  const left = agents.filter((id, place) => !been.has(id) && !been.has(scheduled[place] ?? id))
  return left.length > 0 ? left : agents
}
