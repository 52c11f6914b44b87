import { rngAt } from '@wis/engine'

const beforeTheLog = -1

/**
 * The seats of a match: a shuffle of the agents in the order of their ids, by the match's own seed. Nobody who picks
 * the agents can pick their seats, and everybody can check that.
 */
export function seatingOf<Agent>(
  seed: string,
  agents: readonly Agent[],
  idOf: (agent: Agent) => string,
): readonly Agent[] {
  const inOrder = agents.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
  return rngAt(seed, beforeTheLog).shuffle(inOrder)
}
