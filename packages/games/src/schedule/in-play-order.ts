import type { Rng } from '@wis/engine'

/** So many deals of a schedule are played among each other. */
export const dealsAtOnce = 3

/**
 * The matches of a schedule in the order in which they are played: some deals at a time, mixed by chance. In the matches of
 * one deal each agent is the spy once; whoever cannot tell which of them belong together learns nothing from that.
 */
export function inPlayOrder<Table extends { readonly deal: number }>(
  tables: readonly Table[],
  rng: Rng,
): readonly Table[] {
  const windowOf = ({ deal }: Table) => Math.floor(deal / dealsAtOnce)
  const windows = [...new Set(tables.map(windowOf))].sort((one, other) => one - other)
  return windows.flatMap((window) => rng.shuffle(tables.filter((table) => windowOf(table) === window)))
}
