import type { Database } from '../database.ts'
import { endAll } from '../session/end-session.ts'
import { inTransaction } from '../transaction.ts'

interface NewPassword {
  readonly passwordHash: string
  /** The session in which the password was changed. It stays open. */
  readonly keep?: string | undefined
  /** Whether the account's tokens stop working too. */
  readonly revokeTokens?: boolean
}

/** A new password ends the sessions opened with the old one, and the tokens if the user wishes. */
export async function changePassword(
  db: Database,
  userId: string,
  { passwordHash, keep, revokeTokens = false }: NewPassword,
): Promise<number> {
  return inTransaction(db, async (client) => {
    const version = await endAll(client, userId, keep)
    await client.query('update users set password_hash = $2 where id = $1', [userId, passwordHash])
    if (revokeTokens) await client.query('delete from api_tokens where user_id = $1', [userId])
    return version
  })
}
