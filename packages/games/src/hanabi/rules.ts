import type { Forfeit, Game, MatchVoided, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { turnOf } from '../contract/asked.ts'
import type { Field } from '../contract/field.ts'
import type { Moved } from '../contract/moved.ts'
import { readMeant } from '../contract/reading/meant/read-meant.ts'
import { withAllDigits } from '../contract/reading/meant/spelled-out.ts'
import { readFields } from '../contract/reading/read-fields.ts'
import type { Filled } from '../contract/reading/read-fields.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readClearly, readSaidBy, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said, Understood } from '../contract/slips.ts'
import { deckOf } from './cards.ts'
import type { Face } from './cards.ts'
import type { HanabiEnd, Maker } from './events.ts'
import type { HeldCard } from './hand.ts'
import { moveFields } from './move-fields.ts'
import { faultOf, legalMoves, moveNamed, touchedIn } from './moves.ts'
import type { HanabiMove } from './moves.ts'
import type { HanabiAct, HanabiEvent, HanabiRuleset, NumberedCard } from './schema.ts'
import { cardsLeft, evolveHanabi, isComplete, roundOf, sumOfTops } from './state.ts'
import type { HanabiState } from './state.ts'
import { strangeClues } from './strange-clues.ts'
import { view } from './view.ts'

export type HanabiSaid = Said<HanabiMove>
export type HanabiGame = Game<HanabiConfig, HanabiState, HanabiSaid, HanabiEvent>

export const hanabiRules: HanabiGame = {
  id: 'hanabi',
  ...view.rules,
  open: (config, seats, rng) => deal(config, seats, rng.shuffle(deckOf(config.ruleset))),
  turns: ({ next, asked, turn, ruleset }) => {
    if (next === null) return []
    const round = roundOf({ turn, ruleset })
    return [turnOf(asked, next, { kind: 'move', round, limitMs: ruleset.turnLimitMs })]
  },
  readMove: ({ ruleset }, { seat }, text) =>
    readSaidBy(text, {
      read: (answer) =>
        readMove(ruleset, seat, clueInFull(answer), (fields, said) => readClearly(fields, said, seat)),
      earlier: [
        (answer) => readMove(ruleset, seat, answer, readMeant),
        (answer) => moveIn(readFields(moveFields(ruleset, seat), answer)),
      ],
    }),
  decide,
}

const moveIn = (filled: Filled): Understood<HanabiMove> =>
  filled.ok ? { ok: true, move: moveNamed(String(filled.values['move'])) } : filled

function readMove(
  ruleset: HanabiRuleset,
  seat: Seat,
  answer: string,
  read: (fields: readonly Field[], answer: string) => Filled,
): Understood<HanabiMove> {
  const strange = strangeClues(ruleset, seat, answer)
  const filled = read(moveFields(ruleset, seat, strange), answer)
  const isStrange = filled.ok && strange.some(({ value }) => value === filled.values['move'])
  return isStrange ? { ok: false, reason: 'no-such-clue' } : moveIn(filled)
}

export function hanabiMoveOf(event: HanabiEvent): Moved<HanabiSaid> | undefined {
  switch (event.type) {
    case 'card-played':
      return saidBy(event.seat, { kind: 'play', position: event.position })
    case 'card-discarded':
      return saidBy(event.seat, { kind: 'discard', position: event.position })
    case 'clue-given':
      return saidBy(event.seat, { kind: 'clue', to: event.to, clue: event.clue })
    default:
      return undefined
  }
}

function decide(
  state: HanabiState,
  seat: Seat,
  move: HanabiSaid | Forfeit,
  rng: Rng,
): Ruling<HanabiEvent | MatchVoided> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (state.next !== seat) return { ok: false, reason: 'not-your-turn' }
  return ruleOnAnswer<HanabiMove, HanabiEvent>({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: (said) => faultOf(state, seat, said),
    play: (said) => eventsOf(state, actOf(state, said, { seat, made: 'seat' })),
    giveUp: (then) =>
      then === 'random'
        ? eventsOf(state, actOf(state, rng.pick(legalMoves(state, seat)), { seat, made: 'chance' }))
        : eventsOf(state, actOf(state, harmlessMove(state, seat), { seat, made: 'rule' })),
  })
}

/**
 * The oldest card is discarded. If a discard is not allowed, a play could cost a life, so that the next seat is told a
 * colour instead.
 */
function harmlessMove({ hands, tokens, ruleset }: HanabiState, seat: Seat): HanabiMove {
  if (tokens < ruleset.tokens) return { kind: 'discard', position: 1 }
  const to = (seat + 1) % ruleset.players
  const oldest = hands[to]?.[0]?.face
  if (!oldest) return { kind: 'play', position: 1 }
  return { kind: 'clue', to, clue: { kind: 'colour', value: oldest.colour } }
}

