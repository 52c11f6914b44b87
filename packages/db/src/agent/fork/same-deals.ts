import type { AgentId } from '@wis/engine'
import { kitCalled, languages } from '@wis/games'
import type { SameDealsWish } from '@wis/protocol'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database } from '../../database.ts'
import { isFirstOfItsAgent } from '../../season/season-sql.ts'
import { kindHas } from '../kind-sql.ts'
import { openForks } from './open-forks.ts'
import type { ForksOpened } from './open-forks.ts'
import { isOpenFork } from './read-forks.ts'

/**
 * Has a version play the deals that another one played last, at the same seats and among the same house agents. Deals
 * that it has played are left out, and those at which a house agent has another version now.
 */
export async function playSameDeals(
  db: Database,
  agentId: AgentId,
  { version, against, game, language, matches }: SameDealsWish,
  isTrial = false,
): Promise<ForksOpened> {
  const speaks = kitCalled(game)?.setup.words === true
  const { rows } = await db.pool.query<{ matchId: string }>({
    name: 'deals-to-repeat',
    text: `with newest as (select coalesce($5, max(number)) as number from agent_versions where agent_id = $1)
           select m.id as "matchId" from newest, (
             select distinct match_id from (
               select coalesce(f.of_match_id, x.match_id) as match_id
               from seats x join agent_versions v on v.id = x.version_id
               left join forks f on f.match_id = x.match_id and f.seq = 0
               where x.agent_id = $1 and v.number = $2 and ${isFirstOfItsAgent('x')}
               order by x.match_id desc limit 500) seats_of_version
           ) played join matches m on m.id = played.match_id
           where newest.number <> $2 and m.game = $3 and ($4::text is null or m.language = $4) and m.status = 'finished' and m.mode <> 'experiment' and not m.withheld
             and not exists (
               select 1 from seats o join agents a on a.id = o.agent_id
               where o.match_id = m.id and o.agent_id <> $1
                 and not (${kindHas('fillsTables')} and a.online and a.retired_at is null
                   and o.version_id = (select id from agent_versions where agent_id = a.id order by number desc limit 1)))
             and not exists (
               select 1 from seats x join agent_versions w on w.id = x.version_id
               where x.match_id = m.id and x.agent_id = $1 and w.number = newest.number)
             and not exists (
               select 1 from forks f join agent_versions w on w.id = f.version_id
               left join matches fm on fm.id = f.match_id
               where f.of_match_id = m.id and f.seq = 0 and f.agent_id = $1 and w.number = newest.number
                 and (fm.status = 'finished' or ${isOpenFork}))
           order by m.id desc limit $6`,
    // A game without words is one game, whatever language its matches are told in.
    values: [agentId, against, game, speaks ? language : null, version ?? null, matches],
  })
  if (rows.length === 0) return refuse(version === against ? 'same-version' : 'nothing-to-repeat')
  return openForks(db, agentId, {
    version,
    places: rows.map(({ matchId }) => ({ matchId, seq: 0 })),
    isTrial,
  })
}

const usualMatch = z.object({ game: z.string(), language: z.enum(languages), against: z.int() })

/** From so many of the last seats of the version before, its usual game and language are told. */
const seatsLooked = 50

/**
 * Has the newest version of an agent play the last deals of the version before it that has played, in the game and language
 * that this one played most. Until that is over, the agent is seated at no ranked table without a request.
 */
export async function beginTrial(db: Database, agentId: AgentId, matches: number): Promise<ForksOpened> {
  const { rows } = await db.pool.query({
    name: 'usual-match-of-version',
    text: `with before as (
             select v.id, v.number from agent_versions v
             where v.agent_id = $1 and v.number < (select max(number) from agent_versions where agent_id = $1)
               and exists (select 1 from seats x join matches m on m.id = x.match_id
                           where x.agent_id = $1 and x.version_id = v.id and m.status = 'finished')
             order by v.number desc limit 1)
           select m.game, m.language, b.number as against
           from before b cross join lateral (
             select x.match_id from seats x where x.agent_id = $1 and x.version_id = b.id
             order by x.match_id desc limit ${seatsLooked}
           ) played join matches m on m.id = played.match_id
           where m.status = 'finished' and m.mode <> 'experiment'
           group by m.game, m.language, b.number order by count(*) desc, m.game limit 1`,
    values: [agentId],
  })
  if (!rows[0]) return refuse('nothing-to-repeat')
  return playSameDeals(db, agentId, { ...usualMatch.parse(rows[0]), matches }, true)
}

/** SQL that says whether version `v` still plays the deals of an earlier one. */
export const isOnTrial = `exists (
  select 1 from forks f left join matches fm on fm.id = f.match_id
  where f.agent_id = v.agent_id and f.version_id = v.id and f.is_trial and ${isOpenFork})`
