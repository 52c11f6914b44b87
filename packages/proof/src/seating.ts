import { rngAt } from '@wis/engine'

const beforeTheLog = -1

/**
 * Who sits where: a shuffle by the match's own seed of the agents in the order of their ids. Nobody who picks the
 * agents can pick their seats, and everybody can check that.
 */
export function seatingOf<Agent>(
  seed: string,
  agents: readonly Agent[],
  idOf: (agent: Agent) => string,
): readonly Agent[] {
  const inOrder = agents.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
  return rngAt(seed, beforeTheLog).shuffle(inOrder)
}