/** A legal move as a fact. */
function actOf(
  state: HanabiState,
  move: HanabiMove,
  by: { readonly seat: Seat; readonly made: Maker },
): HanabiAct {
  if (move.kind === 'clue') {
    const hand = state.hands[move.to] ?? []
    const touched = touchedIn(hand, move.clue)
    return {
      type: 'clue-given',
      ...by,
      to: move.to,
      clue: move.clue,
      cards: touched.map(({ card }) => card),
      positions: touched.map((held) => hand.indexOf(held) + 1),
    }
  }
  const { position, kind } = move
  const laid = { ...by, ...shown(state, state.hands[by.seat]?.[position - 1]), position }
  if (kind === 'discard') return { type: 'card-discarded', ...laid }
  return { type: 'card-played', ...laid, fits: state.tops[laid.colour] === laid.rank - 1 }
}

/** The number and the face of a card. Moves are ruled on by the director, who knows the whole deck. */
function shown({ deck }: HanabiState, held: HeldCard | undefined): NumberedCard {
  const face = held && deck[held.card - 1]
  if (!face) throw new RangeError('a move was ruled on without its card')
  return numbered(held.card, face)
}

/** A turn: the act, and then the end of the match or a new card. */
function eventsOf(state: HanabiState, act: HanabiAct): readonly HanabiEvent[] {
  const after = evolveHanabi(state, act)
  const end = endOf(after)
  if (end) return [act, matchEnd(after, end)]
  return act.type === 'clue-given' ? [act] : [act, ...draw(after, act.seat)]
}

function endOf(state: HanabiState): HanabiEnd | undefined {
  if (state.lives === 0) return 'lives'
  if (isComplete(state)) return 'completed'
  return state.turnsLeft === 0 ? 'deck' : undefined
}

function matchEnd(state: HanabiState, reason: HanabiEnd): HanabiEvent {
  const score = reason === 'lives' && state.ruleset.bombed === 'zero' ? 0 : sumOfTops(state)
  return {
    type: 'match-ended',
    reason,
    score,
    hands: state.hands.map((hand) => hand.map((held) => shown(state, held))),
  }
}

function draw(state: HanabiState, seat: Seat): readonly HanabiEvent[] {
  const face = state.deck[state.drawn]
  if (!face) return []
  const card = state.drawn + 1
  const readers = othersThan(seat, state.ruleset.players)
  const events: readonly HanabiEvent[] = [
    { type: 'card-drawn', seat, card },
    { type: 'cards-seen', holder: seat, readers, cards: [numbered(card, face)] },
  ]
  return cardsLeft(state) === 1 ? [...events, { type: 'deck-emptied' }] : events
}

export type HanabiConfig = GameConfig<HanabiRuleset>

/** The facts that open a match with this deck. */
export function deal(
  { ruleset, language }: HanabiConfig,
  seats: readonly Seat[],
  deck: readonly Face[],
): readonly HanabiEvent[] {
  return [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'deck-shuffled', deck },
    ...seats.flatMap((seat) => dealHand(ruleset, deck, seat)),
  ]
}

function dealHand(
  { players, handSize }: HanabiRuleset,
  deck: readonly Face[],
  seat: Seat,
): readonly HanabiEvent[] {
  const first = seat * handSize
  const cards = deck.slice(first, first + handSize).map((face, index) => numbered(first + index + 1, face))
  return [
    { type: 'hand-dealt', seat, cards: cards.map(({ card }) => card) },
    { type: 'cards-seen', holder: seat, readers: othersThan(seat, players), cards },
  ]
}

const numbered = (card: number, { colour, rank }: Face): NumberedCard => ({ card, colour, rank })

const othersThan = (holder: Seat, players: number): readonly Seat[] =>
  [...Array(players).keys()].filter((seat) => seat !== holder)

const rank = '(?:one|two|three|four|five)s?'
const verb = '(?:clue|hint|reveal|tell)'
const quote = '["\'“”‘’]?'

/** A rank in words behind the seat of a clue. */
const rankInWords = new RegExp(
  String.raw`(?<![a-z])(${verb} (?:player )?\d:? (?:with |about |the )?)${quote}(${rank})${quote}(?![a-z])`,
  'giu',
)
/** “Give Player 2 a clue about 2s”. */
const given = new RegExp(
  String.raw`(?<![a-z])give (player \d) (?:a |the )?(?:clue|hint)(?: about| of|:)? (?:the |their |all )?`,
  'giu',
)
const givenInChinese = /给\s?(玩家\s?\d|\d\s?号(?:玩家)?)\s?(?:一个)?提示\s?/gu
const seatByNumber = /(?<=提示|告诉|告知)\s?(\d)\s?号(?:玩家|选手)?\s?/gu
const chineseRank = /((?:提示|告诉|告知)\s?玩家\s?\d\s?(?:数字|点数)?)([一二三四五])(?!\p{Script=Han})/gu

/** The text with clues as the rules write them: “clue 2 two” is “clue 2 2”, and “提示2号玩家红色” is “提示玩家2红色”. */
const clueInFull = (text: string): string =>
  text
    .replace(/(?<![a-z])(card )in (?=position \d)/giu, '$1at ')
    .replace(given, 'clue $1 ')
    .replace(
      rankInWords,
      (_, clue: string, word: string) => `${clue}${withAllDigits(word.replace(/s$/iu, ''))}`,
    )
    .replace(givenInChinese, (_, seat: string) => `提示玩家${seat.replace(/\D/gu, '')}`)
    .replace(seatByNumber, '玩家$1')
    .replace(chineseRank, (_, clue: string, word: string) => `${clue}${withAllDigits(word)}`)
