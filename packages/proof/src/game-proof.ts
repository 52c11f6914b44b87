import type { GroupRecord } from '@wis/arena'
import type { Game, GameEvent } from '@wis/engine'
import type { GameKit, Recorded, SeatResult } from '@wis/games'
import type { Tally } from '@wis/ratings'
import type { KitDeal } from './commitment.ts'
import type { DifferenceKind } from './difference.ts'
import type { EndLine, HeaderLine } from './export-lines.ts'
import type { FinishedMatch } from './finished-match.ts'
import type { Line, Read, ReadLines } from './read-lines.ts'

/** Whether a fact opens the match, begins a ruling, or follows within it. */
export type Part = 'opening' | 'answer' | 'effect'

/** The rules of a game, with what its checks are called. */
export interface CheckedRules<State = unknown> extends Recorded<State, unknown, GameEvent> {
  readonly rules: Omit<Game<never, State, unknown, GameEvent>, 'id' | 'open' | 'audience'>
  /** The kind of a difference between a fact and the entry in its place. */
  kindOf(fact: GameEvent, part: Part, found: GameEvent | undefined): DifferenceKind
  /** The rules decide on these reasons of a void, so that the platform cannot. */
  readonly ownVoids: readonly string[]
}

/** How the matches of a game are written and checked. */
export interface GameProof {
  /** The format of its exports. */
  readonly format: string
  readonly checked: CheckedRules
  /** What the end of an export reveals. */
  reveal(match: FinishedMatch): EndLine['reveal']
  /** What the platform publishes of a deal before the first move. Throws for a deal that tells too little. */
  commitment(deal: DealtMatch, salt: string): string
}

/** A deal, with the entries that open its match. */
export interface DealtMatch extends Omit<KitDeal, 'seatingSeed'>, Pick<FinishedMatch, 'seatingSeed'> {
  readonly opening: readonly GameEvent[]
}

/** The proof of a game whose exports are older than kits. */
export interface OlderProof extends GameProof {
  /** The id of the game. */
  readonly game: string
  /** Reads an export that begins with a line of its format. */
  read(first: Line, rest: readonly Line[]): Read<ReadExport>
}

/** An export whose lines all have the right shape, with what its game makes of it. */
export interface ReadExport extends ReadLines<HeaderLine, GameEvent, EndLine> {
  readonly proof: MatchProof
}

/** What the game of a match makes of its lines. */
export interface MatchProof {
  readonly checked: CheckedRules
  /** Why nobody can play by its ruleset. */
  rulesetFault(): string | undefined
  /** What the seat is called at its table. */
  aliasOf(seat: number): string
  /** The deal that follows from what was revealed, or what the log lacks for it. */
  deal(): Read<RecomputedDeal>
  /** Whether the match is not void. */
  isDecided(): boolean
  /** The results of the match in `units` of a point. An agent that holds several seats has one. */
  results(units: number): readonly MatchResult[]
  /** In seat order, who came before whom. Empty where a match tells nothing of that. */
  places(): readonly Pick<SeatResult, 'place' | 'team'>[]
  /** The words that its log tells of, if the game deals words of a season. */
  readonly words: readonly string[]
}

export interface RecomputedDeal {
  /** The commitment to this deal. */
  readonly committed: string
  /** Decides the seats. */
  readonly seatingSeed: string
  /** The words that were drawn, if the game deals words of a season. */
  readonly pair?: readonly [string, string]
  /** The entries that open the match. */
  opening(): readonly GameEvent[]
}

/** What a decided match adds to the board and to the group of an agent. */
export interface MatchResult {
  readonly agent: string
  readonly tally: Tally
  addTo(record: GroupRecord): GroupRecord
}

/** The games whose exports can be read. */
export interface ReadableGames {
  /** Those whose exports are older than kits. Empty where only exports of kits are read. */
  readonly olderProofs: readonly OlderProof[]
  readonly kitIds: readonly string[]
  kitOf(game: string): GameKit | undefined
}
