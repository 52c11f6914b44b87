import type { Database } from '@wis/db'
import type { ApiKey, ApiRoutes } from '@wis/protocol'
import type { z } from 'zod'
import type { Viewer } from '../permissions.ts'
import type { Use } from '../rate-limit/allowance.ts'
import type { Raw } from './raw.ts'

type Read<Key extends ApiKey, Part extends string> =
  ApiRoutes[Key] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined

/** A call whose every part has been read as its route wants it. */
export interface Call<Key extends ApiKey> {
  readonly db: Database
  readonly viewer: Viewer
  readonly request: Request
  readonly params: Read<Key, 'params'>
  readonly query: Read<Key, 'query'>
  readonly body: Read<Key, 'body'>
  /** Counts what a call of an export has cost beyond the one use that every call is. */
  owe(units: number): readonly Use[]
}

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T

/** What a route may answer with: what its schema says, or a body that is written out already. */
export type Answer<Key extends ApiKey> =
  ApiRoutes[Key] extends Readonly<Record<'answer', infer Schema>>
    ? Schema extends z.ZodType
      ? Frozen<z.input<Schema>> | Raw
      : Raw
    : undefined
