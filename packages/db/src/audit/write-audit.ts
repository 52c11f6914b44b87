import type pg from 'pg'
import { newId } from '../new-id.ts'
import { storableJson } from '../storable-json.ts'
import type { AuditAction } from './audit-actions.ts'

/** An action that somebody took with the rights of an organizer or an admin. */
export interface AuditNote {
  readonly actorId: string
  readonly actorName: string
  readonly action: AuditAction
  /** The kind and id of the subject: `user:0abc`. */
  readonly subject: string
  /** Further details. Never a secret. */
  readonly detail?: Readonly<Record<string, unknown>>
}

let lastAt = 0

/** No two rows get the same moment, so that rows are always read in the order in which they were written. */
function nextId(): string {
  lastAt = Math.max(Date.now(), lastAt + 1)
  return newId(lastAt)
}

/**
 * Writes an audit row in the transaction of the change that it reports, so that neither is ever stored without the
 * other.
 */
export async function writeAudit(client: Pick<pg.ClientBase, 'query'>, note: AuditNote): Promise<void> {
  const { actorId, actorName, action, subject, detail = {} } = note
  await client.query({
    name: 'write-audit',
    text: `insert into audit_log (id, actor_id, actor_name, action, subject, detail)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [nextId(), actorId, actorName, action, subject, storableJson(detail)],
  })
}
