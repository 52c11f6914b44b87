import { scopes } from '@wis/protocol'
import type { Scope } from '@wis/protocol'

/** The stored facts about an API token. The token itself is shown once, when it is made, and never again. */
export interface TokenRow {
  readonly id: string
  readonly name: string
  readonly ending: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly expiresAt: string
  readonly lastUsedAt: string | null
}

export const scopesOf = (stored: readonly string[]): readonly Scope[] =>
  scopes.filter((scope) => stored.includes(scope))
