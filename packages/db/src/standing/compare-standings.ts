import { ids, replay } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { spyEntry } from '@wis/protocol'
import type { SpyEntry } from '@wis/protocol'
import { addTallies, emptyTally } from '@wis/ratings'
import type { Tally } from '@wis/ratings'
import type { Database } from '../database.ts'
import { settlementOf } from '../match/settlement-of.ts'
import { standingColumns, standingValues } from './standing-row.ts'

/** A number that is stored otherwise than the ledger or the logs say. */
export interface Difference {
  readonly where: string
  readonly column: string
  readonly stored: number
  readonly recomputed: number
}

const matchesAtOnce = 200

/** Compares every standing with the sum of its ledger, and with what the logs alone say. Changes nothing. */
export async function compareStandings(db: Database): Promise<Difference[]> {
  return [...(await compareWithLedger(db)), ...(await compareWithLogs(db))]
}

async function compareWithLedger({ pool }: Database): Promise<Difference[]> {
  const { rows } = await pool.query<Difference>(
    `select coalesce(s.season_id, l.season_id) || '/' || coalesce(s.language, l.language) || '/' ||
              coalesce(s.agent_id, l.agent_id) as "where",
            'total by the ledger' as "column", coalesce(s.total, 0) as stored, coalesce(l.total, 0)::int as recomputed
     from standings s
     full join (
       select l.season_id, l.language, l.agent_id,
              (n.ruleset ->> 'initialTotal')::int * 15 + sum(l.points - l.entry_cost) as total
       from ledger l join seasons n on n.id = l.season_id
       group by l.season_id, l.language, l.agent_id, n.ruleset
     ) l on l.season_id = s.season_id and l.language = s.language and l.agent_id = s.agent_id
     where s.total is distinct from l.total`,
  )
  return rows
}

async function compareWithLogs(db: Database): Promise<Difference[]> {
  const tallies = await talliesOfLogs(db)
  const stored = await db.pool.query<Record<string, number> & { key: string }>(
    `select season_id || '/' || language || '/' || agent_id as key, * from standings`,
  )
  const differences: Difference[] = []
  for (const row of stored.rows) {
    const values = standingValues(tallies.get(row.key) ?? emptyTally)
    tallies.delete(row.key)
    for (const column of standingColumns) {
      const found = row[column] ?? 0
      if (found !== values[column]) differences.push({ where: row.key, column, stored: found, recomputed: values[column] })
    }
  }
  for (const [where, tally] of tallies) {
    differences.push({ where, column: 'matches', stored: 0, recomputed: tally.matches })
  }
  return differences
}

/** Plays every log again, some matches at a time, so that memory does not grow with history. */
async function talliesOfLogs(db: Database): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>()
  for (let after = ''; ; ) {
    const matches = await db.prisma.match.findMany({
      where: { id: { gt: after }, status: 'finished', mode: 'ranked' },
      orderBy: { id: 'asc' },
      take: matchesAtOnce,
      select: {
        id: true,
        seasonId: true,
        seats: { orderBy: { seat: 'asc' }, select: { agentId: true } },
        entries: { orderBy: { seq: 'asc' } },
      },
    })
    for (const match of matches) addLog(tallies, match)
    const last = matches.at(-1)
    if (!last) return tallies
    after = last.id
  }
}

interface StoredLog {
  readonly seasonId: string
  readonly seats: readonly { readonly agentId: string }[]
  readonly entries: readonly { readonly seq: number; readonly at: Date; readonly event: unknown }[]
}

function addLog(tallies: Map<string, Tally>, { seasonId, seats, entries }: StoredLog): void {
  const log: SpyEntry[] = entries.map(({ seq, at, event }) => spyEntry.parse({ seq, at: at.toISOString(), event }))
  const played = { seasonId: ids.season(seasonId), mode: 'ranked' as const }
  const agents = seats.map(({ agentId }) => ({ agentId: ids.agent(agentId) }))
  const settled = settlementOf({ ...played, seats: agents }, replay(whoIsSpy, log))
  for (const { agentId, tally } of settled.seats) {
    const key = `${seasonId}/${settled.language}/${agentId}`
    tallies.set(key, addTallies(tallies.get(key) ?? emptyTally, tally))
  }
}
