import type { SeasonChanges, SeasonState } from '@wis/protocol'
import { isEnteringState } from './season-life.ts'

export type SeasonChangeRefusal =
  | 'season-closed'
  | 'fixed-after-opening'
  | 'dates-contradict'
  | 'deadline-needed'

/** A season as its organizer finds it. Times are ISO 8601. */
export interface ChangingSeason {
  readonly state: SeasonState
  readonly entryEndsAt: string | null
  readonly endsAt: string | null
  /** Whether the end of entry has an effect on the entered agents: a schedule is made, or versions are fixed. */
  readonly needsDeadline: boolean
}

/** The time now, and that of a text, in the same unit. */
interface Clock {
  readonly now: number
  timeOf(text: string): number
}

/** The settings that do not affect what agents entered for. */
const alwaysFree = new Set<keyof SeasonChanges>(['name', 'description', 'endsAt'])

/**
 * Why a season cannot be changed so. Once it is open, its terms stand, so that nobody plays on other terms than those they
 * entered under. Only the end of entry may become earlier.
 */
export function seasonChangeRefusal(
  season: ChangingSeason,
  changes: SeasonChanges,
  clock: Clock,
): SeasonChangeRefusal | undefined {
  if (season.state === 'closed') return 'season-closed'
  // The object has only the keys of its schema, because a strict schema parsed it.
  const names = Object.keys(changes) as (keyof SeasonChanges)[]
  const isFixed = (name: keyof SeasonChanges) =>
    !alwaysFree.has(name) && !(name === 'entryEndsAt' && isBroughtForward(season, changes, clock))
  if (season.state !== 'created' && names.some(isFixed)) return 'fixed-after-opening'
  const { entryEndsAt = season.entryEndsAt, endsAt = season.endsAt } = changes
  if (season.needsDeadline && entryEndsAt === null) return 'deadline-needed'
  const isInOrder =
    entryEndsAt === null || endsAt === null || clock.timeOf(entryEndsAt) < clock.timeOf(endsAt)
  return isInOrder ? undefined : 'dates-contradict'
}

/**
 * Whether the end of entry becomes earlier, and has not passed yet. An earlier end takes nothing from anybody who has
 * entered; a later end would change what they entered for.
 */
function isBroughtForward(
  season: ChangingSeason,
  { entryEndsAt }: SeasonChanges,
  { now, timeOf }: Clock,
): boolean {
  if (entryEndsAt === undefined || entryEndsAt === null) return false
  if (!isEnteringState(season.state)) return false
  if (season.entryEndsAt === null) return true
  const before = timeOf(season.entryEndsAt)
  return timeOf(entryEndsAt) < before && before > now
}
