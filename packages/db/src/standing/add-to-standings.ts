import type { AgentId, SeasonId } from '@wis/engine'
import type { Tally } from '@wis/ratings'
import type pg from 'pg'
import { standingColumns, standingValues } from './standing-row.ts'

/** Tallies to add, and the rule that totals follow from, in fifteenths. */
interface Addition {
  readonly seasonId: SeasonId
  readonly language: string
  readonly initialTotal: number
  readonly entryCost: number
  readonly seats: readonly { readonly agentId: AgentId; readonly tally: Tally }[]
}

/** Adds one match to the standings of its agents. Always in the same order, so that two matches never deadlock. */
export async function addToStandings(client: pg.ClientBase, addition: Addition): Promise<void> {
  await client.query({ name: 'add-to-standings', text: addStatement, values: addValues(addition) })
}

function addValues({ seasonId, language, initialTotal, entryCost, seats }: Addition): unknown[] {
  const ordered = [...seats].sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
  const values = ordered.map(({ tally }) => standingValues(tally))
  return [
    ...[seasonId, language, initialTotal, entryCost],
    ordered.map(({ agentId }) => agentId),
    ...standingColumns.map((column) => values.map((row) => row[column])),
  ]
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
