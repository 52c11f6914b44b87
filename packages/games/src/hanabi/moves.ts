import type { Seat } from '@wis/engine'
import { colours, coloursOf, ranksOf } from './cards.ts'
import { isTouchedBy } from './hand.ts'
import type { Clue, Hand, HeldCard } from './hand.ts'
import type { HanabiRuleset, HanabiState } from './table.ts'

export type HanabiMove =
  /** Positions are counted from 1 for the oldest card. */
  | { readonly kind: 'play' | 'discard'; readonly position: number }
  | { readonly kind: 'clue'; readonly to: Seat; readonly clue: Clue }

export const label = { en: 'Move', zh: '行动' } as const

type MoveFault = 'no-such-card' | 'tokens-full' | 'no-tokens' | 'own-hand' | 'touches-nothing'
/** What a seat knows that chooses a move. */
type Known = Pick<HanabiState, 'ruleset' | 'hands' | 'tokens'>

/** `play 1`, `discard 2`, `clue 2 red`, `clue 2 3`. Seats are counted from 1, as in their names. */
export function moveName(move: HanabiMove): string {
  return move.kind === 'clue' ? `clue ${move.to + 1} ${move.clue.value}` : `${move.kind} ${move.position}`
}

/** The move that a name stands for. */
export function moveNamed(name: string): HanabiMove {
  const [kind, number, value = ''] = name.split(' ')
  if (kind !== 'clue') return { kind: kind === 'discard' ? 'discard' : 'play', position: Number(number) }
  const colour = colours.find((one) => one === value)
  const clue: Clue = colour ? { kind: 'colour', value: colour } : { kind: 'rank', value: Number(value) }
  return { kind: 'clue', to: Number(number) - 1, clue }
}

type Sizes = Pick<HanabiRuleset, 'players' | 'colours' | 'ranks' | 'handSize'>

function cluesOf(ruleset: Sizes): readonly Clue[] {
  return [
    ...coloursOf(ruleset).map((value) => ({ kind: 'colour', value }) as const),
    ...ranksOf(ruleset).map((value) => ({ kind: 'rank', value }) as const),
  ]
}

/** The cards of a hand that a clue touches, for a reader who sees them. */
export const touchedIn = (hand: Hand, clue: Clue): readonly HeldCard[] =>
  hand.filter(({ face }) => face !== null && isTouchedBy(face, clue))

/** Why a seat may not make this move now. Undefined if it may. */
export function faultOf(state: Known, seat: Seat, move: HanabiMove): MoveFault | undefined {
  if (move.kind === 'clue') {
    if (move.to === seat) return 'own-hand'
    if (state.tokens === 0) return 'no-tokens'
    return touchedIn(state.hands[move.to] ?? [], move.clue).length === 0 ? 'touches-nothing' : undefined
  }
  if (!state.hands[seat]?.[move.position - 1]) return 'no-such-card'
  return move.kind === 'discard' && state.tokens === state.ruleset.tokens ? 'tokens-full' : undefined
}

/** Everything that a seat can say, legal or not. */
export function allMoves(ruleset: Sizes): readonly HanabiMove[] {
  const positions = Array.from({ length: ruleset.handSize }, (_, index) => index + 1)
  const clues = cluesOf(ruleset)
  return [
    ...positions.map((position) => ({ kind: 'play', position }) as const),
    ...positions.map((position) => ({ kind: 'discard', position }) as const),
    ...Array.from({ length: ruleset.players }, (_, to) =>
      clues.map((clue) => ({ kind: 'clue', to, clue }) as const),
    ).flat(),
  ]
}

/** The moves that a seat may make, for a reader who sees the hands of all others. */
export const legalMoves = (state: Known, seat: Seat): readonly HanabiMove[] =>
  allMoves(state.ruleset).filter((move) => faultOf(state, seat, move) === undefined)

const events = { play: 'card-played', discard: 'card-discarded', clue: 'clue-given' } as const
/** The event that each move of any table leads to, by its name. */
export const eventsOfMoves = Object.fromEntries(
  allMoves({ players: 5, colours: 5, ranks: 5, handSize: 10 }).map((move) => [
    moveName(move),
    events[move.kind],
  ]),
)
