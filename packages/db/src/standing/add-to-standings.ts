import type { AgentId, SeasonId } from '@wis/engine'
import type { Sums, Tally } from '@wis/ratings'
import type pg from 'pg'
import { columnType, standingColumns, standingValues, sumColumns, sumValues } from './standing-row.ts'

/** Tallies and sums to add, and the rule that totals follow from, in the units of the game's boards. */
interface Addition {
  readonly seasonId: SeasonId
  readonly language: string
  readonly initialTotal: number
  readonly entryCost: number
  readonly seats: readonly { readonly agentId: AgentId; readonly tally: Tally; readonly sums: Sums }[]
}

/** Adds one match to the standings of its agents. Always in the same order, so that two matches never deadlock. */
export async function addToStandings(client: pg.ClientBase, addition: Addition): Promise<void> {
  await client.query({ name: 'add-to-standings', text: addStatement, values: addValues(addition) })
}

function addValues({ seasonId, language, initialTotal, entryCost, seats }: Addition): unknown[] {
  const ordered = [...seats].sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
  const values = ordered.map(({ tally }) => standingValues(tally))
  const sums = ordered.map((seat) => sumValues(seat.sums))
  return [
    ...[seasonId, language, initialTotal, entryCost],
    ordered.map(({ agentId }) => agentId),
    ...standingColumns.map((column) => values.map((row) => row[column])),
    ...sumColumns.map((column) => sums.map((row) => row[column])),
    sums.map(({ facts }) => facts && JSON.stringify(facts)),
  ]
}

const columns = [...standingColumns, ...sumColumns]
const arrays = columns.map((name, at) => `$${at + 6}::${columnType(name)}[]`)
const names = columns.join(', ')
const added = columns.map((name) => `${name} = standings.${name} + excluded.${name}`).join(', ')

const addStatement = `
  insert into standings (season_id, language, agent_id, total, ${names}, facts)
  select $1, $2, agent_id, $3 + points - $4 * matches, ${names}, facts
  from unnest($5::text[], ${arrays.join(', ')}, $${columns.length + 6}::jsonb[]) as t(agent_id, ${names}, facts)
  on conflict (season_id, language, agent_id) do update set
    total = standings.total + excluded.total - $3, ${added}, updated_at = now(),
    facts = case when excluded.facts is null then standings.facts
                 else sum_of_facts(standings.facts, excluded.facts) end`
