import type { HostedGame } from '@wis/db/matches'
import type { Forfeit, Game, MatchVoided, Ruling, Seat } from '@wis/engine'
import { entryOf } from '@wis/games'
import type { Taken } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'
import { z } from 'zod'

/** Two seats divide a pot, or both lose it. Each seat has a secret minimum. */
interface HaggleConfig {
  readonly ruleset: { readonly id: string; readonly pot: number; readonly rounds: number }
}

const seat = z.int().min(0)
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('talks-opened'), pot: z.int(), rounds: z.int() }),
  z.object({ type: z.literal('least-told'), seat, least: z.int() }),
  z.object({ type: z.literal('round-opened'), round: z.int() }),
  z.object({ type: z.literal('offer-made'), seat, gives: z.int() }),
  z.object({ type: z.literal('seat-silent'), seat, reason: z.string() }),
  z.object({
    type: z.literal('talks-ended'),
    reason: z.enum(['agreed', 'no-deal']),
    points: z.array(z.int()),
  }),
])
export type HaggleEvent = Taken<typeof event>

type HaggleMove = { readonly kind: 'offer'; readonly gives: number } | { readonly kind: 'accept' }

export interface HaggleState {
  readonly pot: number
  readonly rounds: number
  readonly round: number
  /** The seats that have not spoken in this round. */
  readonly waiting: readonly Seat[]
  readonly least: Readonly<Record<Seat, number>>
  /** The last offer of each seat. */
  readonly offers: Readonly<Record<Seat, number>>
  readonly ending:
    | Extract<HaggleEvent, { type: 'talks-ended' }>
    | { readonly type: 'void'; readonly reason: string }
    | null
}

const seats = [0, 1] as const
const other = (seat: Seat) => 1 - seat
const without = (waiting: readonly Seat[], seat: Seat) => waiting.filter((one) => one !== seat)

const blank: HaggleState = { pot: 0, rounds: 0, round: 0, waiting: [], least: {}, offers: {}, ending: null }

function evolve(state: HaggleState, event: HaggleEvent | MatchVoided): HaggleState {
  switch (event.type) {
    case 'talks-opened':
      return { ...state, pot: event.pot, rounds: event.rounds }
    case 'least-told':
      return { ...state, least: { ...state.least, [event.seat]: event.least } }
    case 'round-opened':
      return { ...state, round: event.round, waiting: seats }
    case 'offer-made': {
      const offers = { ...state.offers, [event.seat]: event.gives }
      return { ...state, offers, waiting: without(state.waiting, event.seat) }
    }
    case 'seat-silent':
      return { ...state, waiting: without(state.waiting, event.seat) }
    case 'talks-ended':
      return { ...state, waiting: [], ending: event }
    case 'match-voided':
      return { ...state, waiting: [], ending: { type: 'void', reason: event.reason } }
  }
}

function decide(state: HaggleState, seat: Seat, move: HaggleMove | Forfeit): Ruling<HaggleEvent> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (!state.waiting.includes(seat)) return { ok: false, reason: 'not-your-turn' }
  const offered = state.offers[other(seat)]
  if (move.kind === 'accept' && offered !== undefined)
    return { ok: true, events: [agreed(state, seat, offered)] }
  const said = sayingOf(seat, move)
  const isLast = state.waiting.length === 1
  return { ok: true, events: isLast ? [said, afterRound(state)] : [said] }
}

function sayingOf(seat: Seat, move: HaggleMove | Forfeit): HaggleEvent {
  if (move.kind === 'offer') return { type: 'offer-made', seat, gives: move.gives }
  return { type: 'seat-silent', seat, reason: move.kind === 'forfeit' ? move.reason : 'nothing-to-accept' }
}

function afterRound({ round, rounds }: HaggleState): HaggleEvent {
  if (round < rounds) return { type: 'round-opened', round: round + 1 }
  return { type: 'talks-ended', reason: 'no-deal', points: [0, 0] }
}

/** The seat that accepts gets its offer, and the other seat the rest. Each result is reduced by the seat's minimum. */
function agreed({ pot, least }: HaggleState, seat: Seat, offered: number): HaggleEvent {
  const gets = (one: Seat) => (one === seat ? offered : pot - offered)
  return { type: 'talks-ended', reason: 'agreed', points: seats.map((one) => gets(one) - (least[one] ?? 0)) }
}

/** Both seats act at once, each has a secret, and they can end the match early. Who-is-spy has none of that. */
const haggle: Game<HaggleConfig, HaggleState, HaggleMove, HaggleEvent> = {
  id: 'haggle',
  blank,
  open: ({ ruleset: { pot, rounds } }, _, rng) => [
    { type: 'talks-opened', pot, rounds },
    ...seats.map((seat): HaggleEvent => ({ type: 'least-told', seat, least: 1 + rng.int(3) })),
    { type: 'round-opened', round: 1 },
  ],
  evolve,
  turns: ({ waiting, round }) =>
    waiting.map((seat) => ({ seat, kind: 'talk', round, step: round, limitMs: 60_000 })),
  readMove: (_, __, text) => {
    const gives = /^offer (\d+)$/.exec(text)?.[1]
    if (gives !== undefined) return { kind: 'offer', gives: Number(gives) }
    return text === 'accept' ? { kind: 'accept' } : { kind: 'forfeit', reason: 'malformed' }
  },
  decide,
  audience: (event) => (event.type === 'least-told' ? [event.seat] : 'everyone'),
  outcome: ({ ending }) => {
    if (ending?.type !== 'talks-ended') return ending ? { kind: 'void', reason: ending.reason } : undefined
    const best = Math.max(...ending.points)
    const places = ending.points.map((points) => (points === best ? 1 : 2))
    return { kind: 'decided', places, teams: seats, points: ending.points, reason: ending.reason }
  },
}

const ruleset = z.object({ id: z.string(), pot: z.int(), rounds: z.int() })

/** The request for a speech. */
export interface HaggleRequest extends TurnRequest {
  readonly pot: number
  readonly least: number
  readonly offered: number | null
}

/** The game as a platform hosts it without a board. */
export const hostedHaggle: HostedGame<HaggleConfig, HaggleState, HaggleMove, HaggleEvent> = {
  rules: haggle,
  entry: entryOf(event),
  configOf: (dealt) => ({ ruleset: ruleset.parse(dealt.ruleset) }),
  requestOf: ({ matchId, turn: { seat, kind, round }, known, deadline }): HaggleRequest => ({
    protocol: 'wis/1',
    matchId,
    game: haggle.id,
    seat,
    turn: { kind, round, deadline },
    pot: known.state.pot,
    least: known.state.least[seat] ?? 0,
    history: known.historyOf(seat),
    offered: known.state.offers[other(seat)] ?? null,
  }),
}
