import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { Step } from '../player/steps.ts'

export interface ThoughtQuestion {
  readonly thoughts: readonly Thought[]
  readonly entries: readonly SpyEntry[]
  readonly seat: Seat
  readonly cursor: number
  readonly level: RevealLevel
}

/** The last thought of a seat at a moment. Thoughts about a vote are hidden from a reader who wants only speeches. */
export function thoughtAt({ thoughts, entries, seat, cursor, level }: ThoughtQuestion): Thought | undefined {
  return thoughts.findLast(
    (thought) =>
      thought.seat === seat &&
      thought.seq <= cursor &&
      (level !== 'speeches' || entries[thought.seq]?.event.type !== 'vote-cast'),
  )
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

/** The thoughts of a seat behind each of its speeches and votes, by the number of the step that shows the act. */
export function thoughtsBySteps(
  thoughts: readonly Thought[],
  seat: Seat,
  steps: readonly Step[],
): ReadonlyMap<number, Thought> {
  const found = new Map<number, Thought>()
  for (const [index, { seq, kind }] of steps.entries()) {
    if (kind !== 'speech' && kind !== 'tally') continue
    const after = steps[index - 1]?.seq ?? -1
    const thought = thoughts.findLast((one) => one.seat === seat && one.seq > after && one.seq <= seq)
    if (thought) found.set(seq, thought)
  }
  return found
}
