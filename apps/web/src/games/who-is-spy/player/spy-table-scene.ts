import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { Ballot, SpyEntry } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { ballotsAt, glanceAt, isAwaited, speakerAt } from '../glance/glance.ts'
import type { Glance, SeatOut } from '../glance/glance.ts'
import type { Eyes } from './eyes.ts'
import { stepIndexAt, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

/** A seat at the table at this moment. */
export interface SpySeatScene {
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

/** The table at one moment of a match, and nothing secret. */
export interface SpyTableScene {
  readonly step: Step | undefined
  readonly index: number
  readonly steps: readonly Step[]
  readonly glance: Glance
  readonly seats: readonly SpySeatScene[]
  /** The ballots to draw; empty unless a vote is being read. */
  readonly ballots: readonly Ballot[]
  /** How many ballots of the open vote are in. */
  readonly ballotsIn: number
}

export interface PointInMatch {
  readonly entries: readonly SpyEntry[]
  readonly cursor: number
  readonly eyes: Eyes
}

const asItIs = (entry: SpyEntry): SpyEntry => entry

/** The same for a live match and a replay: a fold over the entries up to the cursor, each as its reader wants it. */
export function tableAt({ entries, cursor, eyes }: PointInMatch, wanted = asItIs): SpyTableScene {
  const steps = stepsOf(entries, eyes)
  const index = stepIndexAt(steps, cursor)
  const step = steps[index]
  const glance = glanceAt(entries.slice(0, (step?.seq ?? -1) + 1).map(wanted))
  return {
    step,
    index,
    steps,
    glance,
    seats: seatScenes({ glance, steps, index }),
    ballots: step ? ballotsAt({ step }) : [],
    ballotsIn: ballotsAfter(entries, step),
  }
}

/** Before the deal, the expected players already sit at the table. */
export function withSitters<Shown extends Pick<SpyTableScene, 'seats'>>(
  scene: Shown,
  headers: readonly Pick<SeatHeader, 'seat' | 'alias'>[],
): Shown {
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

function seatScenes({ glance, steps, index }: Pick<SpyTableScene, 'glance' | 'steps' | 'index'>) {
  const step = steps[index]
  const said = steps
    .slice(0, index + 1)
    .flatMap(({ event }) => (event.type === 'speech-given' ? [event] : []))
  const ballots = step?.event.type === 'votes-revealed' ? step.event.ballots : undefined
  const isNewest = index === steps.length - 1
  return glance.aliases.map((alias, seat): SpySeatScene => ({
    seat,
    alias,
    out: glance.out[seat] ?? null,
    isSpeaking: step !== undefined && seat === speakerAt({ step }),
    isAwaited: isNewest && isAwaited(glance, seat),
    ballotsAgainst: ballots ? ballots.filter((ballot) => ballot.target === seat).length : null,
    role: null,
    clue: said.findLast((speech) => speech.seat === seat)?.text ?? null,
  }))
}

/** Ballots stay secret until all are in, but each hidden entry shows that one more came. */
function ballotsAfter(entries: readonly SpyEntry[], step: Step | undefined): number {
  if (step?.kind !== 'vote') return 0
  const after = entries.slice(step.seq + 1)
  const end = after.findIndex(({ event }) => !isHidden(event) && event.type !== 'vote-cast')
  return end === -1 ? after.length : end
}
