import type { Settlement } from '@wis/arena'
import type { AgentId, SeasonId } from '@wis/engine'
import { emptySums, emptyTally, fullWeight, subtractSums, subtractTally } from '@wis/ratings'
import type pg from 'pg'
import { changeSkills, storeSkills } from '../skill/change-skills.ts'
import { columnType, inFifteenths, standingColumns as columns, standingValues } from './standing-row.ts'
import type { Counted } from './standing-row.ts'

/** Counts to add, and the rule that totals follow from, in the units of the game's boards. */
interface Addition {
  readonly seasonId: SeasonId
  readonly language: string
  readonly initialTotal: number
  readonly entryCost: number
  readonly seats: readonly (Counted & { readonly agentId: AgentId })[]
}

/** Adds one match to the standings of its agents. Always in the same order, so that two matches never deadlock. */
async function addToStandings(client: pg.ClientBase, addition: Addition): Promise<void> {
  await client.query({ name: 'add-to-standings', text: addStatement, values: addValues(addition) })
}

function addValues({ seasonId, language, initialTotal, entryCost, seats }: Addition): unknown[] {
  const ordered = [...seats].sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
  const values = ordered.map(standingValues)
  return [
    ...[seasonId, language, initialTotal, entryCost],
    ordered.map(({ agentId }) => agentId),
    ...columns.map((column) => values.map((row) => row[column])),
    values.map(({ facts }) => facts && JSON.stringify(facts)),
  ]
}

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

interface Counting {
  readonly matchId: string
  /** False if the match counted so far and counts no longer. */
  readonly counts: boolean
}

/** Adds the result of a match to the standings of its agents and to their skills, or takes it out again. */
export async function countSettlement(
  client: pg.ClientBase,
  settlement: Settlement,
  { matchId, counts }: Counting,
): Promise<void> {
  const seats = settlement.counting.map(({ agentId, tally, sums }) =>
    counts
      ? { agentId, tally, sums }
      : { agentId, tally: subtractTally(emptyTally, tally), sums: subtractSums(emptySums, sums) },
  )
  if (!settlement.movesSkills) return addToStandings(client, { ...settlement, seats })
  const match = { matchId, ...seatsOf(settlement) }
  const skills = await changeSkills(client, { place: settlement, match, counts })
  await addToStandings(client, { ...settlement, seats })
  await storeSkills(client, settlement, skills)
}

const seatsOf = ({ seats }: Settlement) => ({
  agentIds: seats.map(({ agentId, sitsIn }) => (sitsIn ? '' : agentId)),
  places: seats.map(({ place }) => place ?? 1),
  teams: seats.map(({ team }, seat) => team ?? seat),
  weights: seats.every(({ weight }) => weight === fullWeight) ? [] : seats.map(({ weight }) => weight),
})

/** Takes agents with neither a counted match nor a correction off the boards of a season, or of all seasons. */
export async function forgetEmptyStandings(client: pg.ClientBase, seasonId?: string): Promise<void> {
  await client.query({
    name: 'forget-empty-standings',
    text: `delete from standings s using seasons n
           where n.id = s.season_id and ($1::text is null or n.id = $1)
             and s.matches = 0 and s.total = ${inFifteenths('n.ruleset', 'initialTotal')}`,
    values: [seasonId ?? null],
  })
}
