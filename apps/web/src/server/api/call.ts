import type { Database } from '@wis/db'
import type { ApiKey, ApiRoutes } from '@wis/protocol'
import type { z } from 'zod'
import type { Viewer } from '../permissions.ts'
import type { Use } from '../rate-limit/allowance.ts'

type Read<Key extends ApiKey, Part extends string> =
  ApiRoutes[Key] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined

/** A call, with every part read as its route demands. */
export interface Call<Key extends ApiKey> {
  readonly db: Database
  readonly viewer: Viewer
  readonly request: Request
  readonly params: Read<Key, 'params'>
  readonly query: Read<Key, 'query'>
  readonly body: Read<Key, 'body'>
  /** Counts the cost of an export beyond the one use that every call is. */
  owe(units: number): readonly Use[]
}

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T

/** The answers that a route may give: one that fits its schema, or a body that is already written out. */
export type Answer<Key extends ApiKey> =
  ApiRoutes[Key] extends Readonly<Record<'answer', infer Schema>>
    ? Schema extends z.ZodType
      ? Frozen<z.input<Schema>> | Raw | Later<Raw>
      : Raw
    : undefined

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null

/** An answer that is not one JSON value: other text, a stream, only headers, or another status. */
export class Raw {
  readonly body: Body
  readonly type: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    body: Body,
    { type, status = 200, headers = {} }: { type: string; status?: number; headers?: Record<string, string> },
  ) {
    this.body = body
    this.type = type
    this.status = status
    this.headers = headers
  }
}

/** What comes later: an answer, and then its response. While it is waited for, nothing of the call stays in memory. */
export class Later<What extends Raw | Response> {
  /** Calls back once. What it returns ends the wait, because the caller hung up. */
  readonly wait: (ready: (what: What) => void) => () => void

  constructor(wait: Later<What>['wait']) {
    this.wait = wait
  }
}
