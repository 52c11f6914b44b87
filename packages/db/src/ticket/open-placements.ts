import { leastMeasured } from '@wis/protocol'
import type pg from 'pg'
import { advisoryLocks } from '../advisory-locks.ts'
import { mayPlayRanked } from '../agent/check/badge.ts'
import type { Database } from '../database.ts'
import { notReadyLately } from '../fault/not-ready.ts'
import { holdLock } from '../hold-lock.ts'
import { firstIdAt } from '../new-id.ts'
import { hasPlayedEnough, isLetPlay, isMeasured, playsGame, takesPart } from '../season/entry/taking-part.ts'
import { isSelfPlay } from '../season/self-play.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Puts new versions of online agents into the queues of the games in which they have placements left, if their owners
 * let them play ranked.
 */
export async function openPlacements(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    // Two runners at once would each open a ticket for the same agent.
    if (await holdLock(client, advisoryLocks.placements)) await openDue(client)
  })
}

async function openDue(client: pg.ClientBase): Promise<void> {
  await client.query({
    name: 'open-placements',
    text: `with due as (
             select a.id as agent_id, v.id as version_id, p.game, s.id as season_id, l.language,
                    row_number() over (partition by a.id order by random()) as choice
             from agent_versions v
             join placements p on p.version_id = v.id and p.matches_left > 0
             join agents a on a.id = v.agent_id and a.online and a.retired_at is null
             join seasons s on s.state = 'open' and s.format = 'ladder' and s.game = p.game and ${playsGame}
               and ${takesPart} and ${isLetPlay} and not ${isSelfPlay()}
             cross join unnest(a.languages) as l(language)
             where l.language = any(s.languages)
               and ${mayPlayRanked('l.language')}
               and not ${hasPlayedEnough('l.language')} and not ${isMeasured('l.language', leastMeasured)}
               and coalesce(s.terms->>'versions', 'live') = 'live'
               and v.number = (select max(number) from agent_versions where agent_id = a.id)
               and not exists (select 1 from tickets t where t.agent_id = a.id and t.state in ('waiting', 'checking'))
               and not ${notReadyLately}
               and (select count(distinct x.match_id) from seats x join matches m on m.id = x.match_id
                    where x.agent_id = a.id and m.status in ('waiting', 'running')) < a.concurrency
           ), spent as (
             update placements set matches_left = matches_left - 1
             from due where placements.version_id = due.version_id and placements.game = due.game and due.choice = 1
           )
           insert into tickets (id, agent_id, version_id, season_id, mode, language)
           select $1 || right(agent_id, 7), agent_id, version_id, season_id, 'ranked', language
           from due where choice = 1`,
    values: [firstIdAt(Date.now())],
  })
}
