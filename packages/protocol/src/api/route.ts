import type { z } from 'zod'
import type { ErrorCode } from '../api-error.ts'
import type { Action } from './actions.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** The allowances that a call uses, each with limits of its own. */
export const costs = ['read', 'export', 'write', 'register', 'introduce', 'check', 'look-up', 'turn'] as const
export type Cost = (typeof costs)[number]

export const jsonLines = 'application/jsonl'
export const webp = 'image/webp'
export const zip = 'application/zip'
export const svg = 'image/svg+xml'
export const pdf = 'application/pdf'
export const parquet = 'application/vnd.apache.parquet'

export type OtherForm = 'text/csv' | typeof parquet | typeof svg | typeof pdf

/** A call of the API. Its handler, its documentation and its tests all follow this description. */
export interface Route {
  /** The permission that is checked before anything else happens. */
  readonly action: Action
  readonly cost: Cost
  readonly params?: z.ZodObject
  /** Without one, a query is refused. */
  readonly query?: z.ZodObject
  /** Takes any query and looks at none, for calls that caches and monitors make. */
  readonly anyQuery?: true
  readonly body?: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
  /** Whether there may be nothing to answer with. Then the status is 204. */
  readonly mayBeEmpty?: true
  /** The body of its answer. None for 204. */
  readonly answer?: z.ZodType | typeof jsonLines | typeof webp | typeof zip | 'text/csv' | 'text/markdown'
  /** A 503 answer that is not an error but the requested information. */
  readonly unwell?: z.ZodType
  readonly alsoAs?: OtherForm | readonly OtherForm[]
  /** Whether clients keep it as a file. Then they can ask for a part of it. */
  readonly inParts?: true
  /** Refusals that do not follow from the other fields. */
  readonly refusals?: readonly ErrorCode[]
  /** An example body to try it with. */
  readonly example?: Readonly<Record<string, unknown>>
}

export type RouteKey = `${Method} /${string}`
