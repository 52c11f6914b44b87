import type { Role } from '@wis/protocol'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

/** Gives a user another role, for the operator of the installation. False if nobody has this address. */
export async function setRole(db: Database, email: string, role: Role): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'update users set role = $2 where email = $1 returning id',
      [email.toLowerCase(), role],
    )
    const [user] = rows
    if (!user) return false
    const actor = { actorId: 'command-line', actorName: 'Command line' }
    await writeAudit(client, {
      ...actor,
      action: 'role-changed',
      subject: `user:${user.id}`,
      detail: { role },
    })
    return true
  })
}
