import type { TableKind } from '@wis/arena'
import { leastMeasured } from '@wis/protocol'
import type pg from 'pg'
import { mayPlayRanked } from '../agent/check/badge.ts'
import { underWaySince } from '../match/under-way-since.ts'
import { firstIdAt } from '../new-id.ts'
import {
  hasPlayedEnough,
  isLetPlay,
  isMeasured,
  playingVersion,
  playsGame,
  takesPart,
} from '../season/entry/taking-part.ts'

/** An agent whose owner sent it to a ranked table within this time may be sent again. */
const lately = 600_000

/**
 * SQL: agent `a` is online, allowed to play, and in as many matches as it may be. It is free once one of them is
 * over.
 */
const isBusy = `(
  a.online and ${isLetPlay} and (
    select count(distinct x.match_id) from seats x join matches m on m.id = x.match_id
    where x.agent_id = a.id and x.match_id > $3 and m.status in ('waiting', 'running')
  ) + (select count(*) from tickets k where k.agent_id = a.id and k.state = 'checking') >= a.concurrency
)`

/** SQL: its owner sends agent `a` to ranked tables, by hand or by a program, and did so just now. */
const isSentLately = `(
  not (a.online and ${isLetPlay}) and exists (
    select 1 from tickets k where k.agent_id = a.id and k.id > $4 and k.season_id = $1 and k.language = $2
      and k.mode = 'ranked'
  )
)`

/**
 * The owners of agents that are not available for a ranked table now, but may be in a moment. Agents that wait for it
 * and agents that are online and free are left out, because they are available already. Looks only at matches under
 * way and at recent requests.
 */
export async function ownersWhoMayCome(
  client: pg.ClientBase,
  { seasonId, language }: TableKind,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ owner_id: string }>({
    name: 'owners-who-may-come',
    text: `select distinct a.owner_id
           from agents a
           join seasons s on s.id = $1
           join lateral ${playingVersion} v on true
           where a.id in (
               select x.agent_id from seats x join matches m on m.id = x.match_id
               where x.match_id > $3 and m.status in ('waiting', 'running')
               union select k.agent_id from tickets k where k.state = 'checking'
               union select k.agent_id from tickets k where k.id > $4 and k.mode = 'ranked'
             )
             and a.owner_id is not null and a.retired_at is null and $2 = any(a.languages)
             and ${mayPlayRanked('$2')} and ${playsGame} and ${takesPart}
             and not ${hasPlayedEnough('$2')} and not ${isMeasured('$2', leastMeasured)}
             and (${isBusy} or ${isSentLately})
             and not exists (select 1 from tickets k where k.agent_id = a.id and k.state = 'waiting' and k.season_id = $1
                             and k.language = $2 and k.mode = 'ranked')
           limit 50`,
    values: [seasonId, language, underWaySince(), firstIdAt(Date.now() - lately)],
  })
  return new Set(rows.map(({ owner_id: ownerId }) => ownerId))
}
