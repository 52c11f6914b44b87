import type { Scope } from '@wis/protocol'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'

/** The most tokens that an account may have. More would be the mistake of a program, not the wish of a person. */
const mostTokens = 50

export interface NewTokenRow {
  readonly userId: string
  readonly name: string
  readonly hash: string
  readonly ending: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date
}

/** Stores a token; false where its owner already has as many as an account may have. */
export async function createToken({ prisma }: Database, token: NewTokenRow): Promise<boolean> {
  if ((await prisma.apiToken.count({ where: { userId: token.userId } })) >= mostTokens) return false
  await prisma.apiToken.create({ data: { id: newId(), ...token, scopes: [...token.scopes] } })
  return true
}
