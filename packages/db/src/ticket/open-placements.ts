import type pg from 'pg'
import { advisoryLocks } from '../advisory-locks.ts'
import type { Database } from '../database.ts'
import { holdLock } from '../hold-lock.ts'
import { firstIdAt } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { isDueByPace, isFree, openLadders, paceSince } from './own-pace.ts'

/**
 * Puts online agents whose owners let them play ranked into the queues: new versions into those of games in which they
 * have placements left, and the others at the pace that their owners chose.
 */
export async function openPlacements(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    // Two runners at once would each open a ticket for the same agent.
    if (await holdLock(client, advisoryLocks.placements)) await openDue(client)
  })
}

/** Those of one beat. The others come with the next ones. */
const agentsAtOnce = 200

async function openDue(client: pg.ClientBase): Promise<void> {
  await client.query({
    name: 'open-placements',
    text: `with free as materialized (
             select a.id, ${isDueByPace('$2')} as is_due from agents a where ${isFree}
           ), coming as materialized (
             select f.id, f.is_due from free f
             where f.is_due or exists (select 1 from agent_versions v join placements p on p.version_id = v.id
                                       where v.agent_id = f.id and p.matches_left > 0)
             order by random() limit ${agentsAtOnce}
           ), due as (
             select a.id as agent_id, v.id as version_id, s.game, s.id as season_id, l.language,
                    row_number() over (partition by a.id order by coalesce(p.matches_left, 0) > 0 desc, random()) as choice
             from coming c cross join ${openLadders}
             where a.id = c.id and (c.is_due or p.matches_left > 0)
           ), spent as (
             update placements set matches_left = matches_left - 1
             from due where placements.version_id = due.version_id and placements.game = due.game
               and placements.matches_left > 0 and due.choice = 1
           )
           insert into tickets (id, agent_id, version_id, season_id, mode, language)
           select $1 || right(agent_id, 7), agent_id, version_id, season_id, 'ranked', language
           from due where choice = 1`,
    values: [firstIdAt(Date.now()), paceSince()],
  })
}
