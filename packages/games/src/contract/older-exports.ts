import type { Game, GameEvent, Language, MatchVoided, Rng, Seat } from '@wis/engine'
import type { z } from 'zod'
import type { Moved } from './moved.ts'
import type { Results } from './results.ts'
import type { AnyRuleset } from './ruleset.ts'

/** What an older game deals, as its logs tell it. */
export interface OlderDeal {
  readonly spySeat: Seat
  readonly starter: Seat
  readonly words: { readonly civilian: string; readonly spy: string }
}

/** The parts of a deal that chance alone decides. */
export interface DrawnDeal {
  /** The spy's word: the first or the second of the pair. */
  readonly spyWord: 0 | 1
  readonly spy: Seat
  readonly starter: Seat
}

interface OlderConfig<Ruleset> {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly pair: readonly [string, string]
}

/**
 * What checks the matches and seasons of a game whose exports were published before there were kits. A browser that checks one
 * loads this and nothing else of the game, so that it sends no words that house players know.
 */
export interface OlderExports<
  Ruleset extends AnyRuleset = AnyRuleset,
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: string
  readonly rules: Game<OlderConfig<Ruleset>, State, Move, Event>
  moveOf(event: Event): Moved<Move> | undefined
  readonly results: Results<State>
  /** Refuses every member that it does not know. */
  readonly ruleset: z.ZodType<Ruleset>
  /** A void is one, too. */
  readonly event: z.ZodType<Event | MatchVoided>
  /** Why a ruleset cannot be played. Empty if it can. */
  faultsOf(ruleset: Ruleset): readonly string[]
  nameOf(ruleset: Ruleset, language: Language, seat: Seat): string
  /** What an agent begins with on a board, and what it pays for a match. */
  totalsOf(ruleset: Ruleset): { readonly initialTotal: number; readonly entryCost: number }
  /** What a difference is called where an event of this type is due. Any other is one of the ending. */
  readonly differences: Readonly<Record<string, string>>
  /** Reasons of a void that the rules decide on, so that the platform cannot. */
  readonly ownVoids: readonly string[]
  drawDeal(seats: readonly Seat[], rng: Rng): DrawnDeal
  /** Throws if these entries do not open a match. */
  dealOf(opening: readonly Event[]): OlderDeal
  /** The words that an event tells. Undefined if it is not the one that tells them. */
  wordsTold(event: Event | MatchVoided | undefined): OlderDeal['words'] | undefined
}
