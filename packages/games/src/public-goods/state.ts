import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/slips.ts'
import type { Asked } from '../contract/slips.ts'
import type { PublicGoodsEvent, PublicGoodsRuleset } from './events.ts'
import { publicGoodsPresets } from './presets.ts'

/** The reason of an investment that is refused because the seat has not so much. */
export const aboveMeans = 'above-means'

export interface Investment {
  readonly amount: number
  readonly given: boolean
}

export interface PlayedRound {
  readonly investments: readonly number[]
  /** Whether the rules invested for a seat, as far as it is known. */
  readonly given: readonly boolean[]
}

export interface PublicGoodsState {
  readonly ruleset: PublicGoodsRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  /** From 1. 0 before the first. */
  readonly round: number
  readonly isOpen: boolean
  /** The seats whose investments of this round are in. */
  readonly sealed: readonly boolean[]
  /** The investments of this round that are known, and null for the others. */
  readonly made: readonly (Investment | null)[]
  readonly rounds: readonly PlayedRound[]
  readonly asked: readonly Asked[]
  /** For each seat, how many investments were refused because it had not so much. */
  readonly tooHigh: readonly number[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending:
    | { readonly kind: 'decided'; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

const opened = (ruleset: PublicGoodsRuleset) => {
  const forEach = <Value>(value: Value) => Array.from({ length: ruleset.players }, () => value)
  const counts = { tooHigh: forEach(0), refused: forEach(0), missed: forEach(0) }
  return { ruleset, sealed: forEach(false), made: forEach(null), asked: forEach(notAsked), ...counts }
}

export const blankPublicGoods: PublicGoodsState = {
  ...opened(publicGoodsPresets[0]),
  language: 'en',
  aliases: [],
  round: 0,
  isOpen: false,
  rounds: [],
  ending: null,
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: PublicGoodsState, event: PublicGoodsEvent | MatchVoided): PublicGoodsState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ...opened(event.ruleset), language: event.language, aliases: event.aliases }
    case 'round-opened': {
      const [sealed, made] = [state.aliases.map(() => false), state.aliases.map(() => null)]
      return { ...state, round: event.round, isOpen: true, sealed, made }
    }
    case 'investment-made': {
      const { seat, amount, given } = event
      if (seat >= state.made.length) return state
      const asked = askedAfter(state.asked, { ...event, drawn: given })
      return { ...state, made: withAt(state.made, seat, { amount, given }), asked }
    }
    case 'investment-sealed':
      return { ...state, sealed: withAt(state.sealed, event.seat, true) }
    case 'move-refused': {
      const { seat, reason } = event
      const asked = askedAfter(state.asked, event)
      const tooHigh = reason === aboveMeans ? oneMore(state.tooHigh, seat) : state.tooHigh
      return { ...state, asked, refused: oneMore(state.refused, seat), tooHigh }
    }
    case 'move-missed':
      return { ...state, asked: askedAfter(state.asked, event), missed: oneMore(state.missed, event.seat) }
    case 'round-ended': {
      const { investments } = event
      const given = state.made.map((made) => made?.given ?? false)
      const made = investments.map((amount, seat) => ({ amount, given: given[seat] ?? false }))
      return { ...state, isOpen: false, made, rounds: [...state.rounds, { investments, given }] }
    }
    case 'match-ended':
      return { ...state, isOpen: false, ending: { kind: 'decided', points: event.points } }
    case 'match-voided':
      return { ...state, isOpen: false, ending: { kind: 'void', reason: event.reason } }
  }
}

/** A seat that is not there changes nothing, so that any event can be taken. */
const withAt = <Value>(values: readonly Value[], seat: Seat, value: Value): readonly Value[] =>
  values.map((other, at) => (at === seat ? value : other))

const oneMore = (counts: readonly number[], seat: Seat) => withAt(counts, seat, (counts[seat] ?? 0) + 1)

type Played = Pick<PublicGoodsState, 'rounds'>

/** What a seat has invested in the rounds that have ended. */
export const investedBy = ({ rounds }: Played, seat: Seat) =>
  rounds.reduce((sum, { investments }) => sum + (investments[seat] ?? 0), 0)

/** What a seat can still invest, by the rounds that have ended. */
export const leftOf = (state: Played & Pick<PublicGoodsState, 'ruleset'>, seat: Seat) =>
  Math.max(0, state.ruleset.endowment - investedBy(state, seat))

/** What all seats have invested in the rounds that have ended. */
export const potOf = ({ rounds }: Played) =>
  rounds.reduce((sum, { investments }) => sum + investments.reduce((pot, amount) => pot + amount, 0), 0)

/** The seats whose investments are not in yet. */
export const awaited = ({ isOpen, sealed, made }: PublicGoodsState): readonly Seat[] =>
  isOpen ? [...sealed.keys()].filter((seat) => !sealed[seat] && made[seat] === null) : []
