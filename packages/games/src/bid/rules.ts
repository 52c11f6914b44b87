import type { Forfeit, Game, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { notAsked } from '../contract/asked.ts'
import type { Moved } from '../contract/moved.ts'
import { storable } from '../contract/reading/cut-text.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaid, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import { aboveCeiling } from './events.ts'
import type { BidEvent, BidRuleset, Values } from './events.ts'
import { anyBid, highestBid, dollarsInCents, inCents } from './move-fields.ts'
import { awaited, gainedBy } from './state.ts'
import type { BidState } from './state.ts'
import { view } from './view.ts'

interface Meant {
  readonly bid: number
}
export type BidMove = Said<Meant>
type BidConfig = GameConfig<BidRuleset, Values>

export const bidRules: Game<BidConfig, BidState, BidMove, BidEvent> = {
  id: 'bid',
  ...view.rules,
  open: ({ ruleset, language, material: values }, seats) => [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'values-drawn', values },
    ...openAuction(values, 1),
  ],
  turns: (state) =>
    awaited(state).map((seat) => {
      const { step, tries } = state.asked[seat] ?? notAsked
      const { auction: round, ruleset } = state
      return { seat, kind: 'bid', round, step, tries, limitMs: ruleset.turnLimitMs }
    }),
  readMove: (_, __, text) => readBid(text),
  decide,
}

function openAuction(values: Values, auction: number): readonly BidEvent[] {
  const dealt = values[auction - 1] ?? []
  return [
    { type: 'auction-opened', auction },
    ...dealt.map((value, seat) => ({ type: 'value-dealt', seat, value }) as const),
  ]
}

/** The log keeps the answer as it was given, and not the text with the amounts in cents. */
function readBid(text: string): BidMove {
  const meant = ({ bid }: Readonly<Record<string, unknown>>) => ({ bid: typeof bid === 'number' ? bid : 0 })
  const { said } = readSaid(anyBid, text, meant)
  const answer = inCents(storable(text.trim()))
  const { earlier } = readSaid(anyBid, answer, meant)
  const read = readSaid(anyBid, inCents(dollarsInCents(storable(text.normalize('NFKC').trim()))), meant)
  const { kind } = read
  const now = kind === 'said' ? { kind, said, move: read.move } : { kind, said, reason: read.reason }
  return earlier ? { ...now, earlier: { ...earlier, said } } : now
}

export function bidMoveOf(event: BidEvent): Moved<BidMove> | undefined {
  return event.type === 'bid-made' ? saidBy(event.seat, { bid: event.bid }) : undefined
}

function decide(state: BidState, seat: Seat, move: BidMove | Forfeit, rng: Rng): Ruling<BidEvent> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (!awaited(state).includes(seat)) return { ok: false, reason: 'not-your-turn' }
  const most = highestBid(state, seat)
  return ruleOnAnswer({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: ({ bid }) => (bid > most ? aboveCeiling : undefined),
    play: ({ bid }) => seal(state, { seat, bid, given: false }, rng),
    giveUp: (then) => seal(state, { seat, bid: then === 'random' ? rng.int(most + 1) : 0, given: true }, rng),
  })
}

type Made = Omit<Extract<BidEvent, { readonly type: 'bid-made' }>, 'type'>

function seal(state: BidState, made: Made, rng: Rng): readonly BidEvent[] {
  const { seat } = made
  const events: readonly BidEvent[] = [
    { type: 'bid-made', ...made },
    { type: 'bid-sealed', seat },
  ]
  const bids = state.made.with(seat, made).flatMap((one) => one?.bid ?? [])
  return bids.length < state.made.length ? events : [...events, ...endAuction(state, bids, rng)]
}

function endAuction(
  { auction, ruleset, drawn, values, past }: BidState,
  bids: readonly number[],
  rng: Rng,
): readonly BidEvent[] {
  const [first = 0, second = 0] = bids
  const byChance = first === second
  const winner = byChance ? rng.int(2) : first > second ? 0 : 1
  const ended = { type: 'auction-ended', auction, bids, winner, byChance } as const
  const all = drawn ?? []
  if (auction < ruleset.auctions) return [ended, ...openAuction(all, auction + 1)]
  const played = { values, bids, winner, byChance, given: [] }
  const points = bids.map((_, seat) => gainedBy({ past: [...past, played] }, seat))
  return [ended, { type: 'values-revealed', values: all }, { type: 'match-ended', points }]
}
