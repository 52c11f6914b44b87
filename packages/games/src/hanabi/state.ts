import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/asked.ts'
import type { Asked } from '../contract/asked.ts'
import { colours, coloursOf, deckLength } from './cards.ts'
import type { Face } from './cards.ts'
import type { HanabiEnd } from './events.ts'
import { handAfterClue, handSeen, heldCard } from './hand.ts'
import type { Hand, Tops } from './hand.ts'
import type { HanabiAct, HanabiEvent, HanabiRuleset } from './schema.ts'

/** What a seat did in a match, in numbers. Moves that were made for it are counted apart. */
export interface Deeds {
  readonly plays: number
  readonly failed: number
  readonly discards: number
  readonly clues: number
  readonly made: number
  readonly refused: number
  readonly missed: number
}

export interface HanabiState {
  readonly ruleset: HanabiRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  /** The whole deck in the order in which it is drawn. Empty for every reader but the director. */
  readonly deck: readonly Face[]
  /** The number of cards that were drawn so far. */
  readonly drawn: number
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
  /** The seat that has to act. Null before and after the match. */
  readonly next: Seat | null
  readonly asked: readonly Asked[]
  /** What each seat did last. */
  readonly acts: readonly (HanabiAct | null)[]
  readonly deeds: readonly Deeds[]
  readonly ending:
    | { readonly kind: 'decided'; readonly reason: HanabiEnd; readonly score: number }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

const noDeeds: Deeds = { plays: 0, failed: 0, discards: 0, clues: 0, made: 0, refused: 0, missed: 0 }

export function blankHanabi(ruleset: HanabiRuleset): HanabiState {
  const each = <Value>(value: Value) => Array.from({ length: ruleset.players }, () => value)
  return {
    ruleset,
    language: 'en',
    aliases: [],
    deck: [],
    drawn: 0,
    hands: each([]),
    tops: { red: 0, yellow: 0, green: 0, white: 0, blue: 0 },
    discarded: [],
    tokens: ruleset.tokens,
    lives: ruleset.lives,
    turn: 0,
    turnsLeft: null,
    next: null,
    asked: each(notAsked),
    acts: each(null),
    deeds: each(noDeeds),
    ending: null,
  }
}

/** The cards that are left to draw. */
export const cardsLeft = ({ ruleset, drawn }: Pick<HanabiState, 'ruleset' | 'drawn'>): number =>
  deckLength(ruleset) - drawn

/** The sum of the highest cards of the fireworks. */
export const sumOfTops = ({ tops }: Pick<HanabiState, 'tops'>): number =>
  colours.reduce((sum, colour) => sum + tops[colour], 0)

export const isComplete = (state: Pick<HanabiState, 'tops' | 'ruleset'>): boolean =>
  coloursOf(state.ruleset).every((colour) => state.tops[colour] === state.ruleset.ranks)

/** What a fact changes. Takes any event in any state. */
export function evolveHanabi(state: HanabiState, event: HanabiEvent | MatchVoided): HanabiState {
  switch (event.type) {
    case 'match-opened': {
      const { ruleset, language, aliases } = event
      return { ...blankHanabi(ruleset), language, aliases, next: 0 }
    }
    case 'deck-shuffled':
      return { ...state, deck: event.deck }
    case 'hand-dealt':
      return withCards(state, event.seat, event.cards)
    case 'card-drawn':
      return withCards(state, event.seat, [event.card])
    case 'cards-seen':
      return withHand(state, event.holder, (hand) => handSeen(hand, event.cards))
    case 'card-played':
    case 'card-discarded':
    case 'clue-given':
      return afterAct(state, event)
    case 'deck-emptied':
      return { ...state, turnsLeft: state.ruleset.players }
    case 'move-refused':
      return { ...counted(state, event.seat, 'refused'), asked: askedAfter(state.asked, event) }
    case 'move-missed':
      return { ...counted(state, event.seat, 'missed'), asked: askedAfter(state.asked, event) }
    case 'match-ended': {
      const hands = state.hands.map((hand, seat) => handSeen(hand, event.hands[seat] ?? []))
      const { reason, score } = event
      return { ...state, hands, next: null, ending: { kind: 'decided', reason, score } }
    }
    case 'match-voided':
      return { ...state, next: null, ending: { kind: 'void', reason: event.reason } }
  }
}

/** Everybody has one turn in each round. */
export const roundOf = ({ turn, ruleset }: Pick<HanabiState, 'turn' | 'ruleset'>): number =>
  Math.floor(turn / ruleset.players) + 1

/** The turn is over: its own effect, and the next seat is to act. */
function afterAct(state: HanabiState, act: HanabiAct): HanabiState {
  const { seat, made, type } = act
  return {
    ...effectOf(counted(state, seat, ...deedsOf(act)), act),
    turn: state.turn + 1,
    turnsLeft: state.turnsLeft === null ? null : state.turnsLeft - 1,
    next: (seat + 1) % state.ruleset.players,
    asked: askedAfter(state.asked, { type, seat, drawn: made !== 'seat' }),
    acts: state.acts.map((last, other) => (other === seat ? act : last)),
  }
}

function deedsOf(act: HanabiAct): readonly (keyof Deeds)[] {
  if (act.made !== 'seat') return ['made']
  if (act.type === 'clue-given') return ['clues']
  if (act.type === 'card-discarded') return ['discards']
  return act.fits ? ['plays'] : ['plays', 'failed']
}

function effectOf(state: HanabiState, act: HanabiAct): HanabiState {
  if (act.type === 'clue-given') {
    const { clue, cards, to, made } = act
    const told = withHand(state, to, (hand) =>
      handAfterClue(hand, {
        clue,
        cards,
        turn: state.turn,
        tops: state.tops,
        discarded: state.discarded,
        isMeant: made === 'seat',
      }),
    )
    return { ...told, tokens: state.tokens - 1 }
  }
  const { colour, rank, seat } = act
  const without = withHand(state, seat, (hand) => hand.filter(({ card }) => card !== act.card))
  const discarded = [...state.discarded, { colour, rank }]
  if (act.type === 'card-discarded') return { ...without, discarded, tokens: moreTokens(state) }
  if (!act.fits) return { ...without, discarded, lives: state.lives - 1 }
  const tops = { ...state.tops, [colour]: rank }
  return { ...without, tops, tokens: rank === state.ruleset.ranks ? moreTokens(state) : state.tokens }
}

const moreTokens = ({ tokens, ruleset }: HanabiState) => Math.min(tokens + 1, ruleset.tokens)

function withCards(state: HanabiState, seat: Seat, cards: readonly number[]): HanabiState {
  const got = withHand(state, seat, (hand) => [
    ...hand,
    ...cards.map((card) => heldCard(card, state.ruleset)),
  ])
  return { ...got, drawn: state.drawn + cards.length }
}

function withHand(state: HanabiState, seat: Seat, change: (hand: Hand) => Hand): HanabiState {
  return { ...state, hands: state.hands.map((hand, other) => (other === seat ? change(hand) : hand)) }
}

function counted(state: HanabiState, seat: Seat, ...kinds: readonly (keyof Deeds)[]): HanabiState {
  const more = (deeds: Deeds) => kinds.reduce((sum, kind) => ({ ...sum, [kind]: sum[kind] + 1 }), deeds)
  return { ...state, deeds: state.deeds.map((deeds, other) => (other === seat ? more(deeds) : deeds)) }
}
