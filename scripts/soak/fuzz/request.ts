import type { Rng } from '@wis/engine'

/** An HTTP request, bytes that only look like one, or frames on a WebSocket. */
export type Fuzz =
  | {
      readonly kind: 'api' | 'page' | 'action' | 'sign-in' | 'mcp'
      readonly method: string
      readonly target: string
      readonly headers: readonly (readonly [string, string])[]
      readonly body?: Buffer
    }
  | { readonly kind: 'raw'; readonly bytes: Buffer }
  | { readonly kind: 'socket'; readonly target: string; readonly frames: readonly Buffer[] }

/** The material for a generator: cookies and tokens of its people, and names of existing things. */
export interface Stage {
  readonly port: number
  readonly askers: readonly Asker[]
  readonly ids: readonly string[]
  readonly actions: readonly string[]
  readonly pages: readonly string[]
  readonly document: OpenApi
}

/** The headers of a person's requests; none for a stranger. */
export type Asker = readonly (readonly [string, string])[]

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}

export type Schema = Readonly<Record<string, unknown>>

export type Generator = (rng: Rng, stage: Stage) => Fuzz

/** True once in `inSoMany` calls on average. */
export const once = (rng: Rng, inSoMany: number): boolean => rng.int(inSoMany) === 0
