import type { Scope } from '@wis/protocol'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'

/** More would be a mistake of a program, not a wish of a person. */
const mostTokens = 50

export interface NewTokenRow {
  readonly userId: string
  readonly name: string
  readonly hash: string
  readonly ending: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date
}

/** False where its owner has as many as one may have. */
export async function createToken({ prisma }: Database, token: NewTokenRow): Promise<boolean> {
  if ((await prisma.apiToken.count({ where: { userId: token.userId } })) >= mostTokens) return false
  await prisma.apiToken.create({ data: { id: newId(), ...token, scopes: [...token.scopes] } })
  return true
}
