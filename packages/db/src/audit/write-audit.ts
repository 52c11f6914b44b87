import type pg from 'pg'
import { newId } from '../new-id.ts'
import { storableJson } from '../storable-json.ts'
import type { AuditAction } from './audit-actions.ts'

/** What somebody did with the rights of an organizer or an admin. */
export interface AuditNote {
  readonly actorId: string
  readonly actorName: string
  readonly action: AuditAction
  /** What it was done to, its kind and id: `user:0abc`. */
  readonly subject: string
  /** What else is worth knowing; never a secret. */
  readonly detail?: Readonly<Record<string, unknown>>
}

let lastAt = 0

/** What is written one after the other is read in that order, however fast it was: no two rows are of the same moment. */
function nextId(): string {
  lastAt = Math.max(Date.now(), lastAt + 1)
  return newId(lastAt)
}

/** Writes an audit row in the transaction of the change that it reports, so that neither is ever stored without the other. */
export async function writeAudit(client: Pick<pg.ClientBase, 'query'>, note: AuditNote): Promise<void> {
  const { actorId, actorName, action, subject, detail = {} } = note
  await client.query({
    name: 'write-audit',
    text: `insert into audit_log (id, actor_id, actor_name, action, subject, detail)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [nextId(), actorId, actorName, action, subject, storableJson(detail)],
  })
}
