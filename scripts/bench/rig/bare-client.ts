import type { Database } from '@wis/db'
import type pg from 'pg'

type Row = Readonly<Record<string, unknown>>
type Tables = 'entries' | 'agent_calls' | 'matches' | 'seats' | 'ledger' | 'standings'

/** Every row that playing a match leaves in the database. */
export type Kept = Readonly<Record<Tables, readonly Row[]>>

const ofMatch = 'where t.match_id = $1 order by'
const where: Readonly<Record<Tables, string>> = {
  entries: `${ofMatch} t.seq`,
  agent_calls: `${ofMatch} t.seq`,
  matches: `where t.id = $1`,
  seats: `${ofMatch} t.seat`,
  ledger: `${ofMatch} t.seat`,
  // All matches use one order, so that no two wait for each other.
  standings: `where t.agent_id in (select agent_id from seats where match_id = $1) order by t.agent_id`,
}

/** Reads back the rows of a match that a runner has stored. */
export async function readKept({ pool }: Database, matchId: string): Promise<Kept> {
  const read = async (table: Tables) => {
    const text = `select to_jsonb(t) as row from ${table} t ${where[table]}`
    const { rows } = await pool.query<{ row: Row }>(text, [matchId])
    return rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    )
  }
  return {
    entries: await read('entries'),
    agent_calls: await read('agent_calls'),
    matches: await read('matches'),
    seats: await read('seats'),
    ledger: await read('ledger'),
    standings: await read('standings'),
  }
}

/**
 * Inserts the same rows for another match, as a lone match would: a statement for each ruling, and one transaction for
 * the last ruling with result, ledger and standings. A runner stores rulings of several matches together, and may be
 * faster than this. Neither reads, nor checks, nor notifies.
 */
export async function insertBare(pool: pg.Pool, matchId: string, kept: Kept): Promise<void> {
  const rulings = rulingsOf(kept)
  const named = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => ({ ...row, match_id: matchId })))
  const store = (client: Pick<pg.ClientBase, 'query'>, { entries, calls }: Ruling) =>
    client.query({ name: 'bare-ruling', text: rulingText, values: [named(entries), named(calls)] })
  for (const ruling of rulings.slice(0, -1)) await store(pool, ruling)
  const client = await pool.connect()
  await client.query('begin')
  for (const ruling of rulings.slice(-1)) await store(client, ruling)
  for (const [name, text] of Object.entries(settlementTexts)) {
    const rows = kept[name as keyof typeof settlementTexts]
    await client.query({ name: `bare-${name}`, text, values: [matchId, named(rows)] })
  }
  await client.query('commit')
  client.release()
}

interface Ruling {
  readonly entries: readonly Row[]
  readonly calls: readonly Row[]
}

/** A ruling begins with the entry that a call led to. The first ruling is the deal. */
function rulingsOf({ entries, agent_calls: calls }: Kept): readonly Ruling[] {
  const starts = [0, ...calls.map(({ seq }) => Number(seq))]
  return starts.map((start, at) => ({
    entries: entries.slice(start, starts[at + 1]),
    calls: calls.filter(({ seq }) => seq === start),
  }))
}

const rulingText = `
  with call as (insert into agent_calls select * from jsonb_populate_recordset(null::agent_calls, $2))
  insert into entries select * from jsonb_populate_recordset(null::entries, $1)`

const endColumns = ['status', 'ended_at', 'winner', 'reason', 'spy_seat', 'civilian_word', 'spy_word']

const settlementTexts = {
  matches: `
    update matches m set (${endColumns.join(', ')}) = (${endColumns.map((name) => `k.${name}`).join(', ')})
    from jsonb_populate_recordset(null::matches, $2) k where m.id = $1`,
  seats: `
    update seats s set role = k.role, points = k.points
    from jsonb_populate_recordset(null::seats, $2) k where s.match_id = $1 and s.seat = k.seat`,
  ledger: `
    insert into ledger select k.* from jsonb_populate_recordset(null::ledger, $2) k where $1 <> ''`,
  standings: `
    insert into standings select k.* from jsonb_populate_recordset(null::standings, $2) k where $1 <> ''
    on conflict (season_id, language, agent_id) do update set total = standings.total + 1,
      matches = standings.matches + 1, points = standings.points + 1, updated_at = now()`,
} as const satisfies Partial<Record<Tables, string>>
