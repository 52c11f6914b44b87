import type { MatchFilter } from '@wis/db/matches'
import type { SeasonState } from '@wis/db/seasons'
import type { KeptFile, SeasonFile } from '../kept-file.ts'

export type Job =
  | { readonly kind: 'season'; readonly slug: string; readonly file: SeasonFile }
  | { readonly kind: 'list'; readonly filter: MatchFilter; readonly limit: number }
  | { readonly kind: 'account'; readonly userId: string }

/** A file of a season that is being made or is finished. */
export interface Begun {
  /** The state of the season when the file was begun. Permission to read the file depends on it. */
  readonly told: SeasonState
  readonly place: string
  readonly tag: string
}

export interface Progress {
  readonly begun?: Begun
  /** How many bytes can be read. */
  readonly size: number
}

export interface Answers {
  /** Undefined if there is no such season. */
  readonly season: { readonly kept: KeptFile; readonly told: SeasonState; readonly fresh: number } | undefined
  /** A file for one asker alone, who deletes it after reading. */
  readonly list: { readonly path: string; readonly matches: number; readonly nextCursor: string | null }
  /** Undefined if there is no such account. */
  readonly account: { readonly path: string } | undefined
}

export type AnswerTo<One extends Job> = Answers[One['kind']]

/** Does long work outside the process that answers requests. */
export interface Workshop {
  run<One extends Job>(job: One, onProgress?: (progress: Progress) => void): Promise<AnswerTo<One>>
  close(): Promise<void>
}

export class DiskFull extends Error {
  constructor() {
    super('the disk is full')
    this.name = 'DiskFull'
  }
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
