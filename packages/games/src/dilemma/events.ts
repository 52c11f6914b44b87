import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'

export const choices = ['cooperate', 'defect'] as const
export type Choice = (typeof choices)[number]

/** What a seat gets in a round. If all defect each gets 1, and a seat that cooperates beside a defector gets 0. */
export interface Payoffs {
  /** If all cooperate, each gets this. */
  readonly allCooperate: number
  /** If exactly one defects, it gets this. */
  readonly oneDefects: number
  /** If several defect but not all, each of them gets this. */
  readonly severalDefect: number
}

export interface DilemmaRuleset {
  readonly id: string
  readonly players: number
  readonly rounds: number
  readonly payoffs: Payoffs
  /** Whether everybody says a line to all before each round. */
  readonly talk: boolean
  readonly slips: Slips
  readonly turnLimitMs: number
}

export type DilemmaEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: DilemmaRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  | { readonly type: 'round-opened'; readonly round: number }
  | {
      /** Only its seat may read it until all have spoken. */
      readonly type: 'line-written'
      readonly seat: Seat
      /** Null for a seat that says nothing. */
      readonly text: string | null
      readonly cut: boolean
      /** The rules spoke for the seat. */
      readonly given: boolean
    }
  | { readonly type: 'lines-told'; readonly round: number; readonly lines: readonly (string | null)[] }
  | {
      /** Only its seat may read it until all have chosen. */
      readonly type: 'choice-made'
      readonly seat: Seat
      readonly choice: Choice
      /** The rules chose for the seat. */
      readonly given: boolean
    }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'round-ended'
      readonly round: number
      readonly choices: readonly Choice[]
      readonly points: readonly number[]
    }
  | { readonly type: 'match-ended'; readonly points: readonly number[] }
