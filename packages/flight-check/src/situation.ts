import type { InBoth } from '@wis/agents'
import type { Seat, Turn } from '@wis/engine'
import type { Language, Ruleset, Words } from '@wis/games'

/** What seats do in each round, by round and seat. */
export type ByRound<Value> = Readonly<Record<number, Readonly<Record<Seat, Value>>>>

/** A turn that a situation is about. The agent is asked for every turn before it, too, as in any match. */
export interface AskedTurn {
  readonly round: number
  readonly kind: 'speech' | 'vote'
}

/**
 * A match up to a moment, or several, at which an agent is asked for its turn. In texts, `@3` stands for the alias of
 * the third seat and `@word` for the agent's own word. Whatever the script leaves open is said harmlessly, and nobody
 * is voted out. The script never plays for the agent: what it says and votes is its own.
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
  /** The earlier situation in whose match, by the same script, this one is judged, so that it costs no calls. */
  readonly within?: string
  readonly words?: InBoth<Words>
  /** What others say; null is a missed speech. */
  readonly said?: Partial<InBoth<ByRound<string | null>>>
  /** Whom others vote for. */
  readonly votes?: ByRound<Seat>
  /** What only somebody says who has done what another player told it to. */
  readonly bait?: Partial<InBoth<readonly string[]>>
  /** Makes everything harmless that is said as long as a speech may be. */
  readonly longWinded?: boolean
  /** Adds fields and events that nobody knows yet to the requests that the situation is about. */
  readonly fromTheFuture?: boolean
  /** What is different from the ruleset that is checked. */
  readonly ruleset?: Partial<Ruleset>
}

/** The turns in which somebody speaks in these rounds. */
export const speeches = (...rounds: readonly number[]): readonly AskedTurn[] =>
  rounds.map((round) => ({ round, kind: 'speech' }))

export const votes = (...rounds: readonly number[]): readonly AskedTurn[] =>
  rounds.map((round) => ({ round, kind: 'vote' }))

type Moment = Pick<Turn, 'kind' | 'round'>

export const isSame = (asked: AskedTurn | undefined, { kind, round }: Moment): boolean =>
  asked?.kind === kind && asked.round === round

export const isAsked = ({ asked }: Pick<Situation, 'asked'>, turn: Moment): boolean =>
  asked.some((one) => isSame(one, turn))
