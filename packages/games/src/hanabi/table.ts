import type { Seat } from '@wis/engine'
import { either, event, flag, group, hiddenEvent, list, made, namesOnly, oneOf } from '../define/table.ts'
import { counted, passing, seat, shownEvent, whole } from '../define/table.ts'
import type { EventsOf, KnownTable, Secret } from '../define/table.ts'
import { colours, coloursOf, deckLength, ends } from './cards.ts'
import type { End, Face } from './cards.ts'
import { handAfterClue, handSeen, heldCard } from './hand.ts'
import type { Act, ClueGiven, Hand, Laid, NumberedCard, Tops } from './hand.ts'
import { sayAct, sayCards } from './say.ts'

export const rules = {
  colours: whole(1, colours.length, { en: 'Colours', zh: '颜色数' }),
  ranks: whole(2, 5, { en: 'Ranks', zh: '点数种类' }),
  handSize: whole(1, 10, { en: 'Cards in a hand', zh: '手牌数' }),
  // The clue tokens at the beginning, and the most there can be.
  tokens: whole(1, 20, { en: 'Clue tokens', zh: '提示数' }),
  lives: whole(1, 10, { en: 'Lives', zh: '生命数' }),
  // What the fireworks are worth once the last life is lost.
  bombed: oneOf(
    { zero: { en: 'zero', zh: '零分' }, keep: { en: 'as it was', zh: '保留得分' } },
    { en: 'Score without lives', zh: '生命耗尽时的得分' },
  ),
}

const number = whole(1)
const face = { colour: namesOnly(colours), rank: number }
/** Cards have numbers in the order in which they are drawn, from 1. */
const cards = list(group({ card: number, ...face }))
/** A card from a hand, with its place there, from 1 for the oldest card. */
const laid = { seat, made, card: number, ...face, position: number }
const clue = either(
  group({ kind: namesOnly(['colour']), value: namesOnly(colours) }),
  group({ kind: namesOnly(['rank']), value: number }),
)

export const events = passing({
  // The order in which cards will be drawn.
  'deck-shuffled': hiddenEvent({ deck: list(group(face)) }),
  'hand-dealt': event({ seat, cards: list(number) }, ({ seat: at, cards: dealt }, { language, nameOf }) => {
    const count = dealt.length
    if (language === 'zh') return `${nameOf(at)}拿到${count}张牌。`
    return `${nameOf(at)} is dealt ${count === 1 ? '1 card' : `${count} cards`}.`
  }),
  // The faces of cards that came into a hand. Everybody at the table reads it but the holder.
  'cards-seen': shownEvent({ holder: seat, readers: list(seat), cards }, sayCards),
  // It fits if it was the next card of its firework.
  'card-played': event({ ...laid, fits: flag() }, sayAct),
  'card-discarded': event(laid, sayAct),
  // The numbers of the cards that a clue touches, the oldest first, and where these are in the hand.
  'clue-given': event({ seat, made, to: seat, clue, cards: list(number), positions: list(number) }, sayAct),
  'card-drawn': event({ seat, card: number }, { en: '{seat} draws a card.', zh: '{seat}摸一张牌。' }),
  'deck-emptied': event(
    {},
    { en: 'The deck is empty. Every seat has one more turn.', zh: '牌库已空，每位玩家还有一个回合。' },
  ),
})
/** The cards that are left in the hands are shown at the end. */
export const endFields = { reason: namesOnly(ends), score: whole(0), hands: list(cards) }

export type HanabiEvent = EventsOf<typeof events>

