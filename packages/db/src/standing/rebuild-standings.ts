import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { decisionsInForce, emptySums, emptyTally, subtractSums, subtractTally } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { seasonDecisions } from '../decision/decisions.ts'
import { unitsEach } from '../game/units-of.ts'
import { compareSkills, rebuildSkills } from '../skill/rebuild-skills.ts'
import { inSnapshot, inTransaction } from '../transaction.ts'
import { forgetEmptyStandings } from './count-settlement.ts'
import {
  columnType,
  countsOfStanding,
  inFifteenths,
  standingColumns as columns,
  standingValues,
} from './standing-row.ts'
import type { Counted, Difference, StandingValues } from './standing-row.ts'
import { keyOf, talliesOfLogs } from './tallies-of-logs.ts'

/** The points that decisions in force add to an agent in a season and language, or take from it. */
interface Correction {
  readonly seasonId: SeasonId
  readonly language: string
  readonly agentId: AgentId
  readonly points: number
  /** The initial total there. Both in the units of the game's boards. */
  readonly initialTotal: number
}

/** One for every agent that has any. Corrections that cancel out are left out. */
async function corrections(client: pg.ClientBase): Promise<Correction[]> {
  const sums = new Map<string, Correction>()
  for (const { seasonId, game, initialTotal } of await correctedSeasons(client)) {
    for (const decision of decisionsInForce(await seasonDecisions(client, seasonId))) {
      if (decision.kind !== 'correct') continue
      const { agentId, language } = decision
      const key = `${seasonId}/${language}/${agentId}`
      const points = decision.points * unitsEach(game) + (sums.get(key)?.points ?? 0)
      sums.set(key, { seasonId, language, agentId, points, initialTotal })
    }
  }
  return [...sums.values()].filter(({ points }) => points !== 0)
}

interface CorrectedSeason extends Pick<Correction, 'seasonId' | 'initialTotal'> {
  readonly game: string
}

async function correctedSeasons(client: pg.ClientBase): Promise<CorrectedSeason[]> {
  const { rows } = await client.query<{ id: string; game: string; initialTotal: number }>(
    `select id, game, ${inFifteenths('ruleset', 'initialTotal')} as "initialTotal"
     from seasons where id in (select season_id from decisions where kind = 'correct') order by id`,
  )
  return rows.map(({ id, ...season }) => ({ seasonId: ids.season(id), ...season }))
}

/**
 * Rebuilds every standing and its skill from the logs and the decisions in force, and returns their number. Matches go on being
 * settled meanwhile. So logs and standings are read as of one moment, and the difference between them is added to the
 * standings stored now.
 */
export async function rebuildStandings(db: Database): Promise<number> {
  const standings = await inSnapshot(db, (client) => amendments(client, db))
  await inTransaction(db, async (client) => {
    for (const { seasonId, language, agentId, initialTotal, total, lacks } of standings) {
      const { facts, ...counts } = standingValues(lacks)
      const values = [...columns.map((column) => counts[column]), facts && JSON.stringify(facts)]
      await client.query(correctStatement, [seasonId, language, agentId, initialTotal, total, ...values])
    }
    await forgetEmptyStandings(client)
  })
  await rebuildSkills(db)
  return standings.filter(({ isDue }) => isDue).length
}

/** The amounts to add to a standing. */
interface Amendment {
  readonly seasonId: string
  readonly language: string
  readonly agentId: string
  readonly initialTotal: number
  readonly total: number
  readonly lacks: Counted
  /** Whether the standing comes from a log or a decision. */
  readonly isDue: boolean
}

const nothing: Counted = { tally: emptyTally, sums: emptySums }

interface StoredStanding extends StandingValues {
  readonly seasonId: string
  readonly language: string
  readonly agentId: string
  readonly initialTotal: number
  readonly total: number
}

async function amendments(client: pg.ClientBase, db: Database): Promise<Amendment[]> {
  const stored = await storedStandings(client)
  const given = new Map((await corrections(client)).map((one) => [keyOf(one), one]))
  const due = (await talliesOfLogs(client, db)).map((sum) => {
    const found = stored.get(keyOf(sum))
    const { seasonId, language, agentId, initialTotal, entryCost, tally } = sum
    const gain = tally.points - entryCost * tally.matches + (given.get(keyOf(sum))?.points ?? 0)
    stored.delete(keyOf(sum))
    given.delete(keyOf(sum))
    const total = gain - ((found?.total ?? initialTotal) - initialTotal)
    return { seasonId, language, agentId, initialTotal, total, lacks: lacking(sum, found), isDue: true }
  })
  const merelyGiven = [...given].map(([key, { points, ...place }]) => {
    const found = stored.get(key)
    stored.delete(key)
    const total = points - ((found?.total ?? place.initialTotal) - place.initialTotal)
    return { ...place, total, lacks: lacking(nothing, found), isDue: true }
  })
  const undue = [...stored.values()].map((found) => {
    const total = found.initialTotal - found.total
    return { ...found, total, lacks: lacking(nothing, found), isDue: false }
  })
  return [...due, ...merelyGiven, ...undue].sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
}

async function storedStandings(client: pg.ClientBase): Promise<Map<string, StoredStanding>> {
  const { rows } = await client.query<StoredStanding>(
    `select s.*, s.season_id as "seasonId", s.agent_id as "agentId",
            ${inFifteenths('n.ruleset', 'initialTotal')} as "initialTotal"
     from standings s join seasons n on n.id = s.season_id`,
  )
  return new Map(rows.map((row) => [`${row.seasonId}/${row.language}/${row.agentId}`, row]))
}

function lacking({ tally, sums }: Counted, found: StoredStanding | undefined): Counted {
  if (!found) return { tally, sums }
  const stored = countsOfStanding(found)
  return { tally: subtractTally(tally, stored.tally), sums: subtractSums(sums, stored.sums) }
}

const names = columns.join(', ')
const places = columns.map((name, at) => `$${at + 6}::${columnType(name)}`)
const added = columns.map((name) => `${name} = standings.${name} + excluded.${name}`).join(', ')
const facts = `$${columns.length + 6}::jsonb`

const correctStatement = `
  insert into standings (season_id, language, agent_id, total, ${names}, facts)
  values ($1, $2, $3, $4::float8 + $5::float8, ${places.join(', ')}, ${facts})
  on conflict (season_id, language, agent_id) do update set
    total = standings.total + $5::float8, ${added}, updated_at = now(),
    facts = case when excluded.facts is null then standings.facts
                 else sum_of_facts(standings.facts, excluded.facts) end`

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
