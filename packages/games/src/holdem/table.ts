import { atTheEnd, event, flag, group, hiddenEvent, list, oneOf, optional } from '../define/table.ts'
import { pairOf, passing, perSeat, seat, secretEvent, whole, yes } from '../define/table.ts'
import type { EventsOf, KnownTable, ValuesOf } from '../define/table.ts'
import { actionTaken, at, cards, chips, fiveCards, handEnded, hole } from './hand.ts'
import type { Hand, HandEnded } from './hand.ts'
import { sayAction, sayEnd, streetNames } from './say.ts'

export const rules = {
  // How often cards are drawn for a hand.
  deals: whole(1, 50, { en: 'Deals', zh: '发牌次数' }),
  // The second time with the seats swapped.
  twice: flag({ en: 'Each deal is played twice, with seats exchanged', zh: '每副牌换位再打一次' }),
  // Results say what a seat would have without the luck of its cards.
  countsLuck: optional(yes),
  // The one hand begins on the flop with cards from the list of spots, and the match ends with its first action, for no points.
  flopSpot: atTheEnd(yes),
  stack: whole(4, 100_000, { en: 'Chips at the start of a hand', zh: '每手起始筹码' }),
  smallBlind: whole(1, undefined, { en: 'Small blind', zh: '小盲' }),
  bigBlind: whole(2, undefined, { en: 'Big blind', zh: '大盲' }),
  // When those are turned up that no showdown has shown.
  holeCards: optional(
    oneOf(
      {
        'at-the-end': { en: 'at the end of the match', zh: '对局结束后' },
        'after-each-hand': { en: 'after each hand', zh: '每手结束后' },
      },
      { en: 'Hole cards are turned up', zh: '底牌公开时间' },
    ),
    'at-the-end',
  ),
}

/** All cards that one hand may need. The first two are for the button. */
const deal = { holes: pairOf(hole), board: fiveCards }
export type Deal = ValuesOf<typeof deal>
/** What the hands of a match are played with. The order has, for each hand, the number of its deal, from 0. */
const drawn = { deals: list(group(deal)), order: list(whole(0)) }
export type Drawn = ValuesOf<typeof drawn>
const blind = group({ seat, amount: chips })

export const events = passing({
  'cards-drawn': hiddenEvent(drawn),
  'hand-opened': event(
    { hand: whole(1), button: seat },
    { en: 'Hand {hand} begins. {button} has the button.', zh: '第{hand}手开始，{button}在按钮位。' },
  ),
  'hole-dealt': secretEvent(
    { seat, cards: hole },
    { en: '{seat} is dealt {cards}.', zh: '{seat}拿到底牌{cards}。' },
  ),
  'blinds-posted': event({ small: blind, big: blind }, ({ small, big }, { language, nameOf }) => {
    const [first, second] = [nameOf(small.seat), nameOf(big.seat)]
    return language === 'zh'
      ? `${first}下小盲${small.amount}，${second}下大盲${big.amount}。`
      : `${first} posts the small blind of ${small.amount}, ${second} the big blind of ${big.amount}.`
  }),
  'action-taken': event(actionTaken, sayAction),
  'board-dealt': event(
    { street: oneOf(streetNames), cards },
    { en: 'The {street}: {cards}.', zh: '{street}：{cards}。' },
  ),
  'bet-returned': event(
    { seat, amount: chips },
    {
      en: '{seat} takes back {amount}, which nobody called.',
      zh: '{seat}收回无人跟注的{amount}。',
      read: { en: 'Uncalled {amount} returned to {seat}.', zh: '{seat}收回未被跟注的{amount}。' },
    },
  ),
  'cards-shown': event(
    { holes: perSeat(hole, 2) },
    { en: '[{seat} shows {holes}|, ].', zh: '[{seat}亮出{holes}|，]。' },
  ),
  'hand-ended': event(handEnded, sayEnd),
  'cards-turned-up': event(
    { holes: perSeat(hole, 2) },
    {
      en: 'Turned up after the hand: [{seat} had {holes}|, ].',
      zh: '本手结束后公开底牌：[{seat}是{holes}|，]。',
    },
  ),
  'cards-revealed': event(drawn, { en: 'The cards of all hands are shown.', zh: '所有牌局的牌全部公开。' }),
})

export interface State {
  /** Null for a reader who may not know them. */
  readonly drawn: Drawn | null
  /** Null before the first hand. */
  readonly hand: Hand | null
  /** The pot at each street that was dealt, by hand. Empty if the ruleset counts no luck. */
  readonly pots: readonly (readonly number[])[]
  /** The hands that are over, in order. */
  readonly played: readonly (Pick<HandEnded, 'winner' | 'net' | 'reason' | 'pot'> & Pick<Hand, 'button'>)[]
  /** For each seat the hand that has brought it the most, as it lay on the table at its end. */
  readonly largest: readonly (Hand | null)[]
}
export type HoldemState = KnownTable<typeof rules, State, typeof events>
export type HoldemRuleset = HoldemState['ruleset']
export type HoldemEvent =
  | EventsOf<typeof events>
  | { readonly type: 'match-ended'; readonly points: readonly number[] }

type HoleCards = HoldemRuleset['holeCards']
export const turnsUpAfterHands = ({ holeCards }: { readonly holeCards?: HoleCards | undefined }): boolean =>
  holeCards === 'after-each-hand'

export const handsOf = ({ deals, twice }: Pick<HoldemRuleset, 'deals' | 'twice'>): number =>
  twice ? 2 * deals : deals

/** The chips that a seat has won in all hands so far. */
export const chipsOf = ({ played }: Pick<State, 'played'>, of: number): number =>
  played.reduce((sum, { net }) => sum + at(net, of), 0)
