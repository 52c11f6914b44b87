import type { Database } from '@wis/db'
import { previewDecision } from '@wis/db/seasons'
import { createWorkQueue } from '../../server/work-queue.ts'

type Previewed = Awaited<ReturnType<typeof previewDecision>>

/** A preview holds a connection and locks of its season, which all other requests and ending matches need. */
const queue = createWorkQueue({ atOnce: 1, waiting: 5 })

/** The preview of a decision, after those that others asked for before. It is late if too many are asked for. */
export async function previewInTurn(
  db: Database,
  wish: Parameters<typeof previewDecision>[1],
): Promise<Previewed> {
  const previewed = await queue.run(wish.actor.id, () => previewDecision(db, wish))
  return previewed ?? { ok: false, reason: 'preview-late' }
}
