import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/asked.ts'
import type { Asked } from '../contract/asked.ts'
import { aboveCeiling } from './events.ts'
import type { BidEvent, BidRuleset, Values } from './events.ts'
import { bidPresets } from './presets.ts'

export interface MadeBid {
  readonly bid: number
  readonly given: boolean
}

export interface PlayedAuction {
  /** Null for a value that is not known. */
  readonly values: readonly (number | null)[]
  readonly bids: readonly number[]
  readonly winner: Seat
  readonly byChance: boolean
  /** Whether the rules bid for a seat, as far as it is known. */
  readonly given: readonly boolean[]
}

export interface BidState {
  readonly ruleset: BidRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  /** From 1. 0 before the first. */
  readonly auction: number
  readonly isOpen: boolean
  /** The values of all auctions, for the director. */
  readonly drawn: Values | null
  /** The values of this auction that are known, and null for the others. */
  readonly values: readonly (number | null)[]
  /** The seats whose bids of this auction are in. */
  readonly sealed: readonly boolean[]
  /** The bids of this auction that are known, and null for the others. */
  readonly made: readonly (MadeBid | null)[]
  readonly past: readonly PlayedAuction[]
  readonly asked: readonly Asked[]
  /** For each seat, how many bids were refused because they were too high. */
  readonly tooHigh: readonly number[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending:
    | { readonly kind: 'decided'; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

const none = [null, null] as const
const noCounts = [0, 0] as const

export const blankBid: BidState = {
  ruleset: bidPresets[0],
  language: 'en',
  aliases: ['', ''],
  auction: 0,
  isOpen: false,
  drawn: null,
  values: none,
  sealed: [false, false],
  made: none,
  past: [],
  asked: [notAsked, notAsked],
  tooHigh: noCounts,
  refused: noCounts,
  missed: noCounts,
  ending: null,
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: BidState, event: BidEvent | MatchVoided): BidState {
  switch (event.type) {
    case 'match-opened': {
      const { ruleset, language, aliases } = event
      return { ...state, ruleset, language, aliases }
    }
    case 'values-drawn':
      return { ...state, drawn: event.values }
    case 'auction-opened':
      return {
        ...state,
        auction: event.auction,
        isOpen: true,
        values: none,
        sealed: [false, false],
        made: none,
      }
    case 'value-dealt':
      return { ...state, values: withAt(state.values, event.seat, event.value) }
    case 'bid-made': {
      const { seat, bid, given } = event
      const asked = askedAfter(state.asked, { ...event, drawn: given })
      return { ...state, made: withAt(state.made, seat, { bid, given }), asked }
    }
    case 'bid-sealed':
      return { ...state, sealed: withAt(state.sealed, event.seat, true) }
    case 'move-refused':
      return afterRefusal(state, event)
    case 'move-missed':
      return { ...state, asked: askedAfter(state.asked, event), missed: oneMore(state.missed, event.seat) }
    case 'auction-ended':
      return afterAuction(state, event)
    case 'values-revealed': {
      const past = state.past.map((one, index) => ({ ...one, values: event.values[index] ?? one.values }))
      return { ...state, drawn: event.values, values: past.at(-1)?.values ?? state.values, past }
    }
    case 'match-ended':
      return { ...state, isOpen: false, ending: { kind: 'decided', points: event.points } }
    case 'match-voided':
      return { ...state, isOpen: false, ending: { kind: 'void', reason: event.reason } }
  }
}

function afterRefusal(
  state: BidState,
  event: Extract<BidEvent, { readonly type: 'move-refused' }>,
): BidState {
  const { seat, reason } = event
  return {
    ...state,
    asked: askedAfter(state.asked, event),
    refused: oneMore(state.refused, seat),
    tooHigh: reason === aboveCeiling ? oneMore(state.tooHigh, seat) : state.tooHigh,
  }
}

function afterAuction(
  state: BidState,
  { bids, winner, byChance }: Extract<BidEvent, { readonly type: 'auction-ended' }>,
): BidState {
  const given = state.made.map((made) => made?.given ?? false)
  const made = bids.map((bid, seat) => ({ bid, given: given[seat] ?? false }))
  const played = { values: state.values, bids, winner, byChance, given }
  return { ...state, isOpen: false, made, past: [...state.past, played] }
}

/** A seat that is not there changes nothing, so that any event can be taken. */
const withAt = <Value>(values: readonly Value[], seat: Seat, value: Value): readonly Value[] =>
  values.map((other, at) => (at === seat ? value : other))

const oneMore = (counts: readonly number[], seat: Seat) => withAt(counts, seat, (counts[seat] ?? 0) + 1)

/** What a seat gained in an auction. Null if it won and its value is not known. */
export function gainOf({ winner, values, bids }: PlayedAuction, seat: Seat): number | null {
  if (winner !== seat) return 0
  const [value, bid] = [values[seat] ?? null, bids[seat]]
  return value === null || bid === undefined ? null : value - bid
}

/** What a seat gained in all auctions that have ended, as far as it is known. */
export const gainedBy = ({ past }: Pick<BidState, 'past'>, seat: Seat) =>
  past.reduce((sum, auction) => sum + (gainOf(auction, seat) ?? 0), 0)

/** The seats whose bids are not in yet. Nobody is asked before its value is dealt. */
export function awaited({ isOpen, sealed, made, drawn, values }: BidState): readonly Seat[] {
  if (!isOpen) return []
  const isDealt = (seat: Seat) => drawn === null || values[seat] !== null
  return [...sealed.keys()].filter((seat) => !sealed[seat] && made[seat] === null && isDealt(seat))
}
