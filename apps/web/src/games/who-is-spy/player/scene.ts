import { isHidden, replay } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { spyReader } from '@wis/games'
import type { Ballot, SpyEntry, SpyState } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { concealed } from './reveal.ts'
import type { Eyes } from './reveal.ts'
import { stepIndexAt, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

export interface SeatOut {
  readonly round: number
  readonly cause: 'foul' | 'vote'
}

/** A seat at the table at this moment. */
export interface SeatScene {
  readonly seat: Seat
  readonly alias: string
  readonly out: SeatOut | null
  readonly isSpeaking: boolean
  /** The table waits for this seat. */
  readonly isAwaited: boolean
  /** Ballots against it in the current vote; null outside a vote. */
  readonly ballotsAgainst: number | null
  readonly role: 'spy' | 'civilian' | null
  /** Its last speech; null before its first. */
  readonly clue: string | null
}

/** Everything visible at one moment of a match. */
export interface Scene {
  readonly step: Step | undefined
  readonly index: number
  readonly steps: readonly Step[]
  readonly state: SpyState
  readonly seats: readonly SeatScene[]
  /** The ballots to draw; empty unless a vote is being read. */
  readonly ballots: readonly Ballot[]
  /** How many ballots of the open vote are in. */
  readonly ballotsIn: number
}

export interface Moment {
  readonly entries: readonly SpyEntry[]
  readonly cursor: number
  readonly eyes: Eyes
}

/** The same for a live match and a replay: a fold over the entries up to the cursor. */
export function sceneAt({ entries, cursor, eyes }: Moment): Scene {
  const steps = stepsOf(entries, eyes)
  const index = stepIndexAt(steps, cursor)
  const step = steps[index]
  const seen = entries.slice(0, (step?.seq ?? -1) + 1).map((entry) => concealed(entry, eyes))
  // A reader who may see everything knows the deal from the first moment on.
  const dealt = eyes === 'everything' ? entries.filter(isDeal).filter(({ seq }) => seq >= seen.length) : []
  const state = replay(spyReader, [...seen, ...dealt])
  return {
    step,
    index,
    steps,
    state,
    seats: seatScenes({ state, steps, index }),
    ballots: step?.event.type === 'votes-revealed' ? step.event.ballots : [],
    ballotsIn: ballotsAfter(entries, step),
  }
}

/** Before the deal, the expected players already sit at the table. */
export function withSitters(scene: Scene, headers: readonly Pick<SeatHeader, 'seat' | 'alias'>[]): Scene {
  if (scene.seats.length > 0) return scene
  const nothing = {
    out: null,
    isSpeaking: false,
    isAwaited: false,
    ballotsAgainst: null,
    role: null,
    clue: null,
  }
  return { ...scene, seats: headers.map(({ seat, alias }) => ({ seat, alias, ...nothing })) }
}

function isDeal({ event }: SpyEntry): boolean {
  return event.type === 'spy-chosen' || event.type === 'word-dealt'
}

interface Table {
  readonly state: SpyState
  readonly steps: readonly Step[]
  readonly index: number
}

function seatScenes({ state, steps, index }: Table): readonly SeatScene[] {
  const step = steps[index]
  const said = steps
    .slice(0, index + 1)
    .flatMap(({ event }) => (event.type === 'speech-given' ? [event] : []))
  const awaited =
    index === steps.length - 1 ? new Set(spyReader.turns(state).map((turn) => turn.seat)) : undefined
  const ballots = step?.event.type === 'votes-revealed' ? step.event.ballots : undefined
  const speaker = step?.kind === 'speech' && 'seat' in step.event ? step.event.seat : null
  return state.aliases.map((alias, seat) => ({
    seat,
    alias,
    out: outOf(state, seat),
    isSpeaking: seat === speaker,
    isAwaited: awaited?.has(seat) ?? false,
    ballotsAgainst: ballots ? ballots.filter((ballot) => ballot.target === seat).length : null,
    role: state.spy === null ? null : seat === state.spy ? 'spy' : 'civilian',
    clue: said.findLast((speech) => speech.seat === seat)?.text ?? null,
  }))
}

function outOf({ rounds }: SpyState, seat: Seat): SeatOut | null {
  for (const { round, out } of rounds) {
    const found = out.find((other) => other.seat === seat)
    if (found) return { round, cause: found.cause }
  }
  return null
}

/** Ballots stay secret until all are in, but each hidden entry shows that one more came. */
function ballotsAfter(entries: readonly SpyEntry[], step: Step | undefined): number {
  if (step?.kind !== 'vote') return 0
  const after = entries.slice(step.seq + 1)
  const end = after.findIndex(({ event }) => !isHidden(event) && event.type !== 'vote-cast')
  return end === -1 ? after.length : end
}
