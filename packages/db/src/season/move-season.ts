import { endingStates, fixtureLife, seasonStep } from '@wis/arena'
import type { SeasonCheck, SeasonEffect } from '@wis/arena'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { SeasonBoard, SeasonState } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { isOneOf, leaveQueueAs, runs, takes } from '../life-sql.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameRefused } from '../name/claim-name.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import { idBeginning, tellOfSeason } from '../webhook/enqueue.ts'
import { lockSeason } from './change-season.ts'
import type { LockedSeason } from './change-season.ts'
import { releaseDeals } from './fixture/release-deals.ts'
import { takeBoard } from './take-board.ts'
import { commitWords } from './words.ts'

/**
 * Ends everything that waits in a season that begins no more matches, or in all such seasons: tickets leave,
 * scheduled matches are dropped. Some begin to wait only during the closing, because their table is given up, their
 * match is void, or they were on their way.
 */
export async function endWaiting(client: pg.ClientBase, seasonId?: SeasonId): Promise<void> {
  await client.query({
    name: 'end-waiting-tickets',
    text: `${leaveQueueAs('season-closed')} and exists (select 1 from seasons s where ${closes('t')})`,
    values: [seasonId ?? null],
  })
  const { rows } = await client.query<{ season_id: string }>({
    name: 'drop-waiting-fixtures',
    text: `update fixtures f set state = '${fixtureLife.leadsTo('drop')}'
           from seasons s where ${takes(fixtureLife, 'drop', 'f.state')} and ${closes('f')}
           returning f.season_id`,
    values: [seasonId ?? null],
  })
  for (const id of new Set(rows.map(({ season_id }) => season_id))) await releaseDeals(client, ids.season(id))
}

const closes = (waiting: 't' | 'f') =>
  `s.id = ${waiting}.season_id and ${isOneOf('s.state', endingStates)} and ($1::text is null or s.id = $1)`

/** The steps of a season that its entrants and followers are told of. */
type SeasonStep = 'open' | 'closed' | 'published'

/**
 * Tells every owner of an entrant and every follower once, however many of their agents take part. Followers of its game
 * hear that it opens. The organizer knows it already.
 */
async function tellOfSeasonStep(client: pg.ClientBase, seasonId: SeasonId, step: SeasonStep): Promise<void> {
  await client.query({
    name: 'tell-of-season-step',
    text: `insert into notices (id, user_id, kind, params)
           select $3 || substr(md5(gen_random_uuid()::text), 1, 7), told.owner_id, 'season-step',
                  jsonb_build_object('step', $2::text, 'season', told.name, 'slug', told.slug)
           from (
             select distinct who.id as owner_id, s.name, s.slug
             from seasons s cross join lateral (
               select a.owner_id as id from season_entries e join agents a on a.id = e.agent_id
               where e.season_id = s.id and e.state = 'entered'
               union
               select f.user_id from follows f
               where (f.kind = 'season' and f.subject = s.id) or ($2 = 'open' and f.kind = 'game' and f.subject = s.game)
             ) who
             where s.id = $1 and who.id is not null and who.id is distinct from s.owner_id
           ) told`,
    values: [seasonId, step, idBeginning()],
  })
}

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
    await writeAudit(client, actor, {
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

/** The steps that the platform takes by itself when a date has come. */
const platform: Actor = { id: 'platform', name: 'platform' }

/** Starts closing seasons whose end has come, and closes those in which nothing is played any more. */
export async function endOverdueSeasons(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ id: string; to: 'closing' | 'closed' }>({
    name: 'overdue-seasons',
    text: `select id, case when state = 'closing' then 'closed' else 'closing' end as to
           from seasons s
           where (${runs()} and ends_at <= now())
              or (state = 'closing'
                  and not exists (select 1 from matches m where m.season_id = s.id
                                  and (m.status in ('waiting', 'running') or m.deal_open))
                  and not exists (select 1 from tickets t where t.season_id = s.id and t.state = 'checking'))`,
  })
  for (const { id, to } of rows) await moveSeason(db, platform, ids.season(id), to)
}

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
    await writeAudit(client, actor, {
      action: 'season-published',
      subject: `season:${id}`,
    })
    return { ok: true }
  })
}
