import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { LeftReason } from '@wis/protocol'
import type pg from 'pg'
import { mayPlayRanked } from '../agent/check/badge.ts'
import { isOnTrial } from '../agent/fork/same-deals.ts'
import { kindHas } from '../agent/kind-sql.ts'
import { notReadyLately } from '../fault/not-ready.ts'
import { underWaySince } from '../match/list-overdue.ts'
import { firstIdAt } from '../new-id.ts'
import { isDisqualified, playsGame } from '../season/entry/taking-part.ts'
import { speaks } from '../season/ladders.ts'

/**
 * SQL that says whether people may be given agent `a` as an opponent in season `s`: its owner allows it, it is online, and its
 * version `v` has passed the flight check. Takes a SQL expression.
 */
export const meetsPeople = (language: string) => `(
  a.plays_people and a.online and a.retired_at is null and ${kindHas('hasOwner')} and ${speaks(language)} and ${playsGame}
  and not ${isDisqualified} and ${mayPlayRanked(language)} and not ${isOnTrial} and not ${notReadyLately}
)`

/**
 * The tickets with which an owner's agent was given to people. It fills in at no other practice table, because house agents fill
 * those of owners.
 */
const givenToPeople = `
  from tickets k left join matches km on km.id = k.match_id
  where k.agent_id = a.id and k.mode = 'practice' and k.reason = 'filling-in'`

/** The ids that matches of today (UTC) begin with. Limits are counted by the day. */
export const todaysFirstId = () => firstIdAt(Date.parse(new Date().toISOString().slice(0, 10)))

interface Bounds {
  /** SQL expressions: `underWaySince`, and the first id of today. */
  readonly since: string
  readonly today: string
}

/** SQL for the number of matches with people that agent `a` plays now. */
const underWay = ({ since }: Pick<Bounds, 'since'>) =>
  `(select count(*)::int ${givenToPeople} and k.id > ${since} and km.status in ('waiting', 'running'))`

/** SQL for the number of tables with people that are made ready with agent `a`. */
const reserved = `(select count(*)::int ${givenToPeople} and k.state = 'checking')`

/** SQL for the number of its matches with people today. A void one does not count, as in the limit of all matches of a day. */
const inDay = ({ today }: Pick<Bounds, 'today'>) =>
  `(select count(*)::int ${givenToPeople} and k.state = 'seated' and k.id >= ${today} and km.status is distinct from 'void')`

/** SQL for how many more matches with people agent `a` may be given now. */
export const leftForPeople = (bounds: Bounds) =>
  `least(a.people_matches_at_once - ${underWay(bounds)}, a.people_matches_per_day - ${inDay(bounds)}) - ${reserved}`

/**
 * Those of these agents that were taken for a table with people and may not be dealt in after all. The caller holds their rows, so
 * that two tables dealt at the same moment count each other.
 */
export async function keptFromPeople(
  client: pg.ClientBase,
  agentIds: readonly AgentId[],
): Promise<{ readonly agentId: AgentId; readonly reason: LeftReason }[]> {
  if (agentIds.length === 0) return []
  const { rows } = await client.query<{ id: string; reason: LeftReason }>({
    name: 'kept-from-people',
    text: `select id, reason from (
             select a.id, case
               when not a.plays_people then 'withdrawn'
               when not a.online then 'agent-offline'
               when ${underWay({ since: '$2' })} >= a.people_matches_at_once then 'at-its-limit-of-matches'
               when ${inDay({ today: '$3' })} >= a.people_matches_per_day then 'daily-limit'
             end as reason from agents a where a.id = any($1::text[])
           ) l where reason is not null`,
    values: [agentIds, underWaySince(), todaysFirstId()],
  })
  return rows.map(({ id, reason }) => ({ agentId: ids.agent(id), reason }))
}
