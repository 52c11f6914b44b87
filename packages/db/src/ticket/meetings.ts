import { keptApartBy, matchesApart, meetingRule, meetingsADay, meetingWeightsBy } from '@wis/arena'
import type { KeptApart, Owned, RecentTable, RecentTables, TableKind } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import type pg from 'pg'
import { playsFor } from '../person/seat-sql.ts'

/** A ladder in one language. */
type Ladder = Pick<TableKind, 'seasonId' | 'language' | 'players'>

interface Among {
  readonly agents: readonly Owned[]
  /** The owners of these agents, and others that may come. */
  readonly owners: ReadonlySet<string>
}

/**
 * Whom these agents may not meet now in a ranked match: owners that they met in their last matches, owners that their own
 * owner has met as often as it may in a day, and owners that are of their own side. An agent whose table is being made ready asks for no other.
 */
export async function keptApart(
  client: pg.ClientBase,
  ladder: Ladder,
  { agents, owners: among }: Among,
): Promise<KeptApart> {
  const owned = agents.filter(({ ownerId }) => ownerId !== null)
  const owners = [...among]
  if (owned.length === 0 || owners.length < 2) return new Map()
  const { players } = ladder
  const recent = await recentTables(client, ladder, { agents: owned, matches: matchesApart(players) })
  const today = await metEnoughToday(client, ladder, owners)
  const met = keptApartBy(owned, owners, players, { recent, today })
  const own = await ownSide(client, owned, owners)
  return new Map([...met].map(([id, apart]) => [id, new Set([...apart, ...(own.get(id) ?? [])])] as const))
}

/** How long an agent stays apart from those of the owner that it had before. */
const formerOwnerFor = `interval '30 days'`

/**
 * For each of these agents, the owners that share a person with it: who work on it, or on whose agents its owner or somebody
 * of its people works; and the owner from whom it was taken over lately.
 */
async function ownSide(
  client: pg.ClientBase,
  agents: readonly Owned[],
  owners: readonly string[],
): Promise<ReadonlyMap<AgentId, readonly string[]>> {
  const { rows } = await client.query<{ agent_id: string; owners: string[] }>({
    name: 'own-side',
    text: `with asked as (
             select a.id, ${playsFor('a')} as owner_id from agents a where a.id = any($1::text[])
           ), side as (
             select id, owner_id as user_id from asked
             union select p.agent_id, p.user_id from agent_people p join asked on asked.id = p.agent_id
           ), found as (
             select id, user_id as owner_id from side
             union select s.id, b.owner_id
                   from side s join agent_people p on p.user_id = s.user_id join agents b on b.id = p.agent_id
             union select d.agent_id, d.about_id from agent_deeds d join asked on asked.id = d.agent_id
                   where d.deed = 'taken-over' and d.at > now() - ${formerOwnerFor}
           )
           select found.id as agent_id, array_agg(found.owner_id) as owners
           from found join asked using (id)
           where found.owner_id = any($2::text[]) and found.owner_id <> asked.owner_id group by found.id`,
    values: [agents.map(({ agentId }) => agentId), owners],
  })
  return new Map(rows.map(({ agent_id: id, owners: found }) => [ids.agent(id), found]))
}

/** The weight of a ranked match for each of these agents, in sixtieths. */
export async function meetingWeights(
  client: pg.ClientBase,
  ladder: Ladder,
  agents: readonly Owned[],
): Promise<ReadonlyMap<AgentId, number>> {
  const owned = agents.filter(({ ownerId }) => ownerId !== null)
  if (owned.length < 2) return new Map()
  const recent = await recentTables(client, ladder, { agents: owned, matches: meetingRule.givingWindow })
  return meetingWeightsBy(owned, ladder.players, recent)
}

interface Looked {
  readonly agents: readonly Owned[]
  /** How many of their last matches. */
  readonly matches: number
}

/** A ladder between these agents may lie far back among their other matches. Further back, nothing is looked at. */
const seatsLookedAt = 500

