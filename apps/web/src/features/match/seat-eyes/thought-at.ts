import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'

/** The last thought of a seat at a moment. */
export function thoughtAt(
  thoughts: readonly Thought[],
  { seat, cursor }: { readonly seat: Seat; readonly cursor: number },
): Thought | undefined {
  return thoughts.findLast((thought) => thought.seat === seat && thought.seq <= cursor)
}

export interface Belief {
  readonly alias: string
  /** A whole number between 0 and 100. */
  readonly percent: number
}

/** The suspicions in a thought, in the order of the seats; seats without one are left out. */
export function beliefsOf({ beliefs }: Thought, aliases: readonly string[]): readonly Belief[] {
  return aliases.flatMap((alias) => {
    const chance = beliefs?.[alias]
    return chance === undefined
      ? []
      : [{ alias, percent: Math.round(Math.min(1, Math.max(0, chance)) * 100) }]
  })
}
