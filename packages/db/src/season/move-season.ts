import { seasonStep } from '@wis/arena'
import type { SeasonCheck, SeasonEffect } from '@wis/arena'
import type { SeasonId } from '@wis/engine'
import type { SeasonBoard, SeasonState } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameRefused } from '../name/claim-name.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import { tellOfSeason } from '../webhook/enqueue.ts'
import { lockSeason } from './change-season.ts'
import type { LockedSeason } from './change-season.ts'
import { endWaiting } from './end-waiting.ts'
import { tellOfSeasonStep } from './entry/tell-of-season-step.ts'
import { releaseDeals } from './fixture/release-deals.ts'
import { takeBoard } from './take-board.ts'
import { commitWords } from './words/commit-words.ts'

export type SeasonMoved =
  | { readonly ok: true }
  | Refusal<'no-such-season' | 'not-from-here' | 'matches-under-way' | 'entry-is-over'>
  | NameRefused

/** Moves a season to another state with all effects of the move, or not at all. */
export async function moveSeason(
  db: Database,
  actor: Actor,
  id: SeasonId,
  to: SeasonState,
): Promise<SeasonMoved> {
  return inTransaction(db, async (client) => {
    const season = await lockSeason(client, id)
    if (!season) return refuse('no-such-season')
    const step = seasonStep(season.state, to)
    if (!step) return refuse('not-from-here')
    for (const check of step.checks) {
      const refused = await refusalOf[check](client, id, season)
      if (refused) return refused
    }
    const { keepsBoard, effects } = step
    const board = keepsBoard && (await takeBoard(db, { ...season, final: keepsBoard === 'for-good' }))
    await setState(client, id, to, board)
    for (const effect of effects) await effectOf[effect](client, id, to)
    await writeAudit(client, {
      actorId: actor.id,
      actorName: actor.name,
      action: `season-${to}`,
      subject: `season:${id}`,
      detail: { from: season.state, to },
    })
    return { ok: true }
  })
}

type Refused = Exclude<SeasonMoved, { readonly ok: true }>

/** The check that a step may need, each with its refusal. */
const refusalOf: Readonly<
  Record<
    SeasonCheck,
    (client: pg.ClientBase, id: SeasonId, season: LockedSeason) => Promise<Refused | undefined>
  >
> = {
  'entry-is-over': async (client, id) =>
    (await isTooLateToEnter(client, id)) ? refuse('entry-is-over') : undefined,
  'matches-under-way': async (client, id) =>
    (await isUnderWay(client, id)) ? refuse('matches-under-way') : undefined,
  name: async (client, _, { name, ownerId }) => {
    const isOurs = ownerId === null
    const claimed = await claimName(client, { table: 'seasons', name, besides: ownerId, isOurs })
    return claimed.ok ? undefined : claimed
  },
}

const effectOf: Readonly<
  Record<SeasonEffect, (client: pg.ClientBase, id: SeasonId, to: SeasonState) => Promise<unknown>>
> = {
  'commit-words': commitWords,
  'release-deals': releaseDeals,
  'end-waiting': endWaiting,
  'tell-listeners': tellOfSeason,
  'tell-entrants': (client, id, to) => tellOfSeasonStep(client, id, to === 'open' ? 'open' : 'closed'),
}

async function setState(
  client: pg.ClientBase,
  id: SeasonId,
  to: SeasonState,
  board: SeasonBoard | undefined,
): Promise<void> {
  await client.query({
    name: 'move-season',
    text: `update seasons set state = $2, board = coalesce($3, board),
                  ends_at = case when $2 = 'closed' then least(coalesce(ends_at, now()), now()) else ends_at end
           where id = $1`,
    values: [id, to, board === undefined ? null : storableJson(board)],
  })
}

/**
 * Whether entry has already ended and no agent is there to play. Then the organizer must set another deadline first.
 */
async function isTooLateToEnter(client: pg.ClientBase, id: SeasonId): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'season-too-late-to-enter',
    text: `select 1 from seasons where id = $1 and entry_ends_at <= now()
             and (select count(*) from season_entries where season_id = $1 and state = 'entered') < 2`,
    values: [id],
  })
  return rowCount === 1
}

/** Whether anything is in play, about to be dealt or not counted yet. It would still move the board. */
async function isUnderWay(client: pg.ClientBase, id: SeasonId): Promise<boolean> {
  const { rows } = await client.query<{ busy: boolean }>({
    name: 'season-under-way',
    text: `select exists (select 1 from matches where season_id = $1 and (status in ('waiting', 'running') or deal_open))
                  or exists (select 1 from tickets where season_id = $1 and state = 'checking') as busy`,
    values: [id],
  })
  return rows[0]?.busy ?? false
}
