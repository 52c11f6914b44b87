import type { SceneBallot } from '@wis/games'

/** Those whom voters named and by how many, the most named first. */
export function mostNamed(
  ballots: readonly SceneBallot[],
): readonly { readonly seat: number; readonly votes: number }[] {
  const targets = ballots.flatMap(({ target }) => (target === null ? [] : [target]))
  return [...new Set(targets)]
    .map((seat) => ({ seat, votes: targets.filter((one) => one === seat).length }))
    .toSorted((one, other) => other.votes - one.votes)
}
