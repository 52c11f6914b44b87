import { seasonStates } from '@wis/protocol'
import type { SeasonState } from '@wis/protocol'

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
