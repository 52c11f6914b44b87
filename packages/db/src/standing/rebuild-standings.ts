import { emptySums, emptyTally, subtractSums, subtractTally } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { rebuildSkills } from '../skill/rebuild-skills.ts'
import { inSnapshot, inTransaction } from '../transaction.ts'
import { corrections } from './corrections.ts'
import { forgetEmptyStandings } from './forget-empty-standings.ts'
import { inFifteenths } from './in-fifteenths.ts'
import { columnType, countsOfStanding, standingColumns as columns, standingValues } from './standing-row.ts'
import type { Counted, StandingValues } from './standing-row.ts'
import { keyOf, talliesOfLogs } from './tallies-of-logs.ts'

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
