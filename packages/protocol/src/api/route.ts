import type { z } from 'zod'
import type { ErrorCode } from '../api-error.ts'
import type { Action } from './actions.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** What a call takes from, each with limits of its own. */
export const costs = ['read', 'export', 'write', 'register', 'check', 'look-up'] as const
export type Cost = (typeof costs)[number]

export const jsonLines = 'application/jsonl'
export const webp = 'image/webp'
export const zip = 'application/zip'
export const parquet = 'application/vnd.apache.parquet'

/** A call of the API: everything that its handler, its documentation and its tests agree on. */
export interface Route {
  readonly summary: string
  /** What has to be allowed before anything else happens. */
  readonly action: Action
  readonly cost: Cost
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
  /** What it answers with; nothing for 204. */
  readonly answer?: z.ZodType | typeof jsonLines | typeof webp | typeof zip | 'text/csv'
  /** What else it may answer with 503, where that is no error but what was asked. */
  readonly unwell?: z.ZodType
  /** Another form of the same answer. */
  readonly alsoAs?: 'text/csv' | typeof parquet
  /** Whether it is kept as a file: a part of it can be asked for. */
  readonly inParts?: true
  /** Refusals that do not follow from the rest. */
  readonly refusals?: readonly ErrorCode[]
  /** A body to try it with. */
  readonly example?: Readonly<Record<string, unknown>>
}

export type RouteKey = `${Method} /${string}`
