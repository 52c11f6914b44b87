import type { AgentIndex, RatedMatch } from './rated-match.ts'

/**
 * The matches in an order that depends only on their contents, each with its agents in such an order. Sums over them
 * are then the same to the last bit, whatever the order of the input.
 */
export function canonicalOrder(matches: readonly RatedMatch[]): RatedMatch[] {
  return matches
    .map(withSortedAgents)
    .map((match) => ({ match, key: keyOf(match) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ match }) => match)
}

function withSortedAgents(match: RatedMatch): RatedMatch {
  const votes = match.votes ?? []
  return {
    ...match,
    voters: sorted(match.voters),
    votes: votes.map(({ right, wrong }) => ({ right: sorted(right), wrong: sorted(wrong) })),
  }
}

function sorted(agents: readonly AgentIndex[]): AgentIndex[] {
  return agents.toSorted((a, b) => a - b)
}

/** Two keys are equal only for equal matches, because each list is preceded by its length. */
function keyOf({
  deceiver,
  voters,
  deceiverWon,
  pair = -1,
  language = -1,
  votes = [],
}: RatedMatch): number[] {
  const key = [deceiver, deceiverWon ? 1 : 0, pair, language, voters.length, ...voters]
  for (const { right, wrong } of votes) key.push(right.length, ...right, wrong.length, ...wrong)
  return key
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
