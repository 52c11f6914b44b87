import { seasonStates } from '@wis/protocol'
import type { SeasonChanges, SeasonState } from '@wis/protocol'

/** What has to be true before a season makes a step. The answer is asked for only where a step needs it. */
export type SeasonCheck = 'entry-is-over' | 'matches-under-way' | 'name'

/** What a step does beside changing the state, in this order. */
export type SeasonEffect =
  | 'commit-words'
  | 'release-deals'
  | 'tell-entrants'
  | 'end-waiting'
  | 'tell-listeners'

export interface SeasonStep {
  readonly checks: readonly SeasonCheck[]
  /** Whether the board is kept as it stands, for now or for good. */
  readonly keepsBoard?: 'for-now' | 'for-good'
  readonly effects: readonly SeasonEffect[]
}

const plain: SeasonStep = { checks: [], effects: [] }
const close: SeasonStep = { checks: [], effects: ['end-waiting'] }
const freeze: SeasonStep = { checks: [], keepsBoard: 'for-now', effects: [] }

/**
 * The steps of a season. The first one shows it to everybody: its name is compared with those of others only then, and the
 * trial matches from its setup stay hidden. The last one waits until nothing moves the board any more.
 */
const steps: Readonly<Record<SeasonState, Readonly<Partial<Record<SeasonState, SeasonStep>>>>> = {
  created: {
    open: {
      checks: ['entry-is-over', 'name'],
      effects: ['commit-words', 'release-deals', 'tell-entrants'],
    },
  },
  open: { paused: plain, frozen: freeze, closing: close },
  paused: { open: plain, frozen: freeze, closing: close },
  frozen: { closing: close },
  closing: {
    closed: {
      checks: ['matches-under-way'],
      keepsBoard: 'for-good',
      effects: ['tell-listeners', 'tell-entrants'],
    },
  },
  closed: {},
}

/** Undefined if a season in this state cannot move there. */
export const seasonStep = (from: SeasonState, to: SeasonState): SeasonStep | undefined => steps[from][to]

/** The next states that a season can move to. */
export const nextSeasonStates = (from: SeasonState): readonly SeasonState[] =>
  seasonStates.filter((to) => steps[from][to] !== undefined)

/** States in which ranked matches begin. */
export const playingStates = ['open', 'frozen'] as const satisfies readonly SeasonState[]

/** States in which a season runs: its schedule and its entrants can still change. */
export const runningStates = ['open', 'paused', 'frozen'] as const satisfies readonly SeasonState[]

/** States in which agents enter. */
export const enteringStates = ['open', 'paused'] as const satisfies readonly SeasonState[]

/** States in which no match begins any more. */
export const endingStates = ['closing', 'closed'] as const satisfies readonly SeasonState[]

const among = (states: readonly string[]) => (state: string) => states.includes(state)
export const isPlayingState = among(playingStates)
export const isRunningState = among(runningStates)
export const isEnteringState = among(enteringStates)

export type SeasonChangeRefusal =
  | 'season-closed'
  | 'fixed-after-opening'
  | 'dates-contradict'
  | 'deadline-needed'

/** A season as its organizer finds it. Times are ISO 8601. */
interface ChangingSeason {
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
