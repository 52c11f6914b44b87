import type pg from 'pg'
import type { Settlement, SeatSettlement } from '../match/settlement.ts'
import { standingColumns, standingValues } from './standing-row.ts'

/** Adds one match to the standings of its agents; always in the same order, so that two matches never deadlock. */
export async function addToStandings(client: pg.PoolClient, settlement: Settlement): Promise<void> {
  const { seasonId, language, initialTotal, entryCost } = settlement
  const seats = [...settlement.seats].sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
  const columnOf = (column: (typeof standingColumns)[number]) =>
    seats.map(({ tally }: SeatSettlement) => standingValues(tally)[column])
  await client.query({
    name: 'add-to-standings',
    text: addStatement,
    values: [
      seasonId,
      language,
      initialTotal,
      entryCost,
      seats.map(({ agentId }) => agentId),
      ...standingColumns.map(columnOf),
    ],
  })
}

const arrays = standingColumns.map((_, at) => `$${at + 6}::int[]`).join(', ')
const names = standingColumns.join(', ')
const sums = standingColumns.map((name) => `${name} = standings.${name} + excluded.${name}`).join(', ')

const addStatement = `
  insert into standings (season_id, language, agent_id, total, ${names})
  select $1, $2, agent_id, $3 + points - $4 * matches, ${names}
  from unnest($5::text[], ${arrays}) as t(agent_id, ${names})
  on conflict (season_id, language, agent_id) do update set
    total = standings.total + excluded.total - $3, ${sums}, updated_at = now()`
