import type { Rng } from '@wis/engine'

/** The number of deals in a schedule that are played intermixed. */
export const dealsAtOnce = 3

/**
 * The matches of a schedule in playing order: some deals at a time, mixed at random. In the matches of one deal each
 * agent has the rare role once. The mixing hides which matches belong together, so that nobody can use this.
 */
export function inPlayOrder<Match extends { readonly deal: number }>(
  matches: readonly Match[],
  rng: Rng,
): readonly Match[] {
  const windowOf = ({ deal }: Match) => Math.floor(deal / dealsAtOnce)
  const windows = [...new Set(matches.map(windowOf))].sort((one, other) => one - other)
  return windows.flatMap((window) => rng.shuffle(matches.filter((match) => windowOf(match) === window)))
}
