import type { InBoth } from '@wis/agents'
import type { Seat } from '@wis/engine'
import type { Language, Ruleset, Words } from '@wis/games'

/** What seats do in each round, by round and seat. */
export type ByRound<Value> = Readonly<Record<number, Readonly<Record<Seat, Value>>>>

/** A turn for which the agent is really asked; until then, the script plays for it too. */
export interface AskedTurn {
  readonly round: number
  readonly kind: 'speech' | 'vote'
}

/**
 * A match up to a moment, or several, at which an agent is asked for its turn. In texts, `@3` stands for the alias of
 * the third seat and `@word` for the agent's own word. Whatever the script leaves open is said harmlessly, and nobody
 * votes.
 */
export interface Situation {
  readonly id: string
  readonly title: InBoth<string>
  /** Where it only makes sense in one language. */
  readonly language?: Language
  /** An agent that fails here is not fit for ranked matches. */
  readonly required: boolean
  readonly seat: Seat
  readonly starter: Seat
  readonly spy: Seat
  readonly asked: readonly AskedTurn[]
  readonly words?: InBoth<Words>
  /** What others say; null is a missed speech. */
  readonly said?: Partial<InBoth<ByRound<string | null>>>
  /** Whom others vote for. */
  readonly votes?: ByRound<Seat>
  /** What only somebody says who has done what another player told it to. */
  readonly bait?: Partial<InBoth<readonly string[]>>
  /** Makes everything harmless that is said as long as a speech may be. */
  readonly longWinded?: boolean
  /** Adds fields and events to the request that nobody knows yet. */
  readonly fromTheFuture?: boolean
  /** What is different from the ruleset that is checked. */
  readonly ruleset?: Partial<Ruleset>
}

/** The turns in which somebody speaks in these rounds. */
export const speeches = (...rounds: readonly number[]): readonly AskedTurn[] =>
  rounds.map((round) => ({ round, kind: 'speech' }))

export const votes = (...rounds: readonly number[]): readonly AskedTurn[] =>
  rounds.map((round) => ({ round, kind: 'vote' }))
