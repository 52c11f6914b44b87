/** What an owner's agent got in a match, and how it decided. */
export interface OwnedSeat {
  readonly owner: string
  readonly points: number
  /** The agent, in one version. An owner may have several. */
  readonly agent?: string | undefined
  /** A number of its own decisions that no other seat has a part in, where the game has such a number. */
  readonly decided?: number | undefined
}

/** The matches that two owners shared, by what both got together. */
export interface PairCell {
  readonly one: string
  readonly other: string
  readonly matches: number
  readonly mean: number
  /** The sum of squared differences from that mean. */
  readonly squares: number
}

/** One cell for every two owners that have met. */
export function pairCells(matches: readonly (readonly OwnedSeat[])[]): readonly PairCell[] {
  const cells = new Map<string, PairCell>()
  for (const table of matches) {
    const seated = table.toSorted((a, b) => (a.owner < b.owner ? -1 : 1))
    for (const [place, a] of seated.entries())
      for (const b of seated.slice(place + 1)) {
        if (a.owner === b.owner) continue
        const key = JSON.stringify([a.owner, b.owner])
        const nothing = { one: a.owner, other: b.owner, matches: 0, mean: 0, squares: 0 }
        cells.set(key, withOneMore(cells.get(key) ?? nothing, a.points + b.points))
      }
  }
  return [...cells.values()]
}

/** Welford's update, which loses no digits. */
function withOneMore(cell: PairCell, joint: number): PairCell {
  const matches = cell.matches + 1
  const mean = cell.mean + (joint - cell.mean) / matches
  return { ...cell, matches, mean, squares: cell.squares + (joint - cell.mean) * (joint - mean) }
}
