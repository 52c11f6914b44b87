import { emptySums, emptyTally } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { compareSkills } from '../skill/compare-skills.ts'
import { inSnapshot } from '../transaction.ts'
import { corrections } from './corrections.ts'
import type { Correction } from './corrections.ts'
import type { Difference } from './difference.ts'
import { inFifteenths } from './in-fifteenths.ts'
import { countsOfStanding, standingValues } from './standing-row.ts'
import type { Counted, StandingValues } from './standing-row.ts'
import { keyOf, talliesOfLogs } from './tallies-of-logs.ts'

/**
 * Compares every standing with the sum of its ledger and its corrections, and with the logs alone, and every skill with the
 * matches between sides, as of one moment.
 * Changes nothing.
 */
export async function compareStandings(db: Database): Promise<Difference[]> {
  return inSnapshot(db, async (client) => [
    ...(await compareWithLedger(client)),
    ...(await compareWithLogs(client, db)),
    ...(await compareSkills(client)),
  ])
}

async function compareWithLedger(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `with given as (
       select season_id, language, agent_id, points
       from jsonb_to_recordset($1::jsonb) as g(season_id text, language text, agent_id text, points int)
     ), earned as (
       select l.season_id, l.language, l.agent_id, l.points - l.entry_cost as points
       from ledger l join matches m on m.id = l.match_id where m.decision_id is null
     )
     select coalesce(s.season_id, l.season_id) || '/' || coalesce(s.language, l.language) || '/' ||
              coalesce(s.agent_id, l.agent_id) as "where",
            'total by the ledger' as "column", coalesce(s.total, 0) as stored, coalesce(l.total, 0)::float8 as recomputed
     from standings s
     full join (
       select l.season_id, l.language, l.agent_id,
              ${inFifteenths('n.ruleset', 'initialTotal')} + sum(l.points) as total
       from (select * from earned union all select * from given) l join seasons n on n.id = l.season_id
       group by l.season_id, l.language, l.agent_id, n.ruleset
     ) l on l.season_id = s.season_id and l.language = s.language and l.agent_id = s.agent_id
     where s.total is distinct from l.total`,
    [JSON.stringify((await corrections(client)).map(rowOf))],
  )
  return rows
}

const rowOf = ({ seasonId, agentId, ...rest }: Correction) => ({
  season_id: seasonId,
  agent_id: agentId,
  ...rest,
})

async function compareWithLogs(client: pg.ClientBase, db: Database): Promise<Difference[]> {
  const due = new Map((await talliesOfLogs(client, db)).map((one) => [keyOf(one), one]))
  const stored = await client.query<StandingValues & { key: string }>(
    `select season_id || '/' || language || '/' || agent_id as key, * from standings`,
  )
  const differences: Difference[] = []
  for (const row of stored.rows) {
    const found = numbersOf(countsOfStanding(row))
    const wanted = numbersOf(due.get(row.key) ?? { tally: emptyTally, sums: emptySums })
    due.delete(row.key)
    for (const column of new Set([...found.keys(), ...wanted.keys()])) {
      const [stored, recomputed] = [found.get(column) ?? 0, wanted.get(column) ?? 0]
      if (stored !== recomputed) differences.push({ where: row.key, column, stored, recomputed })
    }
  }
  for (const [where, { tally }] of due) {
    differences.push({ where, column: 'matches', stored: 0, recomputed: tally.matches })
  }
  return differences
}

/** Every number of a standing by the name of its column, and each fact by its own name. */
function numbersOf(counted: Counted): ReadonlyMap<string, number> {
  const { facts, ...counts } = standingValues(counted)
  const named = Object.entries(facts ?? {}).map(([name, amount]) => [`facts.${name}`, amount] as const)
  return new Map([...Object.entries(counts), ...named])
}
