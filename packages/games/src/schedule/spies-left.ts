/** A match of a block: who sits at the table, and at the same places who was to sit there when the schedule was made. */
export interface BlockMatch {
  readonly agents: readonly string[]
  readonly scheduled: readonly string[]
}

/**
 * Who can be the spy in the next match of a block: whoever was not in the matches that were dealt, so that over a block
 * everybody is once. Whoever came for somebody else takes over its turn, had or to come. Anybody where nobody is left.
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
