import type { Seat } from '@wis/engine'
import { say } from '../define/table.ts'
import { cardsText } from './cards/hand-name.ts'
import { at, costOf, legalActions, toCall } from './hand.ts'
import type { Street } from './hand.ts'
import { actionText, signed, streetNames } from './say.ts'
import { chipsOf, handsOf } from './table.ts'
import type { HoldemState } from './table.ts'

/** What a seat knows about the hand and what it can do, and how that is told. */
export function observe(now: HoldemState, seat: Seat) {
  const { hand, ruleset, ending } = now
  const hands = handsOf(ruleset)
  if (!hand) return { data: { hands } }
  const own = (values: readonly number[]) => ({ you: at(values, seat), other: at(values, 1 - seat) })
  const legal = (hand.next === seat && !ending ? legalActions(hand, seat) : []).map((action) => {
    const pays = costOf(hand, seat, action)
    // All that the seat has then bet on this street.
    return { action, pays, to: at(hand.bets, seat) + pays }
  })
  const hole = hand.holes[seat] ?? []
  const chips = chipsOf(now, seat)
  const data = {
    hand: hand.number,
    hands,
    street: hand.street,
    button: hand.button === seat ? 'you' : 'other',
    hole,
    board: hand.board,
    pot: hand.pot,
    toCall: toCall(hand, seat),
    stacks: own(hand.stacks),
    bets: own(hand.bets),
    actions: hand.actions.map(({ seat: by, ...taken }) => ({ by: by === seat ? 'you' : 'other', ...taken })),
    legal,
    chips,
  }
  const acts = hand.actions.map((taken) => {
    const [{ en, zh }, where] = [actionText(taken), streetName(now, taken.street)]
    return taken.seat === seat
      ? say(now, `you ${inSecondPerson(en)} (${where})`, `你${zh}（${where}）`)
      : say(now, `the other ${en} (${where})`, `对手${zh}（${where}）`)
  })
  const options = legal.map(({ action, pays, to }) =>
    pays ? action + say(now, ` (pay ${pays}, to ${to})`, `（投入${pays}，到${to}）`) : action,
  )
  const told = {
    street: streetName(now, hand.street),
    hasButton: hand.button === seat,
    hole: cardsText(hole),
    board: cardsText(hand.board) || say(now, 'empty', '无'),
    before: hand.number > 1 && !hand.ended ? signed(chips) : '',
    acts: acts.join(say(now, '; ', '；')),
    options: options.join(say(now, ', ', '，')),
  }
  return { data, told }
}

function streetName(now: HoldemState, street: Street): string {
  if (street === 'pre-flop') return say(now, 'before the flop', '翻牌前')
  const { en, zh } = streetNames[street]
  return say(now, `on the ${en}`, `${zh}圈`)
}

const inSecondPerson = (text: string) =>
  text
    .replace(/^goes/, 'go')
    .replace(/^(fold|check|call|raise)s/, '$1')
    .replace(' and is ', ' and are ')