async function recentTables(
  client: pg.ClientBase,
  { seasonId, language }: Ladder,
  { agents, matches }: Looked,
): Promise<ReadonlyMap<AgentId, RecentTables>> {
  const { rows } = await client.query<{ agent_id: string; points: number | null; owners: string[] }>({
    name: 'recent-tables',
    text: `select asked.agent_id, last.points, array(
             select distinct h.owner_id from seats o join agents b on b.id = o.agent_id
             cross join lateral (select ${playsFor('b')} as owner_id) h
             where o.match_id = last.match_id and h.owner_id is not null and h.owner_id <> asked.owner_id
           ) as owners
           from unnest($1::text[], $2::text[]) as asked(agent_id, owner_id)
           cross join lateral (
             select own.match_id, own.points from (
               select match_id, points from seats where agent_id = asked.agent_id order by match_id desc limit ${seatsLookedAt}
             ) own
             join matches m on m.id = own.match_id
             where m.season_id = $3 and m.language = $4 and m.mode = 'ranked'
             order by own.match_id desc limit $5
           ) last
           order by asked.agent_id, last.match_id desc`,
    values: [
      agents.map(({ agentId }) => agentId),
      agents.map(({ ownerId }) => ownerId),
      seasonId,
      language,
      matches,
    ],
  })
  const found = new Map<AgentId, RecentTable[]>()
  for (const { agent_id: id, points, owners } of rows) {
    const agentId = ids.agent(id)
    found.set(agentId, [...(found.get(agentId) ?? []), { owners: new Set(owners), points }])
  }
  return found
}

const thisDay = `(now() at time zone 'utc')::date`

/** For each owner, those of the others that it has met as often as two owners may meet today. */
async function metEnoughToday(
  client: pg.ClientBase,
  { seasonId, language, players }: Ladder,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const least = meetingsADay(0, players)
  const { rows } = await client.query<{ one_id: string; other_id: string; matches: number }>({
    name: 'met-today',
    text: `select one_id, other_id, matches from owner_meetings
           where season_id = $1 and language = $2 and day = ${thisDay}
             and one_id = any($3::text[]) and other_id = any($3::text[]) and matches >= $4`,
    values: [seasonId, language, owners, least],
  })
  if (rows.length === 0) return new Map()
  const most = meetingsADay(await ownersInField(client, { seasonId, language }), players)
  const found = new Map<string, string[]>()
  for (const { one_id: one, other_id: other, matches } of rows) {
    if (matches < most) continue
    found.set(one, [...(found.get(one) ?? []), other])
    found.set(other, [...(found.get(other) ?? []), one])
  }
  return found
}

/** With more owners than these, the limit of a day is the same. */
const ownersThatMatter = meetingRule.mostADay / 2 + 1

async function ownersInField(
  client: pg.ClientBase,
  { seasonId, language }: Pick<Ladder, 'seasonId' | 'language'>,
): Promise<number> {
  const { rows } = await client.query<{ owners: number }>({
    name: 'owners-in-field',
    text: `select count(*)::int as owners from (
             select distinct a.owner_id from standings s join agents a on a.id = s.agent_id
             where s.season_id = $1 and s.language = $2 and a.owner_id is not null limit ${ownersThatMatter}
           ) as field`,
    values: [seasonId, language],
  })
  return rows[0]?.owners ?? 0
}

/** Counts that owners were dealt a match of a ladder together. On a connection whose transaction the caller holds. */
export async function countMeetings(
  client: pg.ClientBase,
  { seasonId, language }: Pick<Ladder, 'seasonId' | 'language'>,
  matchId: MatchId,
): Promise<void> {
  await client.query({
    name: 'count-meetings',
    text: `insert into owner_meetings (season_id, language, day, one_id, other_id, matches)
           select distinct $2, $3, ${thisDay}, one.id, other.id, 1
           from seats s join agents a on a.id = s.agent_id
           join seats o on o.match_id = s.match_id
           join agents b on b.id = o.agent_id
           cross join lateral (select ${playsFor('a')} as id) one
           cross join lateral (select ${playsFor('b')} as id) other
           where s.match_id = $1 and other.id > one.id
           order by 4, 5
           on conflict (season_id, language, day, one_id, other_id)
             do update set matches = owner_meetings.matches + 1`,
    values: [matchId, seasonId, language],
  })
}

/** Only the meetings of today are ever asked for. */
export async function forgetOldMeetings(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query({
    name: 'forget-old-meetings',
    text: `delete from owner_meetings where day < ${thisDay} - 1`,
  })
}
