import { seasonChangeRefusal } from '@wis/arena'
import type { SeasonChangeRefusal } from '@wis/arena'
import type { SeasonId } from '@wis/engine'
import type { SeasonChanges, SeasonState } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameRefused } from '../name/claim-name.ts'
import { inTransaction } from '../transaction.ts'

export type SeasonChanged =
  | { readonly ok: true }
  | Refusal<'no-such-season' | SeasonChangeRefusal>
  | NameRefused

/** Changes what its state still lets change of a season. */
export async function changeSeason(
  db: Database,
  actor: Actor,
  id: SeasonId,
  changes: SeasonChanges,
): Promise<SeasonChanged> {
  return inTransaction(db, async (client) => {
    const season = await lockSeason(client, id)
    if (!season) return refuse('no-such-season')
    const refusal = seasonChangeRefusal(season, changes, { now: Date.now(), timeOf: Date.parse })
    if (refusal) return refuse(refusal)
    const refused = await rename(client, id, season, changes)
    if (refused) return refused
    await update(client, id, changes)
    await writeAudit(client, actor, {
      action: 'season-changed',
      subject: `season:${id}`,
      detail: { ...changes },
    })
    return { ok: true }
  })
}

/** Compares and stores what the new name looks like. A season may keep a name that it has from before the rule. */
async function rename(
  client: pg.ClientBase,
  id: SeasonId,
  { name: before, ownerId }: LockedSeason,
  { name }: SeasonChanges,
): Promise<NameRefused | undefined> {
  if (name === undefined || name === before) return undefined
  const claimed = await claimName(client, {
    table: 'seasons',
    name,
    besides: ownerId,
    isOurs: ownerId === null,
  })
  if (!claimed.ok) return claimed
  await client.query('update seasons set name_skeletons = $2 where id = $1', [id, claimed.skeletons])
  return undefined
}

export interface LockedSeason {
  readonly state: SeasonState
  readonly slug: string
  readonly name: string
  /** Its organizer; null for a season of the platform. */
  readonly ownerId: string | null
  readonly languages: readonly string[]
  readonly entryEndsAt: string | null
  readonly endsAt: string | null
  /** Whether the end of entry has an effect on the entered agents: a schedule is made, or versions are fixed. */
  readonly needsDeadline: boolean
}

/** Locks the season, so that nobody else moves or changes it until the caller's transaction ends. */
export async function lockSeason(client: pg.ClientBase, id: SeasonId): Promise<LockedSeason | undefined> {
  const { rows } = await client.query<LockedSeason>({
    name: 'lock-season',
    text: `select state, slug, name, owner_id as "ownerId", languages, entry_ends_at::text as "entryEndsAt",
                  ends_at::text as "endsAt",
                  format <> 'ladder' or coalesce(terms->>'versions', 'live') = 'frozen' as "needsDeadline"
           from seasons where id = $1 for no key update`,
    values: [id],
  })
  return rows[0]
}

async function update(client: pg.ClientBase, id: SeasonId, changes: SeasonChanges): Promise<void> {
  await client.query({
    name: 'change-season',
    text: `update seasons set name = coalesce($2, name), description = coalesce($3, description),
                  entry_ends_at = case when $4 then $5::timestamptz else entry_ends_at end,
                  starts_at = coalesce($6, starts_at),
                  ends_at = case when $7 then $8::timestamptz else ends_at end,
                  embargo = coalesce($9, embargo)
           where id = $1`,
    values: [
      ...[id, changes.name, changes.description],
      ...['entryEndsAt' in changes, changes.entryEndsAt ?? null],
      ...[changes.startsAt, 'endsAt' in changes, changes.endsAt ?? null, changes.embargo],
    ],
  })
}
