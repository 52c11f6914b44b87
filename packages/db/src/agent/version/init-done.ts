import type { VersionId } from '@wis/engine'
import type { Database } from '../../database.ts'

/** Records that the memory of a version has been cleared, so that nothing is left in it from before. */
export async function initDone({ pool }: Database, versionId: VersionId): Promise<void> {
  await pool.query({
    name: 'init-done',
    text: 'update agent_versions set init_due = false where id = $1 and init_due',
    values: [versionId],
  })
}
