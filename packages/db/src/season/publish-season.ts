import type { SeasonId } from '@wis/engine'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import { tellOfSeasonStep } from './entry/tell-of-season-step.ts'
import { releaseDeals } from './fixture/release-deals.ts'

export type SeasonPublished = { readonly ok: true } | Refusal<'not-embargoed'>

/** Ends an embargo: all matches become public from now on, except for deals that are still being played. */
export async function publishSeason(db: Database, actor: Actor, id: SeasonId): Promise<SeasonPublished> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'publish-season',
      text: `update seasons set published_at = now() where id = $1 and embargo and published_at is null`,
      values: [id],
    })
    if (rowCount === 0) return refuse('not-embargoed')
    await releaseDeals(client, id)
    await tellOfSeasonStep(client, id, 'published')
    await writeAudit(client, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'season-published',
      subject: `season:${id}`,
    })
    return { ok: true }
  })
}
