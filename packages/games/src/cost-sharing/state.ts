import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/asked.ts'
import type { Asked } from '../contract/asked.ts'
import type { Airline } from './airlines.ts'
import type { CostEnd, CostEvent, CostRuleset, Shares } from './events.ts'
import { costPresets } from './presets.ts'
import { isSame } from './shares.ts'

/** What a seat did in a turn. */
export interface Act {
  readonly seat: Seat
  readonly round: number
  readonly kind: 'proposed' | 'supported' | 'passed'
  /** What the seat stands behind afterwards. */
  readonly shares: Shares | null
  readonly supported: Seat | null
  readonly text: string | null
  /** The ruleset or the rules did it for the seat. */
  readonly given: boolean
}

export interface CostState {
  readonly ruleset: CostRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly airlines: readonly Airline[]
  readonly round: number
  /** What each seat stands behind. */
  readonly stands: readonly (Shares | null)[]
  readonly acts: readonly Act[]
  readonly next: Seat | null
  readonly asked: readonly Asked[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending:
    | {
        readonly kind: 'decided'
        readonly reason: CostEnd
        readonly shares: Shares | null
        readonly proposer: Seat | null
        readonly points: readonly number[]
      }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

export const blankCostSharing: CostState = {
  ruleset: costPresets[0],
  language: 'en',
  aliases: ['', '', ''],
  airlines: [],
  round: 0,
  stands: [null, null, null],
  acts: [],
  next: null,
  asked: [notAsked, notAsked, notAsked],
  refused: [0, 0, 0],
  missed: [0, 0, 0],
  ending: null,
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: CostState, event: CostEvent | MatchVoided): CostState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ruleset: event.ruleset, language: event.language, aliases: event.aliases }
    case 'airlines-presented':
      return { ...state, airlines: event.airlines }
    case 'round-opened':
      return { ...state, round: event.round, next: 0 }
    case 'proposal-made': {
      const { seat, shares, text, given } = event
      return afterAct(state, { seat, kind: 'proposed', shares, supported: null, text, given })
    }
    case 'proposal-supported': {
      const { seat, shares, supported, text } = event
      return afterAct(state, { seat, kind: 'supported', shares, supported, text, given: false })
    }
    case 'turn-passed': {
      const shares = state.stands[event.seat] ?? null
      return afterAct(state, {
        seat: event.seat,
        kind: 'passed',
        shares,
        supported: null,
        text: null,
        given: true,
      })
    }
    case 'move-refused':
      return { ...state, asked: askedAfter(state.asked, event), refused: oneMore(state.refused, event.seat) }
    case 'move-missed':
      return { ...state, asked: askedAfter(state.asked, event), missed: oneMore(state.missed, event.seat) }
    case 'match-ended': {
      const { reason, shares, proposer, points } = event
      return { ...state, next: null, ending: { kind: 'decided', reason, shares, proposer, points } }
    }
    case 'match-voided':
      return { ...state, next: null, ending: { kind: 'void', reason: event.reason } }
  }
}

function afterAct(state: CostState, act: Omit<Act, 'round'>): CostState {
  const { seat, shares, given } = act
  return {
    ...state,
    acts: [...state.acts, { ...act, round: state.round }],
    stands: state.stands.map((own, other) => (other === seat ? shares : own)),
    next: seat < 2 ? seat + 1 : null,
    asked: askedAfter(state.asked, { type: act.kind, seat, drawn: given }),
  }
}

const oneMore = (counts: readonly number[], seat: Seat) =>
  counts.map((count, other) => (other === seat ? count + 1 : count))

/** The shares that all stand behind, if there are any. */
export function agreedShares({ stands }: Pick<CostState, 'stands'>): Shares | undefined {
  const [one, ...others] = stands
  return one && others.every((other) => other && isSame(one, other)) ? one : undefined
}

/** Who was the first to propose these shares. */
export function proposerOf(
  { acts, ruleset }: Pick<CostState, 'acts' | 'ruleset'>,
  shares: Shares,
): Seat | null {
  const isProposing = ruleset.ownsOpening === false ? isOwnProposal : ({ kind }: Act) => kind === 'proposed'
  const first = acts.find((act) => act.shares && isSame(act.shares, shares) && isProposing(act))
  return first?.seat ?? null
}

/** A seat that stays with its opening proposal makes it again. */
const isOwnProposal = ({ seat, kind, supported, given }: Act): boolean =>
  !given && (kind === 'proposed' || supported === seat)
