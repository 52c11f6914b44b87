import type { MatchVoided, Seat } from '@wis/engine'
import type { Ballot, EndReason, Foul, Language, MissReason, OutCause, Side, Words } from './events.ts'
import { wis2024 } from './rulesets.ts'
import type { Ruleset, SpyEvent } from './schema.ts'

/** `waiting`: nobody can act until the next fact is known. */
export const phases = ['waiting', 'speaking', 'voting', 'over'] as const
export type Phase = (typeof phases)[number]

export type Speech =
  | { readonly kind: 'given'; readonly seat: Seat; readonly text: string; readonly cut: boolean }
  | { readonly kind: 'missed'; readonly seat: Seat; readonly reason: MissReason }

export interface Vote {
  readonly candidates: readonly Seat[]
  /** In seat order. */
  readonly voters: readonly Seat[]
  /** The cast ballots that this reader knows about. */
  readonly cast: readonly Ballot[]
  /** All ballots, once they are public. Null before. */
  readonly revealed: readonly Ballot[] | null
}

export interface Round {
  readonly round: number
  /** The players who speak in this round, in their order: everybody alive at its start, or the tied in a run-off. */
  readonly order: readonly Seat[]
  readonly isRunOff: boolean
  readonly speeches: readonly Speech[]
  readonly fouls: readonly Foul[]
  /** Null until a vote is opened. A round that ends on fouls has none. */
  readonly vote: Vote | null
  readonly out: readonly { readonly seat: Seat; readonly cause: OutCause }[]
}

export type Ending =
  | {
      readonly kind: 'decided'
      readonly winner: Side
      readonly reason: EndReason
      readonly points: readonly number[]
    }
  | { readonly kind: 'void'; readonly reason: string }

/** The knowledge of a log's reader. A field that the reader may not know yet is null or empty. */
export interface SpyState {
  readonly phase: Phase
  readonly ruleset: Ruleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly starter: Seat
  /** In seat order. */
  readonly living: readonly Seat[]
  /** The words that this reader saw being dealt, by seat. */
  readonly dealt: Readonly<Record<Seat, string>>
  readonly spy: Seat | null
  readonly words: Words | null
  readonly rounds: readonly Round[]
  readonly ending: Ending | null
}

export const blank: SpyState = {
  phase: 'waiting',
  ruleset: wis2024,
  language: 'en',
  aliases: [],
  starter: 0,
  living: [],
  dealt: {},
  spy: null,
  words: null,
  rounds: [],
  ending: null,
}

/** Takes any event in any state and never throws. Events after the end of a match change nothing. */
export function evolve(state: SpyState, event: SpyEvent | MatchVoided): SpyState {
  if (state.phase === 'over') return state
  switch (event.type) {
    case 'match-opened': {
      const { ruleset, language, aliases, starter } = event
      return { ...state, ruleset, language, aliases, starter, living: aliases.map((_, seat) => seat) }
    }
    case 'spy-chosen':
      return { ...state, spy: event.seat, words: event.words }
    case 'word-dealt':
      return dealWord(state, event.seat, event.word)
    case 'match-ended': {
      const { winner, reason, points, spy, words } = event
      return { ...state, phase: 'over', spy, words, ending: { kind: 'decided', winner, reason, points } }
    }
    case 'match-voided':
      return { ...state, phase: 'over', ending: { kind: 'void', reason: event.reason } }
    default:
      return evolveRound(state, event)
  }
}

type RoundEvent = Exclude<SpyEvent, { type: 'match-opened' | 'spy-chosen' | 'word-dealt' | 'match-ended' }>

function evolveRound(state: SpyState, event: RoundEvent): SpyState {
  if (event.type === 'round-opened') return withRound(state, event)
  const current = state.rounds.at(-1)
  return current ? evolveCurrent(state, current, event) : state
}

function evolveCurrent(
  state: SpyState,
  round: Round,
  event: Exclude<RoundEvent, { type: 'round-opened' }>,
): SpyState {
  switch (event.type) {
    case 'speech-given': {
      const { seat, text, cut } = event
      return speak(state, round, { kind: 'given', seat, text, cut })
    }
    case 'speech-missed':
      return speak(state, round, { kind: 'missed', seat: event.seat, reason: event.reason })
    case 'fouls-called':
      return inRound(state, 'waiting', { ...round, fouls: event.fouls })
    case 'vote-opened': {
      const { candidates, voters = candidates.toSorted((one, other) => one - other) } = event
      const vote: Vote = { candidates, voters, cast: [], revealed: null }
      return inRound(state, 'voting', { ...round, vote })
    }
    case 'vote-cast':
      return castVote(state, round, { seat: event.seat, target: event.target })
    case 'votes-revealed': {
      const vote = round.vote && { ...round.vote, revealed: event.ballots }
      return inRound(state, 'waiting', { ...round, vote })
    }
    case 'seat-eliminated':
      return eliminate(state, round, event.seat, event.cause)
    default:
      event satisfies never
      return state
  }
}

function withRound(
  state: SpyState,
  { round, order, runOff }: Extract<SpyEvent, { type: 'round-opened' }>,
): SpyState {
  const opened: Round = {
    round,
    order,
    isRunOff: runOff === true,
    speeches: [],
    fouls: [],
    vote: null,
    out: [],
  }
  return { ...state, phase: 'speaking', rounds: [...state.rounds, opened] }
}

function speak(state: SpyState, current: Round, speech: Speech): SpyState {
  const { round, order, isRunOff, fouls, vote, out } = current
  const speeches = [...current.speeches, speech]
  return inRound(state, state.phase, { round, order, isRunOff, speeches, fouls, vote, out })
}

function castVote(state: SpyState, current: Round, ballot: Ballot): SpyState {
  const { round, order, isRunOff, speeches, fouls, out } = current
  if (!current.vote) return state
  const { candidates, voters, cast, revealed } = current.vote
  const vote = { candidates, voters, cast: [...cast, ballot], revealed }
  return inRound(state, state.phase, { round, order, isRunOff, speeches, fouls, vote, out })
}

function eliminate(state: SpyState, round: Round, seat: Seat, cause: OutCause): SpyState {
  const living = state.living.filter((other) => other !== seat)
  return { ...inRound(state, state.phase, { ...round, out: [...round.out, { seat, cause }] }), living }
}

function dealWord(state: SpyState, seat: Seat, word: string): SpyState {
  const { phase, ruleset, language, aliases, starter, living, spy, words, rounds, ending } = state
  const dealt = { ...state.dealt, [seat]: word }
  return { phase, ruleset, language, aliases, starter, living, dealt, spy, words, rounds, ending }
}

/** Copies field by field, as speeches and votes do. Object spread is many times slower, and runs for every fact. */
function inRound(state: SpyState, phase: Phase, current: Round): SpyState {
  const { ruleset, language, aliases, starter, living, dealt, spy, words, ending } = state
  const rounds = [...state.rounds]
  rounds[rounds.length - 1] = current
  return { phase, ruleset, language, aliases, starter, living, dealt, spy, words, rounds, ending }
}
