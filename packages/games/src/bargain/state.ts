import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/asked.ts'
import type { Asked } from '../contract/asked.ts'
import type { BargainEnd, BargainEvent, BargainRuleset } from './events.ts'
import { bargainPresets } from './presets.ts'
import type { PerKind } from './things.ts'

/** One of the offers of a match. `take` is null for a turn that went by. */
export interface Offer {
  readonly seat: Seat
  readonly take: PerKind | null
  readonly text: string | null
  /** The rules made it for the seat. */
  readonly drawn: boolean
}

/** How the last offer was answered, if it was accepted, or if no other one could follow. */
export interface LastAnswer {
  readonly seat: Seat
  readonly isAccepted: boolean
  readonly text: string | null
  readonly drawn: boolean
}

export interface BargainState {
  readonly ruleset: BargainRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly counts: PerKind
  /** Null for values that are not known. */
  readonly values: readonly (PerKind | null)[]
  readonly offers: readonly Offer[]
  readonly answer: LastAnswer | null
  /** Whose turn it is. Null before the first offer can be made, and after the last answer. */
  readonly next: Seat | null
  readonly asked: readonly Asked[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending:
    | { readonly kind: 'decided'; readonly reason: BargainEnd; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

export const blankBargain: BargainState = {
  ruleset: bargainPresets[0],
  language: 'en',
  aliases: ['', ''],
  counts: [0, 0, 0],
  values: [null, null],
  offers: [],
  answer: null,
  next: null,
  asked: [notAsked, notAsked],
  refused: [0, 0],
  missed: [0, 0],
  ending: null,
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: BargainState, event: BargainEvent | MatchVoided): BargainState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ruleset: event.ruleset, language: event.language, aliases: event.aliases }
    case 'things-laid':
      return { ...state, counts: event.counts, next: 0 }
    case 'values-dealt':
      return { ...state, values: state.values.map((own, seat) => (seat === event.seat ? event.values : own)) }
    case 'offer-made':
      return afterOffer(state, event)
    case 'turn-passed':
      return afterOffer(state, { seat: event.seat, take: null, text: null, drawn: true })
    case 'offer-accepted':
    case 'offer-rejected': {
      const { seat, text, drawn } = event
      const answer = { seat, isAccepted: event.type === 'offer-accepted', text, drawn }
      return { ...state, answer, next: null, asked: answered(state, seat, drawn) }
    }
    case 'move-refused':
      return { ...state, asked: askedAfter(state.asked, event), refused: oneMore(state.refused, event.seat) }
    case 'move-missed':
      return { ...state, asked: askedAfter(state.asked, event), missed: oneMore(state.missed, event.seat) }
    case 'match-ended': {
      const { reason, points, values } = event
      return { ...state, values, next: null, ending: { kind: 'decided', reason, points } }
    }
    case 'match-voided':
      return { ...state, next: null, ending: { kind: 'void', reason: event.reason } }
  }
}

function afterOffer(state: BargainState, { seat, take, text, drawn }: Offer): BargainState {
  const offers = [...state.offers, { seat, take, text, drawn }]
  const isOver = take === null && offers.length >= state.ruleset.offers
  return { ...state, offers, next: isOver ? null : 1 - seat, asked: answered(state, seat, drawn) }
}

const answered = ({ asked }: BargainState, seat: Seat, drawn: boolean) =>
  askedAfter(asked, { type: 'answered', seat, drawn })

const oneMore = (counts: readonly number[], seat: Seat) =>
  counts.map((count, other) => (other === seat ? count + 1 : count))

/** The offer that can be accepted now. */
export function standingOffer({
  offers,
  next,
}: BargainState): (Offer & { readonly take: PerKind }) | undefined {
  const last = offers.at(-1)
  return next !== null && last && last.take !== null && last.seat !== next
    ? { ...last, take: last.take }
    : undefined
}

export const offersLeft = ({ ruleset, offers }: Pick<BargainState, 'ruleset' | 'offers'>): number =>
  Math.max(0, ruleset.offers - offers.length)

/** The offer that both stand by, if there is an agreement. */
export function agreedOffer({ offers, answer }: Pick<BargainState, 'offers' | 'answer'>): Offer | undefined {
  return answer?.isAccepted ? offers.at(-1) : undefined
}
