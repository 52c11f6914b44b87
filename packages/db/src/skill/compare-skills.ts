import type { TrueSkill } from '@wis/ratings'
import type pg from 'pg'
import type { Difference } from '../standing/difference.ts'
import { matchesOfSeats, storedMatches } from './rebuild-skills.ts'
import { playSkills } from './skill-match.ts'
import type { SkillPlace } from './skill-match.ts'

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
