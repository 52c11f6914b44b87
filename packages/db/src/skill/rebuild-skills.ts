import { fullWeight } from '@wis/ratings'
import type { TrueSkill } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { isRatedBySides } from '../legacy/columns.ts'
import type { Difference } from '../standing/standing-row.ts'
import { inTransaction } from '../transaction.ts'
import {
  endedOrder,
  lockSkills,
  matchColumns,
  playSkills,
  storeMatches,
  storeSkills,
} from './change-skills.ts'
import type { SkillPlace, StoredSkillMatch } from './change-skills.ts'

const matchesAtOnce = 1000

/** Plays all matches of every season again in which skills are not computed yet, as after an upgrade. */
export async function completeSkills(db: Database): Promise<void> {
  const { rows } = await db.pool.query<SkillPlace>({
    name: 'skills-due',
    text: `select distinct season_id as "seasonId", language from skill_matches where cardinality(means) = 0`,
  })
  for (const place of rows) await replaySkills(db, place)
}

/** Reads the matches of all seasons again from their seats, plays them, and returns their number. */
export async function rebuildSkills(db: Database): Promise<number> {
  let played = 0
  const { rows } = await db.pool.query<SkillPlace>(
    `select distinct season_id as "seasonId", language from matches where status = 'finished' and mode = 'ranked'
     union select season_id, language from skill_matches`,
  )
  for (const place of rows) played += await replaySkills(db, place, { anew: true })
  return played
}

function replaySkills(db: Database, place: SkillPlace, { anew = false } = {}): Promise<number> {
  return inTransaction(db, async (client) => {
    await lockSkills(client, place)
    if (anew) await readAgain(client, place)
    const skills = new Map<string, TrueSkill>()
    let played = 0
    for await (const batch of storedMatches(client, place)) {
      await storeMatches(
        client,
        place,
        batch.map((match) => playSkills(match, skills)),
      )
      played += batch.length
    }
    await client.query(
      `select 1 from standings where season_id = $1 and language = $2 order by agent_id for update`,
      [place.seasonId, place.language],
    )
    await client.query(
      `update standings set skill_mean = null, skill_deviation = null
       where season_id = $1 and language = $2 and skill_mean is not null and agent_id <> all($3::text[])`,
      [place.seasonId, place.language, [...skills.keys()]],
    )
    await storeSkills(client, place, skills)
    return played
  })
}

async function readAgain(client: pg.ClientBase, { seasonId, language }: SkillPlace): Promise<void> {
  await client.query('delete from skill_matches where season_id = $1 and language = $2', [seasonId, language])
  await client.query(
    `insert into skill_matches (match_id, season_id, language, ended_at, agent_ids, places, teams, weights, means, deviations)
     ${matchesOfSeats}`,
    [seasonId, language],
  )
}

// A game that keeps a winner of its own has ratings of its own.
const matchesOfSeats = `
  select m.id, m.season_id, m.language, m.ended_at,
         array_agg(case when s.sits_in then '' else s.agent_id end order by s.seat),
         array_agg(s.place order by s.seat), array_agg(s.team order by s.seat),
         case when min(s.weight) = ${fullWeight} then '{}'::smallint[] else array_agg(s.weight order by s.seat) end, '{}'::float8[], '{}'::float8[]
  from matches m join seats s on s.match_id = m.id
  where m.season_id = $1 and m.language = $2 and ${isRatedBySides} and m.status = 'finished' and m.mode = 'ranked'
    and m.decision_id is null and not m.deal_open
  group by m.id having count(distinct s.team) > 1`

/** In the order in which they ended, a batch at a time. */
async function* storedMatches(client: pg.ClientBase, { seasonId, language }: SkillPlace) {
  for (let after: string | null = null; ;) {
    const { rows }: pg.QueryResult<StoredSkillMatch> = await client.query({
      name: 'skill-matches-in-order',
      text: `select ${matchColumns} from skill_matches
             where season_id = $1 and language = $2 and ($3::text is null or
               (ended_at, match_id collate "C") > (select ended_at, match_id collate "C" from skill_matches where match_id = $3))
             order by ${endedOrder} limit $4`,
      values: [seasonId, language, after, matchesAtOnce],
    })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.matchId
  }
}

/** Every stored skill that differs from that of the matches, played again from the first one on. Changes nothing. */
export async function compareSkills(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<SkillPlace>(
    `select season_id as "seasonId", language from skill_matches
     union select season_id, language from standings where skill_mean is not null`,
  )
  const differences: Difference[] = []
  for (const place of rows) differences.push(...(await compareOne(client, place)))
  return differences
}

interface StoredNumbers {
  readonly id: string
  readonly mean: number | null
  readonly deviation: number | null
}

async function compareOne(client: pg.ClientBase, place: SkillPlace): Promise<Difference[]> {
  const { seasonId, language } = place
  const skills = new Map<string, TrueSkill>()
  const differences = await compareWithSeats(client, place)
  const differ = (where: string, column: string, stored: number | null, recomputed: number | undefined) => {
    if (stored !== (recomputed ?? null))
      differences.push({ where, column, stored: stored ?? 0, recomputed: recomputed ?? 0 })
  }
  for await (const batch of storedMatches(client, place)) {
    for (const row of batch) {
      const { means, deviations } = playSkills(row, skills)
      for (const seat of means.keys()) {
        differ(`${row.matchId}/${seat}`, 'mean before', row.means[seat] ?? null, means[seat])
        differ(`${row.matchId}/${seat}`, 'deviation before', row.deviations[seat] ?? null, deviations[seat])
      }
    }
  }
  const stored = await client.query<StoredNumbers>(
    `select agent_id as id, skill_mean as mean, skill_deviation as deviation from standings
     where season_id = $1 and language = $2`,
    [seasonId, language],
  )
  for (const { id, mean, deviation } of stored.rows) {
    const where = `${seasonId}/${language}/${id}`
    differ(where, 'skill_mean', mean, skills.get(id)?.mean)
    differ(where, 'skill_deviation', deviation, skills.get(id)?.deviation)
  }
  return differences
}

/** The matches that are stored for skills and do not count, or the other way round, or have other results. */
async function compareWithSeats(
  client: pg.ClientBase,
  { seasonId, language }: SkillPlace,
): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `with due as (${matchesOfSeats})
     select coalesce(d.id, k.match_id) as "where", 'match' as "column",
            (k.match_id is not null)::int as stored, (d.id is not null)::int as recomputed
     from due d(id, season_id, language, ended_at, agent_ids, places, teams, weights)
     full join (select * from skill_matches where season_id = $1 and language = $2) k on k.match_id = d.id
     where row(d.ended_at, d.agent_ids, d.places, d.teams, d.weights)
       is distinct from row(k.ended_at, k.agent_ids, k.places, k.teams, k.weights)`,
    [seasonId, language],
  )
  return rows
}
