import type { Seat } from '@wis/engine'
import { defineGame } from '../define/index.ts'
import { choice, unseal } from '../define/table.ts'
import { colourNames, coloursOf, copiesOf, deckLength, deckOf, ranksOf } from './cards.ts'
import type { End, Face } from './cards.ts'
import { texts } from './content/generated/texts.ts'
import type { HeldCard, NumberedCard } from './hand.ts'
import { players } from './house/house.ts'
import { beside, choicesFor } from './move-fields.ts'
import { faultOf, label, legalMoves, moveName, moveNamed, touchedIn } from './moves.ts'
import type { HanabiMove } from './moves.ts'
import { observe } from './observe.ts'
import { readMove } from './read-move.ts'
import { studies } from './studies.ts'
import { cardsLeft, isComplete, sumOfTops } from './table.ts'
import type { HanabiRuleset, HanabiState, State } from './table.ts'
import { table } from './view.ts'

const { move } = table.moves
const moves: typeof table.moves = {
  move: {
    ...move,
    fields: {
      move: {
        ...choice(
          label,
          ({ ruleset }: HanabiState, seat) => choicesFor(ruleset, seat),
          (now: HanabiState, seat) => legalMoves(now, seat).map(moveName),
        ),
        beside,
      },
    },
    read: (text, { table: { ruleset }, seat }) => readMove(text, ruleset, seat),
    fault: ({ move: name }, now, seat) => faultOf(now, seat, moveNamed(name)),
    holds: ({ move: name }, now, seat) => actOf(now, seat, moveNamed(name)),
    harmless: (now, seat) => actOf(now, seat, harmlessMove(now, seat)),
  },
}

export const hanabi = defineGame({
  ...table,
  ...texts.game((ruleset: HanabiRuleset) => {
    const copies = ranksOf(ruleset).map((rank) => ({ rank, of: copiesOf(rank, ruleset) }))
    const names = coloursOf(ruleset).map((colour) => colourNames[colour])
    return {
      deck: deckLength(ruleset),
      names: { en: names.map(({ en }) => en).join(', '), zh: names.map(({ zh }) => zh).join('、') },
      copies: {
        en: copies.map(({ rank, of }) => `${of} × ${rank}`).join(', '),
        zh: copies.map(({ rank, of }) => `数字${rank}有${of}张`).join('，'),
      },
      oneColour: ruleset.colours === 1,
      oneCard: ruleset.handSize === 1,
      oneToken: ruleset.tokens === 1,
      oneLife: ruleset.lives === 1,
      best: bestScore(ruleset),
      isKept: ruleset.bombed === 'keep',
      second: Math.min(2, ruleset.handSize),
      areTwo: ruleset.players === 2,
    }
  }),
  moves,
  check: (ruleset) =>
    ruleset.players * ruleset.handSize < deckLength(ruleset)
      ? undefined
      : { field: 'handSize', fault: 'the deck has too few cards for these hands' },
  genre: 'cards',
  thinkingTime: 1.7,
  suspense: ({ ruleset, lives }) => 1 + Math.max(0, Math.min(ruleset.lives, 3) - lives) / 2,
  glyph: 'M12 3v5M12 15v6M4.5 5.5l4 4M15.5 14.5l4 4M19.5 5.5l-4 4M8.5 14.5l-4 4M3 12h4M17 12h4',
  selfPlay: true,
  pointsWithin: (ruleset) => [0, bestScore(ruleset)],
  begin: ({ ruleset, aliases }, _, rng) => {
    const deck = rng.shuffle(deckOf(ruleset))
    const hands = [...aliases.keys()].map((seat) => {
      const first = seat * ruleset.handSize
      const faces = deck.slice(first, first + ruleset.handSize)
      const cards = faces.map((face, index) => numbered(first + index + 1, face))
      return [
        { type: 'hand-dealt', seat, cards: cards.map(({ card }) => card) },
        { type: 'cards-seen', holder: seat, readers: othersThan(seat, ruleset), cards },
      ] as const
    })
    return [{ type: 'deck-shuffled', deck }, ...hands.flat()]
  },
  follows: (now) => {
    const reason = endOf(now)
    const { hands, deck, drawn, turn, acts, ruleset } = now
    if (reason) {
      const score = reason === 'lives' && ruleset.bombed === 'zero' ? 0 : sumOfTops(now)
      const shown = hands.map((hand) => hand.map((held) => cardOf(deck, held)))
      return [{ type: 'match-ended', reason, score, hands: shown }]
    }
    const seat = (turn + ruleset.players - 1) % ruleset.players
    const act = acts[seat]
    const face = deck && unseal(deck)[drawn]
    if (!act || 'clue' in act || !face) return []
    const card = drawn + 1
    const cards = [numbered(card, face)]
    return [
      { type: 'card-drawn', seat, card },
      { type: 'cards-seen', holder: seat, readers: othersThan(seat, ruleset), cards },
      ...(cardsLeft(now) === 1 ? [{ type: 'deck-emptied' } as const] : []),
    ]
  },
  count: ({ tally, ruleset, ending, turn, lives }, seat) => {
    const { plays = 0, failed = 0, discards = 0, clues = 0, made = 0 } = tally[seat] ?? {}
    const score = ending?.kind === 'decided' ? (ending.points[seat] ?? 0) : 0
    const acts = plays + discards + clues
    return { score, best: bestScore(ruleset), turns: turn, acts, plays, failed, discards, clues, made, lives }
  },
  rates: texts.rates({
    'mean-score': { better: 'more', unit: 'points', of: ['score'], per: ['matches'] },
    'score-share': { better: 'more', of: ['score'], per: ['best'] },
    'play-share': { of: ['plays'], per: ['acts'] },
    'discard-share': { of: ['discards'], per: ['acts'] },
    'clue-share': { of: ['clues'], per: ['acts'] },
    'failed-rate': { better: 'fewer', of: ['failed'], per: ['plays'] },
  }),
  board: { order: 'mean-points', columns: ['score-share', 'failed-rate', 'clue-share', 'refused-rate'] },
  observe: texts.observed(observe),
  house: texts.house(players),
  studies,
  sideBySide: {
    llmarena: {
      publishedAs: 'Hanabi',
      ruleset: 'llmarena',
      selfPlay: true,
      value: { kind: 'metric', metric: 'mean-score' },
    },
  },
})

