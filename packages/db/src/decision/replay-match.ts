import { fixtureLife } from '@wis/arena'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { leaveQueueAs, seeks, takes } from '../life-sql.ts'
import { playingVersion, takesPart } from '../season/entry/taking-part.ts'
import { isFirstOfItsAgent } from '../season/self-play.ts'

/**
 * Has the agents of a match play again. If the season's schedule had the match, its fixture waits anew. Otherwise
 * every agent that still takes part and does not wait already goes back into the queue.
 */
export async function queueReplay(client: pg.ClientBase, matchId: string, prefix: string): Promise<void> {
  const { rowCount } = await client.query(
    `update fixtures set state = '${fixtureLife.leadsTo('replay')}', match_id = null, attempts = 0, not_before = null where match_id = $1`,
    [matchId],
  )
  if (rowCount !== 0) return
  await client.query(
    `insert into tickets (id, agent_id, version_id, season_id, mode, language)
     select $2 || '-' || x.seat, a.id, v.id, s.id, m.mode, m.language
     from matches m
     join seasons s on s.id = m.season_id
     join seats x on x.match_id = m.id
     join agents a on a.id = x.agent_id and a.retired_at is null
     join lateral ${playingVersion} v on true
     where m.id = $1 and ${takesPart} and ${isFirstOfItsAgent('x')}
       and (${kindHas('fillsTables')}
            or not exists (select 1 from tickets t where t.agent_id = a.id and ${seeks()}))`,
    [matchId, prefix],
  )
}

interface CalledOff {
  /** The decision that had ordered the replay. It identifies the replay's tickets. */
  readonly id: string
  readonly fixtureId: string | null
}

/**
 * The match counts again, so a replay that still waited or was dropped is cancelled. Its fixture gets back the agents
 * and the deal of the match, which is found by the beginning of the match's seed.
 */
export async function callOffReplay(
  client: pg.ClientBase,
  matchId: string,
  { id, fixtureId }: CalledOff,
): Promise<void> {
  await client.query(
    `update fixtures f set state = '${fixtureLife.leadsTo('call-off-replay')}', match_id = $2,
       agent_ids = array(select agent_id from seats where match_id = $2 order by seat),
       sitting_in = array(select agent_id from seats where match_id = $2 and sits_in order by seat),
       deal_id = coalesce(
       (select d.id from season_deals d join matches m on m.id = $2
        where d.season_id = f.season_id and starts_with(m.seed, d.seed || '.')), f.deal_id)
     where f.id = $1 and ${takes(fixtureLife, 'call-off-replay', 'f.state')}`,
    [fixtureId, matchId],
  )
  await client.query(`${leaveQueueAs('called-off')} and starts_with(t.id, $1)`, [`${id}-`])
}
