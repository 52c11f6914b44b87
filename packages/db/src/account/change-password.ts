import type { Database } from '../database.ts'
import { endAll } from '../session/end-session.ts'
import { inTransaction } from '../transaction.ts'

interface NewPassword {
  readonly passwordHash: string
  /** The session that it was changed in, which goes on. */
  readonly keep?: string | undefined
  /** Whether tokens open nothing any more either. */
  readonly revokeTokens?: boolean
}

/** A new password ends the sessions that the old one had opened, and the tokens where that is wished. */
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
