import type { Audience, Forfeit, Game, MatchVoided, Outcome, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { Moved } from '../contract/moved.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { notAsked, readSaid, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import type { PublicGoodsEvent, PublicGoodsRuleset } from './events.ts'
import { anyInvestment } from './move-fields.ts'
import { paybackOf, sharesPerPoint } from './payback.ts'
import { aboveMeans, awaited, blankPublicGoods, evolve, leftOf, potOf } from './state.ts'
import type { PublicGoodsState } from './state.ts'

interface Meant {
  readonly amount: number
}
export type PublicGoodsMove = Said<Meant>
type PublicGoodsConfig = GameConfig<PublicGoodsRuleset>
type PublicGoodsGame = Game<PublicGoodsConfig, PublicGoodsState, PublicGoodsMove, PublicGoodsEvent>

export const publicGoodsRules: PublicGoodsGame = {
  id: 'public-goods',
  blank: blankPublicGoods,
  open: ({ ruleset, language }, seats) => [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'round-opened', round: 1 },
  ],
  evolve,
  turns: (state) =>
    awaited(state).map((seat) => {
      const { step, tries } = state.asked[seat] ?? notAsked
      return { seat, kind: 'invest', round: state.round, step, tries, limitMs: state.ruleset.turnLimitMs }
    }),
  readMove: (_, __, text) =>
    readSaid(anyInvestment, text, ({ investment }) => ({
      amount: typeof investment === 'number' ? investment : 0,
    })),
  decide,
  audience,
  outcome,
}

function audience(event: PublicGoodsEvent | MatchVoided): Audience {
  switch (event.type) {
    case 'investment-made':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'round-opened':
    case 'investment-sealed':
    case 'round-ended':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

export function publicGoodsMoveOf(event: PublicGoodsEvent): Moved<PublicGoodsMove> | undefined {
  return event.type === 'investment-made' ? saidBy(event.seat, { amount: event.amount }) : undefined
}

function decide(
  state: PublicGoodsState,
  seat: Seat,
  move: PublicGoodsMove | Forfeit,
  rng: Rng,
): Ruling<PublicGoodsEvent> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (!awaited(state).includes(seat)) return { ok: false, reason: 'not-your-turn' }
  const left = leftOf(state, seat)
  return ruleOnAnswer({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: ({ amount }) => (amount > left ? aboveMeans : undefined),
    play: ({ amount }) => invest(state, { seat, amount, given: false }),
    giveUp: (then) => invest(state, { seat, amount: then === 'random' ? rng.int(left + 1) : 0, given: true }),
  })
}

type Made = Omit<Extract<PublicGoodsEvent, { readonly type: 'investment-made' }>, 'type'>

function invest(state: PublicGoodsState, made: Made): readonly PublicGoodsEvent[] {
  const { seat } = made
  const events: readonly PublicGoodsEvent[] = [
    { type: 'investment-made', ...made },
    { type: 'investment-sealed', seat },
  ]
  const investments = state.made.with(seat, made).flatMap((one) => one?.amount ?? [])
  return investments.length < state.made.length ? events : [...events, ...endRound(state, investments)]
}

function endRound(state: PublicGoodsState, investments: readonly number[]): readonly PublicGoodsEvent[] {
  const { round, ruleset } = state
  const ended = { type: 'round-ended', round, investments } as const
  if (round < ruleset.rounds) return [ended, { type: 'round-opened', round: round + 1 }]
  return [ended, { type: 'match-ended', points: pointsOf(evolve(state, ended)) }]
}

/** What each seat has left, and what comes back to it, in six-hundredths of a point. */
function pointsOf(state: PublicGoodsState): readonly number[] {
  const back = paybackOf(state.ruleset, potOf(state))
  return state.aliases.map((_, seat) => sharesPerPoint * leftOf(state, seat) + back)
}

function outcome({ ending }: PublicGoodsState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points } = ending
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return { kind: 'decided', places, teams: [...points.keys()], points, reason: 'rounds-played' }
}