const bestScore = ({ colours, ranks }: HanabiRuleset) => colours * ranks

/** What the director knows of a table before a move. */
type Open = Pick<HanabiState, 'ruleset' | 'aliases' | 'hands' | 'tokens' | 'tops'> & {
  readonly deck: State['deck'] | HanabiState['deck']
}

/**
 * The oldest card is discarded. If a discard is not allowed, a play could cost a life, so that the next seat is told a
 * colour instead.
 */
function harmlessMove({ hands, tokens, ruleset }: Open, seat: Seat): HanabiMove {
  if (tokens < ruleset.tokens) return { kind: 'discard', position: 1 }
  const to = (seat + 1) % ruleset.players
  const oldest = hands[to]?.[0]?.face
  if (!oldest) return { kind: 'play', position: 1 }
  return { kind: 'clue', to, clue: { kind: 'colour', value: oldest.colour } }
}

/** A legal move as a fact. */
function actOf({ hands, deck, tops }: Open, seat: Seat, one: HanabiMove) {
  if (one.kind === 'clue') {
    const { to, clue } = one
    const hand = hands[to] ?? []
    const touched = touchedIn(hand, clue)
    const positions = touched.map((held) => hand.indexOf(held) + 1)
    return { type: 'clue-given', to, clue, cards: touched.map(({ card }) => card), positions } as const
  }
  const { position, kind } = one
  const laid = { ...cardOf(deck, hands[seat]?.[position - 1]), position }
  if (kind === 'discard') return { type: 'card-discarded', ...laid } as const
  return { type: 'card-played', ...laid, fits: tops[laid.colour] === laid.rank - 1 } as const
}

/** The number and the face of a card. Moves are ruled on by the director, who knows the whole deck. */
function cardOf(deck: Open['deck'], held: HeldCard | undefined): NumberedCard {
  const face = held && deck && unseal(deck)[held.card - 1]
  if (!face) throw new RangeError('a move was ruled on without its card')
  return numbered(held.card, face)
}

function endOf(now: Pick<HanabiState, 'lives' | 'tops' | 'ruleset' | 'turnsLeft'>): End | undefined {
  if (now.lives === 0) return 'lives'
  if (isComplete(now)) return 'completed'
  return now.turnsLeft === 0 ? 'deck' : undefined
}

const numbered = (card: number, { colour, rank }: Face): NumberedCard => ({ card, colour, rank })

const othersThan = (holder: Seat, { players: seats }: HanabiRuleset): readonly Seat[] =>
  [...Array(seats).keys()].filter((seat) => seat !== holder)
