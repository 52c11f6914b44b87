import { randomBytes } from 'node:crypto'
import {
  balancedBlocks,
  bestOfStage,
  byeForBest,
  canFill,
  countMeetings,
  evenGroups,
  groupsApart,
  isLevel,
  mostOfOneOwner,
  stageGoers,
} from '@wis/arena'
import type { BlockTable, Owners } from '@wis/arena'
import { houseFillers, stageRecords } from '@wis/db/seasons'
import type { DueSchedule, GroupPlayed, ScheduledTable } from '@wis/db/seasons'
import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { inPlayOrder } from '@wis/games'
import type pg from 'pg'

/** Matches to be added to a schedule. */
export interface NextMatches {
  readonly stage: number
  readonly tables: readonly ScheduledTable[]
}

/**
 * The next matches of a schedule. None if no agent is left to play them, too few house agents are online to fill the
 * tables, or a knockout has played its last table. Level groups of the last stage play again first.
 */
export async function nextMatches(client: pg.ClientBase, due: DueSchedule): Promise<NextMatches> {
  const { stage, players, entrants } = due
  if (stage === 1) return { stage, tables: await drawnTables(client, due, entrants, []) }
  const groups = await stageRecords(client, {
    ...due,
    stage: stage - 1,
    matchesPerGroup: due.terms.deals * players,
  })
  const again = await replays(client, due, groups)
  if (again !== undefined) return { stage: stage - 1, tables: again }
  const isStillIn = (agentId: string) => entrants.includes(agentId)
  const ended = groups.map(({ records }) => records)
  const agents = groups.length <= 1 ? [] : stageGoers(ended, { isStillIn, players, owners: due.owners })
  return { stage, tables: await drawnTables(client, due, agents, bestOfStage(groups)) }
}

async function drawnTables(
  client: pg.ClientBase,
  due: DueSchedule,
  agents: readonly string[],
  /** By the stage before, best first. */
  best: readonly string[],
): Promise<readonly ScheduledTable[]> {
  const { format, players, terms, owners } = due
  if (agents.length < 2) return []
  // The season's id and its entries are public, so the pairings can be computed from them, but not their order.
  const rng = rngAt(`${due.seasonId}:${due.language}`, due.stage)
  const block = { players, owners, deals: terms.deals, ...(await othersFor(client, due, agents)) }
  const hasByes = format === 'knockout'
  if (!canFill({ agents, ...block, hasByes })) return []
  if (format === 'round-robin') return mixed(balancedBlocks({ agents, ...block }, rng))
  const groups = byeForBest(groupsOf({ agents, players, owners }, rng), best, owners)
  const tables = groups.flatMap((members, group) =>
    members.length === 1
      ? []
      : mixed(balancedBlocks({ agents: members, ...block }, rng).map((table) => ({ ...table, group }))),
  )
  return [...tables, ...groups.flatMap(byeOf)]
}

/** A group of one goes on without a match. */
const byeOf = (agents: readonly string[], block: number): ScheduledTable[] =>
  agents.length === 1 ? [{ deal: null, block, agents, sittingIn: [] }] : []

/**
 * One more deal for each level group. Undefined if no group has to play again. Nothing yet if there are too few house
 * agents for it.
 */
async function replays(
  client: pg.ClientBase,
  due: DueSchedule,
  groups: readonly GroupPlayed[],
): Promise<readonly ScheduledTable[] | undefined> {
  const isStillIn = (agentId: string) => due.entrants.includes(agentId)
  const about = { isStillIn, isLastTable: groups.length === 1 }
  const level = groups.filter(({ records, replaysLeft }) => replaysLeft > 0 && isLevel(records, about))
  if (level.length === 0) return undefined
  const agents = level.flatMap(({ records }) => records.map(({ agentId }) => agentId).filter(isStillIn))
  const others = await othersFor(client, due, agents)
  return level.flatMap(({ group, records, replaysLeft }) => {
    const members = records.map(({ agentId }) => agentId).filter(isStillIn)
    const block = { agents: members, players: due.players, deals: 1, ...others }
    if (!canFill(block)) return []
    const rng = rngAt(`${due.seasonId}:${due.language}:${due.stage - 1}:${group}`, replaysLeft)
    return mixed(balancedBlocks(block, rng).map((table) => ({ ...table, group })))
  })
}

/** House agents for places left over: those that do not play themselves, and those that could sit in elsewhere. */
async function othersFor(client: pg.ClientBase, due: DueSchedule, agents: readonly string[]) {
  const house = await houseFillers(client, due)
  return {
    fillers: house.filter((id) => !agents.includes(id)),
    lenders: house.filter((id) => agents.includes(id)),
  }
}

/** Puts matches in an order that cannot be foreseen. */
function mixed(tables: readonly BlockTable[]): readonly ScheduledTable[] {
  const secret = rngAt(randomBytes(16).toString('hex'), 0)
  return inPlayOrder(tables, secret).map(({ deal, group, seats, sittingIn }) => ({
    deal,
    sittingIn,
    block: group,
    agents: seats,
  }))
}

interface Stage {
  readonly agents: readonly string[]
  readonly players: number
  readonly owners: Owners
}

function groupsOf(stage: Stage, rng: Rng): readonly (readonly string[])[] {
  const { agents, players, owners } = stage
  if (mostOfOneOwner(agents, owners) > 1) return groupsApart(stage, countMeetings(), rng)
  const left = rng.shuffle(agents)
  return evenGroups(agents.length, players).map((size) => left.splice(0, size))
}
