import { randomBytes } from 'node:crypto'
import { houseFillers, stageRecords } from '@wis/db'
import type { DueSchedule, ScheduledTable } from '@wis/db'
import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { balancedBlocks, canFill, evenGroups, goingOn, inPlayOrder } from '@wis/games'
import type { BlockTable } from '@wis/games'
import type pg from 'pg'

/**
 * The next matches of a schedule. None if no agent is left to play them, too few house agents are online to fill the
 * tables, or a knockout has played its last table.
 */
export async function makeStage(client: pg.ClientBase, due: DueSchedule): Promise<readonly ScheduledTable[]> {
  const { seasonId, language, stage, format, players, terms } = due
  // The season's id and its entries are public, so the pairings can be computed from them, but not their order.
  const rng = rngAt(`${seasonId}:${language}`, stage)
  const agents = stage === 1 ? due.entrants : await stillIn(client, due)
  if (agents.length < 2) return []
  const house = await houseFillers(client, due)
  const fillers = house.filter((id) => !agents.includes(id))
  const lenders = house.filter((id) => agents.includes(id))
  const block = { players, deals: terms.deals, fillers, lenders }
  if (!canFill({ agents, ...block })) return []
  if (format === 'round-robin') return mixed(balancedBlocks({ agents, ...block }, rng))
  return groupsOf(agents, players, rng).flatMap((members, group) =>
    mixed(balancedBlocks({ agents: members, ...block }, rng).map((table) => ({ ...table, group }))),
  )
}

/** Puts matches in an order that cannot be foreseen. */
function mixed(tables: readonly BlockTable[]): readonly ScheduledTable[] {
  const secret = rngAt(randomBytes(16).toString('hex'), 0)
  return inPlayOrder(tables, secret).map(({ deal, group, seats, sittingIn }) => ({
    ...{ deal, sittingIn },
    block: group,
    agents: seats,
  }))
}

function groupsOf(agents: readonly string[], players: number, rng: Rng): readonly (readonly string[])[] {
  const left = rng.shuffle(agents)
  return evenGroups(agents.length, players).map((size) => left.splice(0, size))
}

/** The agents of the last stage that go on and are still entered; none if that stage was the final. */
async function stillIn(client: pg.ClientBase, due: DueSchedule): Promise<readonly string[]> {
  const { stage, players, terms, entrants } = due
  const before = { ...due, stage: stage - 1, matchesPerGroup: terms.deals * players }
  const groups = await stageRecords(client, before)
  if (groups.length <= 1) return []
  return groups.flatMap(({ records }) => goingOn(records, (agentId) => entrants.includes(agentId)))
}
