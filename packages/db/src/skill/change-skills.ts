import { newcomerSkill, skillsAfter } from '@wis/ratings'
import type { TrueSkill } from '@wis/ratings'
import type pg from 'pg'
import { advisoryLockSpaces } from '../locks.ts'

/** A season and language, in which skills are counted from the first match on. */
export interface SkillPlace {
  readonly seasonId: string
  readonly language: string
}

/** A decided match between sides, by seat. */
export interface PlacedMatch {
  readonly matchId: string
  /** Empty for an agent that only fills a place. It plays as a newcomer does, and learns nothing. */
  readonly agentIds: readonly string[]
  readonly places: readonly number[]
  readonly teams: readonly number[]
  /** What the match weighs for each seat, in sixtieths. Empty if it weighs in full for all. */
  readonly weights: readonly number[]
}

/** A match with the skills before it, by seat. */
export interface StoredSkillMatch extends PlacedMatch {
  /** Empty until they are computed. */
  readonly means: readonly number[]
  readonly deviations: readonly number[]
}

type Skills = ReadonlyMap<string, TrueSkill>

/** The skills that agents had before a match, as far as the row knows them. */
function skillsBefore({ agentIds, means, deviations }: StoredSkillMatch): [string, TrueSkill][] {
  return agentIds.flatMap((agentId, seat): [string, TrueSkill][] => {
    const [mean, deviation] = [means[seat], deviations[seat]]
    return agentId === '' || mean === undefined || deviation === undefined
      ? []
      : [[agentId, { mean, deviation }]]
  })
}

/** Plays a match: writes down the skills before it, and changes `skills` to those after it. */
export function playSkills(match: PlacedMatch, skills: Map<string, TrueSkill>): StoredSkillMatch {
  const { matchId, agentIds, places, teams, weights } = match
  const before = agentIds.map((agentId) => skills.get(agentId) ?? newcomerSkill)
  const after = skillsAfter(
    before.map((skill, seat) => ({
      skill,
      place: places[seat] ?? 1,
      team: teams[seat] ?? seat,
      weight: weights[seat],
    })),
  )
  for (const [seat, agentId] of agentIds.entries()) {
    const skill = after[seat]
    if (agentId !== '' && skill) skills.set(agentId, skill)
  }
  return {
    matchId,
    agentIds,
    places,
    teams,
    weights,
    means: before.map(({ mean }) => mean),
    deviations: before.map(({ deviation }) => deviation),
  }
}

/** A match that counts from now on, or no longer. */
interface SkillChange {
  readonly place: SkillPlace
  readonly match: PlacedMatch
  readonly counts: boolean
}

/**
 * Puts a match among the others of its season and language, or takes it out, and plays those that ended later again. A
 * match is mostly the last one, and then nothing else is played. Returns the skills that are different now. Nobody
 * else changes skills there until the transaction ends, and the standings that they belong to are locked.
 */
export async function changeSkills(client: pg.ClientBase, change: SkillChange): Promise<Skills> {
  const { place, match, counts } = change
  await lockSkills(client, place)
  const removed = counts ? [] : await takeOut(client, match.matchId)
  if (!counts && removed.length === 0) return new Map()
  const later = await laterMatches(client, place, match.matchId)
  const involved = new Set([match, ...later].flatMap(({ agentIds }) => agentIds).filter((id) => id !== ''))
  const skills = await lockStandings(client, place, [...involved])
  // The first match in which an agent comes up knows its skill before all that are played again.
  for (const row of [...removed, ...later].toReversed())
    for (const [id, skill] of skillsBefore(row)) skills.set(id, skill)
  const played = (counts ? [match, ...later] : later).map((one) => playSkills(one, skills))
  await storeMatches(client, place, played)
  return skills
}

/** Held until the transaction ends. Comes before any lock on standings. */
export async function lockSkills(client: pg.ClientBase, { seasonId, language }: SkillPlace): Promise<void> {
  await client.query({
    name: 'lock-skills',
    text: 'select pg_advisory_xact_lock($1, hashtext($2))',
    values: [advisoryLockSpaces.skills, `${seasonId}/${language}`],
  })
}

async function takeOut(client: pg.ClientBase, matchId: string): Promise<StoredSkillMatch[]> {
  const { rows } = await client.query<StoredSkillMatch>({
    name: 'remove-skill-match',
    text: `delete from skill_matches where match_id = $1 returning ${matchColumns}`,
    values: [matchId],
  })
  return rows
}

export const matchColumns = `match_id as "matchId", agent_ids as "agentIds", places, teams, weights, means, deviations`
/** The order in which matches ended. */
export const endedOrder = 'ended_at, match_id collate "C"'

async function laterMatches(
  client: pg.ClientBase,
  { seasonId, language }: SkillPlace,
  matchId: string,
): Promise<StoredSkillMatch[]> {
  const { rows } = await client.query<StoredSkillMatch>({
    name: 'later-skill-matches',
    text: `select ${matchColumns} from skill_matches
           where season_id = $1 and language = $2
             and (ended_at, match_id collate "C") > (select ended_at, id collate "C" from matches where id = $3)
           order by ${endedOrder}`,
    values: [seasonId, language, matchId],
  })
  return rows
}

/** The skills as they stand, of agents that have any. Locked in the order in which standings are always locked. */
async function lockStandings(
  client: pg.ClientBase,
  { seasonId, language }: SkillPlace,
  agentIds: readonly string[],
): Promise<Map<string, TrueSkill>> {
  const { rows } = await client.query<{ id: string; mean: number | null; deviation: number | null }>({
    name: 'lock-standings-of-skills',
    text: `select agent_id as id, skill_mean as mean, skill_deviation as deviation from standings
           where season_id = $1 and language = $2 and agent_id = any($3::text[])
           order by agent_id for update`,
    values: [seasonId, language, agentIds],
  })
  return new Map(
    rows.flatMap(({ id, mean, deviation }) =>
      mean === null || deviation === null ? [] : [[id, { mean, deviation }]],
    ),
  )
}

/** Inserts matches, or updates the skills before them. */
export async function storeMatches(
  client: pg.ClientBase,
  { seasonId, language }: SkillPlace,
  played: readonly StoredSkillMatch[],
): Promise<void> {
  if (played.length === 0) return
  await client.query({
    name: 'store-skill-matches',
    text: `insert into skill_matches (match_id, season_id, language, ended_at, agent_ids, places, teams, weights, means, deviations)
           select r."matchId", $1, $2, m.ended_at, r."agentIds", r.places, r.teams, r.weights, r.means, r.deviations
           from jsonb_to_recordset($3::jsonb) as r("matchId" text, "agentIds" text[], places smallint[],
                                                   teams smallint[], weights smallint[], means float8[], deviations float8[])
           join matches m on m.id = r."matchId"
           on conflict (match_id) do update set means = excluded.means, deviations = excluded.deviations`,
    values: [seasonId, language, JSON.stringify(played)],
  })
}

/** Writes skills into the standings of their agents. Agents without a standing are left out. */
export async function storeSkills(
  client: pg.ClientBase,
  { seasonId, language }: SkillPlace,
  skills: Skills,
): Promise<void> {
  if (skills.size === 0) return
  const told = [...skills].map(([id, { mean, deviation }]) => ({ id, mean, deviation }))
  await client.query({
    name: 'store-skills',
    text: `update standings s set skill_mean = t.mean, skill_deviation = t.deviation
           from jsonb_to_recordset($3::jsonb) as t(id text, mean float8, deviation float8)
           where s.season_id = $1 and s.language = $2 and s.agent_id = t.id`,
    values: [seasonId, language, JSON.stringify(told)],
  })
}