export interface State {
  /** The whole deck in the order in which it is drawn. */
  readonly deck: Secret<readonly Face[]> | null
  /** The number of cards that were drawn so far. */
  readonly drawn: number
  /** A face is null for a reader who does not see it. */
  readonly hands: readonly Hand[]
  /** The highest card of every firework. */
  readonly tops: Tops
  /** Cards that were discarded, or played and did not fit, in order. */
  readonly discarded: readonly Face[]
  readonly tokens: number
  readonly lives: number
  /** The number of turns that are over. */
  readonly turn: number
  /** The turns that are left after the deck ran out. Null before that. */
  readonly turnsLeft: number | null
  /** What each seat did last. */
  readonly acts: readonly (Act | null)[]
  readonly reason: End | null
}
export type HanabiState = KnownTable<typeof rules, State, typeof events>
export type HanabiRuleset = HanabiState['ruleset']
type Now = State & Pick<HanabiState, 'ruleset' | 'tally'>

/** The cards that are left to draw. */
export const cardsLeft = ({ ruleset, drawn }: Pick<HanabiState, 'ruleset' | 'drawn'>): number =>
  deckLength(ruleset) - drawn

/** The sum of the highest cards of the fireworks. */
export const sumOfTops = ({ tops }: Pick<State, 'tops'>): number =>
  colours.reduce((sum, colour) => sum + tops[colour], 0)

export const isComplete = ({ tops, ruleset }: Pick<HanabiState, 'tops' | 'ruleset'>): boolean =>
  coloursOf(ruleset).every((colour) => tops[colour] === ruleset.ranks)

/** The seat that has to act. Undefined before and after the match. */
export const nextIn = ({
  turn,
  aliases,
  ending,
}: Pick<HanabiState, 'turn' | 'aliases' | 'ending'>): Seat | undefined =>
  ending || aliases.length === 0 ? undefined : turn % aliases.length

/** What a fact changes. */
export const changes = {
  dealt: ({ hands, drawn, ruleset }: Now, at: Seat, numbers: readonly number[]) => ({
    hands: withHand(hands, at, (hand) => [...hand, ...numbers.map((card) => heldCard(card, ruleset))]),
    drawn: drawn + numbers.length,
  }),
  seen: ({ hands }: Now, holder: Seat, shown: readonly NumberedCard[]) => ({
    hands: withHand(hands, holder, (hand) => handSeen(hand, shown)),
  }),
  /** The turn is over: its own effect, and the next seat is to act. */
  acted: (now: Now, act: Act) => ({
    ...('clue' in act ? clued(now, act) : laidDown(now, act)),
    tally: deedsOf(act).reduce((tally, deed) => counted(tally, act.seat, deed), now.tally),
    turn: now.turn + 1,
    turnsLeft: now.turnsLeft === null ? null : now.turnsLeft - 1,
    acts: now.acts.with(act.seat, act),
  }),
}

function deedsOf(act: Act): readonly string[] {
  if (act.made !== 'seat') return ['made']
  if ('clue' in act) return ['clues']
  if (act.fits === undefined) return ['discards']
  return act.fits ? ['plays'] : ['plays', 'failed']
}

function clued(
  { hands, turn, tops, discarded, tokens }: Now,
  { to, clue: told, cards: touched, made: by }: ClueGiven,
) {
  const isMeant = by === 'seat'
  const after = (hand: Hand) =>
    handAfterClue(hand, { clue: told, cards: touched, turn, tops, discarded, isMeant })
  return { hands: withHand(hands, to, after), tokens: tokens - 1 }
}

function laidDown(now: Now, { seat: by, card: laidCard, colour, rank, fits }: Laid): Partial<State> {
  const hands = withHand(now.hands, by, (hand) => hand.filter(({ card }) => card !== laidCard))
  const moreTokens = Math.min(now.tokens + 1, now.ruleset.tokens)
  if (fits)
    return {
      hands,
      tops: { ...now.tops, [colour]: rank },
      ...(rank === now.ruleset.ranks && { tokens: moreTokens }),
    }
  const discarded = [...now.discarded, { colour, rank }]
  return fits === undefined
    ? { hands, discarded, tokens: moreTokens }
    : { hands, discarded, lives: now.lives - 1 }
}

const withHand = (hands: readonly Hand[], at: Seat, change: (hand: Hand) => Hand) =>
  hands.map((hand, other) => (other === at ? change(hand) : hand))
