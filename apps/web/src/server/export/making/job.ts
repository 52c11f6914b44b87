import type { MatchFilter, SeasonState } from '@wis/db'
import type { KeptFile } from '../kept-file.ts'
import type { SeasonFile } from '../season-file.ts'

/** What a workshop can be asked for. */
export type Job =
  | { readonly kind: 'season'; readonly slug: string; readonly file: SeasonFile }
  | { readonly kind: 'list'; readonly filter: MatchFilter; readonly limit: number }
  | { readonly kind: 'account'; readonly userId: string }

/** A file of a season is being made, or lies ready: of what, and where. */
export interface Begun {
  /** As the season stood when its file was begun: whether it may be had is judged by that. */
  readonly told: SeasonState
  readonly place: string
  readonly tag: string
}

export interface Progress {
  readonly begun?: Begun
  /** How many bytes can be read. */
  readonly size: number
}

/** What came of a job. */
export interface Answers {
  /** Undefined where there is no such season. */
  readonly season: { readonly kept: KeptFile; readonly told: SeasonState; readonly fresh: number } | undefined
  /** A file that is whoever asked for it's own, to be taken away by them. */
  readonly list: { readonly path: string; readonly matches: number; readonly nextCursor: string | null }
  /** Undefined where there is no such account. */
  readonly account: { readonly path: string } | undefined
}

export type AnswerTo<One extends Job> = Answers[One['kind']]

/** Makes what takes long, away from whoever answers requests. */
export interface Workshop {
  run<One extends Job>(job: One, onProgress?: (progress: Progress) => void): Promise<AnswerTo<One>>
  close(): Promise<void>
}

/** The disk has no room for what was to be made. */
export class DiskFull extends Error {
  constructor() {
    super('the disk is full')
    this.name = 'DiskFull'
  }
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
