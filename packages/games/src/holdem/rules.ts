import type { Forfeit, Game, MatchVoided, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { turnOf } from '../contract/asked.ts'
import type { Moved } from '../contract/moved.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaid, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import { actions } from './events.ts'
import type { Action } from './events.ts'
import { afterwards, openFirstHand } from './hand-flow.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import { actionFields } from './move-fields.ts'
import type { ActionTaken, Drawn, HoldemEvent, HoldemRuleset } from './schema.ts'
import { costOf, evolveHoldem, legalActions, toCall } from './state.ts'
import type { HoldemState } from './state.ts'
import { view } from './view.ts'

export type HoldemMove = Said<Action>
type HoldemConfig = GameConfig<HoldemRuleset, Drawn>

export const holdemGame: Game<HoldemConfig, HoldemState, HoldemMove, HoldemEvent> = {
  id: 'holdem',
  ...view.rules,
  open: ({ ruleset, language, material }, seats, rng) => [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'cards-drawn', ...material },
    ...openFirstHand(ruleset, material, rng),
  ],
  turns: ({ hand, asked, ruleset }) => {
    if (hand?.next == null) return []
    return [turnOf(asked, hand.next, { kind: 'act', round: hand.number, limitMs: ruleset.turnLimitMs })]
  },
  readMove: (_, { seat }, text) =>
    readSaid(actionFields, text, ({ action }) => actions.find((one) => one === action) ?? 'fold', { seat }),
  decide,
}

export const holdemMoveOf = (event: HoldemEvent): Moved<HoldemMove> | undefined =>
  event.type === 'action-taken' ? saidBy(event.seat, event.action) : undefined

function decide(
  state: HoldemState,
  seat: Seat,
  move: HoldemMove | Forfeit,
  rng: { pick<T>(items: readonly T[]): T },
): Ruling<HoldemEvent | MatchVoided> {
  const { hand } = state
  if (state.ending || !hand) return { ok: false, reason: 'match-over' }
  if (hand.next !== seat) return { ok: false, reason: 'not-your-turn' }
  const legal = legalActions(hand, seat)
  return ruleOnAnswer<Action, HoldemEvent>({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: (action) => (legal.includes(meant(action, hand, seat)) ? undefined : 'no-raise'),
    play: (action) => act(state, actionTaken(hand, seat, meant(action, hand, seat))),
    giveUp: (then) => {
      const action = then === 'random' ? rng.pick(legal) : toCall(hand, seat) > 0 ? 'fold' : 'check-and-call'
      return act(state, { ...actionTaken(hand, seat, action), drawn: true })
    },
  })
}

/** Where the call takes the whole stack, to go all-in is to call. */
function meant(action: Action, hand: Hand, seat: Seat): Action {
  return action === 'all-in' && toCall(hand, seat) === at(hand.stacks, seat) ? 'check-and-call' : action
}

function actionTaken(hand: Hand, seat: Seat, action: Action): ActionTaken {
  const paid = costOf(hand, seat, action)
  const bet = at(hand.bets, seat) + paid
  const isAllIn = paid > 0 && paid === at(hand.stacks, seat)
  return { type: 'action-taken', seat, action, paid, bet, isAllIn, drawn: false }
}

const act = (state: HoldemState, taken: ActionTaken): readonly HoldemEvent[] => [
  taken,
  ...afterwards(evolveHoldem(state, taken)),
]
