import type { Language, MatchVoided, Seat } from '@wis/engine'
import { afterSlip, answeringOf, askedAfter } from '../contract/asked.ts'
import type { Answering } from '../contract/asked.ts'
import type { EndReason } from './events.ts'
import { chameleonPresets } from './presets.ts'
import type { Ballot, ChameleonEvent, ChameleonRuleset } from './schema.ts'

export interface Clue {
  readonly seat: Seat
  readonly text: string | null
}

export interface Guess {
  readonly text: string | null
  readonly right: boolean
}

/** `waiting`: nobody can act until the next fact is known. */
export type Phase = 'waiting' | 'clue' | 'vote' | 'guess' | 'over'

/** The knowledge of a log's reader. What the reader may not know yet is null or missing. */
export interface ChameleonState extends Answering {
  readonly phase: Phase
  readonly ruleset: ChameleonRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly topic: string
  /** All words of the topic, if the ruleset lists them. */
  readonly words: readonly string[] | null
  readonly chameleon: Seat | null
  readonly word: string | null
  readonly order: readonly Seat[]
  readonly clues: readonly Clue[]
  /** The seats that have left because of a foul. */
  readonly out: readonly Seat[]
  /** The seats that may vote and be voted for. Empty before the vote. */
  readonly candidates: readonly Seat[]
  /** The ballots that this reader knows. */
  readonly cast: readonly Ballot[]
  /** All ballots once they are public. Null before. */
  readonly revealed: readonly Ballot[] | null
  readonly accused: Seat | null
  readonly guess: Guess | null
  readonly ending:
    | { readonly kind: 'decided'; readonly reason: EndReason; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

const opened = (ruleset: ChameleonRuleset) => ({ ruleset, ...answeringOf(ruleset.players) })

export const blankChameleon: ChameleonState = {
  ...opened(chameleonPresets[0]),
  phase: 'waiting',
  language: 'en',
  aliases: [],
  topic: '',
  words: null,
  chameleon: null,
  word: null,
  order: [],
  clues: [],
  out: [],
  candidates: [],
  cast: [],
  revealed: null,
  accused: null,
  guess: null,
  ending: null,
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: ChameleonState, event: ChameleonEvent | MatchVoided): ChameleonState {
  switch (event.type) {
    case 'match-opened': {
      const { ruleset, language, aliases, topic, words = null } = event
      return { ...state, ...opened(ruleset), language, aliases, topic, words }
    }
    case 'chameleon-chosen':
      return { ...state, chameleon: event.seat, word: event.word }
    case 'word-dealt':
      return event.word === null ? { ...state, chameleon: event.seat } : { ...state, word: event.word }
    case 'match-ended': {
      const { reason, points, chameleon, word } = event
      return { ...state, phase: 'over', chameleon, word, ending: { kind: 'decided', reason, points } }
    }
    case 'match-voided':
      return { ...state, phase: 'over', ending: { kind: 'void', reason: event.reason } }
    default:
      return evolveTable(state, event)
  }
}

type TableEvent = Exclude<
  ChameleonEvent,
  { readonly type: 'match-opened' | 'chameleon-chosen' | 'word-dealt' | 'match-ended' }
>

function evolveTable(state: ChameleonState, event: TableEvent): ChameleonState {
  switch (event.type) {
    case 'clues-opened':
      return { ...state, phase: 'clue', order: event.order }
    case 'clue-given': {
      const clues = [...state.clues, { seat: event.seat, text: event.text }]
      const phase = clues.length < state.order.length ? state.phase : 'waiting'
      return { ...state, phase, clues, asked: answered(state, event.seat, event.text) }
    }
    case 'fouls-called':
      return { ...state, out: event.seats }
    case 'vote-opened':
      return { ...state, phase: 'vote', candidates: event.candidates }
    case 'vote-cast': {
      const { seat, target } = event
      return { ...state, cast: [...state.cast, { seat, target }], asked: answered(state, seat, target) }
    }
    case 'votes-revealed':
      return { ...state, phase: 'waiting', revealed: event.ballots, accused: event.accused }
    case 'chameleon-caught':
      return { ...state, phase: 'guess', chameleon: event.seat }
    case 'word-guessed': {
      const { seat, text, right } = event
      return { ...state, phase: 'waiting', guess: { text, right }, asked: answered(state, seat, text) }
    }
    case 'move-refused':
    case 'move-missed':
      return { ...state, ...afterSlip(state, event) }
  }
}

/** Where the seats are with their questions. Without a value the rules have answered for the seat. */
const answered = ({ asked }: ChameleonState, seat: Seat, value: unknown) =>
  seat < asked.length ? askedAfter(asked, { type: 'answered', seat, drawn: value === null }) : asked

/** The seats that have to answer now, as far as it is known. */
export function awaited({
  phase,
  order,
  clues,
  candidates,
  cast,
  chameleon,
}: ChameleonState): readonly Seat[] {
  if (phase === 'clue') return order.slice(clues.length, clues.length + 1)
  if (phase === 'vote') return candidates.filter((seat) => !cast.some((ballot) => ballot.seat === seat))
  return phase === 'guess' && chameleon !== null ? [chameleon] : []
}
