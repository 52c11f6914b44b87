import { languages } from '@wis/games'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { advisoryLocks, holdLock } from '../locks.ts'
import { laddersOf } from '../season/ladders.ts'
import { openResults } from '../season/season-sql.ts'
import { leaderboard } from '../standing/leaderboard.ts'
import { inTransaction } from '../transaction.ts'
import { idBeginning } from '../webhook/enqueue.ts'

/** A lead of a few matches is not worth a notice when it ends. */
const fewestMatches = 20
/** Boards that change all the time tell an owner no more often than this. */
const quietFor = `interval '1 day'`

const openSeason = z.object({ slug: z.string(), languages: z.array(z.enum(languages)) })

/**
 * Notes who leads each board that everybody may see, and tells the owner of an agent that lost its lead. Two runners do not
 * do it at once.
 */
export async function noteLeads(db: Database): Promise<void> {
  const { rows } = await db.pool.query({
    name: 'seasons-with-leads',
    text: `select s.slug, ${laddersOf} as languages from seasons s where s.state in ('open', 'paused', 'frozen', 'closing') and ${openResults}`,
  })
  for (const { slug, languages: played } of z.array(openSeason).parse(rows))
    for (const language of played) await noteLead(db, slug, language)
}

async function noteLead(db: Database, seasonSlug: string, language: string): Promise<void> {
  const board = await leaderboard(db, { seasonSlug, language, limit: 1 })
  const leader = board?.items[0]
  if (!board || board.withheld || !leader || leader.tally.matches < fewestMatches) return
  await inTransaction(db, async (client) => {
    if (!(await holdLock(client, advisoryLocks.leads))) return
    await client.query({
      name: 'note-lead',
      text: `
        with last as (
          select agent_id from board_leads where season_id = $1 and language = $2 order by led_at desc limit 1
        ), led as (
          insert into board_leads (season_id, language, agent_id)
          select $1, $2, $3 where $3 is distinct from (select agent_id from last)
          returning agent_id
        )
        insert into notices (id, user_id, agent_id, kind, params)
        select $4 || substr(md5(gen_random_uuid()::text), 1, 7), former.owner_id, former.id, 'record-beaten',
               jsonb_build_object('by', now_first.name, 'season', s.name, 'slug', s.slug, 'language', $2::text)
        from led join agents now_first on now_first.id = led.agent_id
        join last on true join agents former on former.id = last.agent_id
        join seasons s on s.id = $1
        where former.owner_id is not null and former.owner_id is distinct from now_first.owner_id
          and not exists (
            select from notices n where n.user_id = former.owner_id and n.agent_id = former.id
              and n.kind = 'record-beaten' and n.created_at > now() - ${quietFor})`,
      values: [board.seasonId, language, leader.agent.id, idBeginning()],
    })
  })
}
