import type { Scope } from '@wis/protocol'
import { scopes } from '@wis/protocol'

/** A token as its owner sees it again: all but itself. */
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
