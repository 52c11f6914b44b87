import type { Rng } from '@wis/engine'
import {
  countMeetings,
  groupsApart,
  groupSizes,
  mostOfOneOwner,
  noOwners,
  pairsApart,
  roundOfPairs,
} from './groups.ts'
import type { Owners } from './groups.ts'

/** One match of a block: the agents at the table, moved on by one place each time. */
export interface BlockTable {
  /** The deal that is played, counted from 0. */
  readonly deal: number
  /** The group of agents that plays it, and how far it has moved round the table. */
  readonly group: number
  readonly turn: number
  readonly seats: readonly string[]
  /** The agents that only fill a place. An agent lent to another group also plays with its own. */
  readonly sittingIn: readonly string[]
}

interface Block {
  readonly agents: readonly string[]
  readonly players: number
  readonly deals: number
  /** The fillers for groups with places left. They are not among the agents. */
  readonly fillers: readonly string[]
  /** If there are too few fillers, agents sit in with another group as well, about equally often. */
  readonly lenders?: readonly string[]
  /** Two agents of one owner never sit together. Old schedules do not ask who owns an agent. */
  readonly owners?: Owners
}

/**
 * A round robin in blocks. A block has as many matches of the same agents as a table has seats, so that each agent
 * has every seat once, or the rare role once. The groups change from deal to deal, so that all agents meet about equally
 * often. At tables of two they meet exactly equally often after each whole round. Throws if there are too few agents
 * to fill the tables.
 */
export function balancedBlocks(block: Block, rng: Rng): readonly BlockTable[] {
  const { players, deals } = block
  const met = countMeetings()
  const nextPairs = roundsOfPairs(block, rng)
  const lent = new Map<string, number>()
  const tables: BlockTable[] = []
  for (let deal = 0; deal < deals; deal++) {
    const groups = players === 2 ? nextPairs(deal) : groupsApart({ owners: noOwners, ...block }, met, rng)
    for (const [group, members] of groups.entries()) {
      met.add(members)
      const sittingIn = othersFor(members, block, lent, rng)
      const seated = rng.shuffle([...members, ...sittingIn])
      for (let turn = 0; turn < players; turn++) {
        tables.push({
          deal,
          group,
          turn,
          seats: [...seated.slice(turn), ...seated.slice(0, turn)],
          sittingIn,
        })
      }
    }
  }
  return tables
}

/**
 * The rounds at tables of two. An order makes the same rounds again and again. If agents of one owner have to be kept
 * apart, every whole round has an order of its own, so that it is not always the same others whose meetings are moved.
 */
function roundsOfPairs({ agents, players, owners = noOwners }: Block, rng: Rng) {
  const rounds = agents.length - (agents.length % 2 === 0 ? 1 : 0)
  const isSplit = mostOfOneOwner(agents, owners) > 1
  const moved = countMeetings()
  let order = players === 2 ? rng.shuffle(agents) : []
  return (deal: number) => {
    if (isSplit && deal > 0 && deal % rounds === 0) order = rng.shuffle(agents)
    return pairsApart(roundOfPairs(order, deal), owners, moved, rng)
  }
}

/** The agents that sit in with a group. Records the lent ones. */
function othersFor(
  members: readonly string[],
  { players, fillers, lenders = [] }: Block,
  lent: Map<string, number>,
  rng: Rng,
): readonly string[] {
  const missing = players - members.length
  const free = rng.shuffle(fillers).slice(0, missing)
  if (free.length === missing) return free
  const times = (id: string) => lent.get(id) ?? 0
  const others = rng
    .shuffle(lenders.filter((id) => !members.includes(id)))
    .sort((one, other) => times(one) - times(other))
    .slice(0, missing - free.length)
  if (free.length + others.length < missing)
    throw new RangeError(`${missing} places left and ${free.length + others.length} to fill them`)
  for (const id of others) lent.set(id, times(id) + 1)
  return [...free, ...others]
}

interface Filling extends Omit<Block, 'deals'> {
  /** Whether a group of one plays no match. */
  readonly hasByes?: boolean
}

/** Whether every group of these agents can be filled, however they are spread. */
export function canFill({ hasByes = false, fillers, lenders = [], ...block }: Filling): boolean {
  const { agents, players, owners = noOwners } = block
  return groupSizes({ agents, players, owners }).every((size) => {
    if (hasByes && size === 1) return true
    // At worst a group already has all the lenders that it has room for, and it cannot borrow from itself.
    const others = Math.max(0, lenders.length - size)
    return fillers.length + others >= players - size
  })
}
