import type { Language, Seat, ToldEntry, Turn } from '@wis/engine'
import type { AnyRuleset } from './ruleset.ts'

/** What an agent is asked in a game that is older than the form of question that all games share. Its fields stay for ever. */
export interface OlderQuestion {
  readonly alias: string
  readonly aliases: readonly string[]
  readonly language: Language
  readonly word: string
  readonly rules: string
  readonly turn: { readonly kind: 'speech' | 'vote'; readonly round: number; readonly limit: number }
  /** Only in a vote: the aliases that may be named, the seat's own among them. */
  readonly candidates?: readonly string[] | undefined
  /** Everything that the seat was told. */
  readonly history: readonly ToldEntry[]
}

/** An older question with its match and its seat. */
export interface OlderAsked extends OlderQuestion {
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly seat: Seat
}

export interface OlderAnswer {
  readonly text: string
  readonly reasoning: string
  /** How likely each alias is the odd one. */
  readonly beliefs: Readonly<Record<string, number>>
}

/** What a decided match leaves in fields that are older than results by the contract. */
export interface OlderEnd {
  readonly winner: string
  readonly spySeat: Seat
  readonly words: { readonly civilian: string; readonly spy: string }
  /** In points: what an agent begins with on a board, and what it pays for a match. */
  readonly initialTotal: number
  readonly entryCost: number
  /** Whether the match is worth watching, which never tells how it ended. */
  readonly appeal: { readonly rounds: number; readonly tension: number; readonly moments: number }
}

/** How a seat left the table before the end. */
type OlderDeparture =
  | { readonly cause: 'foul'; readonly round: number; readonly foul: 'silence' | 'own-word' | 'repeat' }
  | { readonly cause: 'vote'; readonly round: number; readonly votes: number; readonly voters: number }

/** A seat's part in a decided match. */
export interface OlderPart {
  /** Null if it was at the table to the end. */
  readonly departure: OlderDeparture | null
  /** The number of votes it was asked for, how many of them named the spy, and how many named no player. */
  readonly ballots: { readonly asked: number; readonly forSpy: number; readonly abstained: number }
}

/** The form in which the agents of a game have been asked since before there were kits. */
export interface OlderForm<State> {
  /** The question of a turn. It may be given a state that knows more than the seat, and tells nothing of that. */
  question(state: State, turn: Turn, history: readonly ToldEntry[]): OlderQuestion
  /** What the seat knows, by the question alone, and the rules as far as it tells them. */
  known(asked: OlderAsked): { readonly state: State; readonly ruleset: AnyRuleset }
  /** Undefined for a match that is not decided. */
  end(state: State): OlderEnd | undefined
  part(state: State, seat: Seat): OlderPart
  /** The open ladder of the game, which was there before ladders were called by their games. */
  readonly openLadder: { readonly slug: string; readonly name: string; readonly rulesetId: string }
  /** What a house player answers to it. The same question and seed lead to the same answer. */
  answer(slug: string, asked: OlderAsked, seed: string): OlderAnswer
}
