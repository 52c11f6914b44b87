import type { Rng } from '@wis/engine'
import { evenGroups } from './even-groups.ts'
import { roundOfPairs } from './round-of-pairs.ts'

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
}

/**
 * A round robin in blocks. A block has as many matches of the same agents as a table has seats, so that each agent
 * has every seat once, or is the spy once. The groups change from deal to deal, so that all agents meet about equally
 * often. At tables of two they meet exactly equally often after each whole round. Throws if there are too few agents
 * to fill the tables.
 */
export function balancedBlocks(block: Block, rng: Rng): readonly BlockTable[] {
  const { agents, players, deals } = block
  const met = new Map<string, number>()
  const lent = new Map<string, number>()
  const tables: BlockTable[] = []
  const order = players === 2 ? rng.shuffle(agents) : []
  for (let deal = 0; deal < deals; deal++) {
    const groups = players === 2 ? roundOfPairs(order, deal) : groupsOf(agents, players, met, rng)
    for (const [group, members] of groups.entries()) {
      countMeetings(met, members)
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

/** Puts each agent, in random order, into the group that it has met least so far. */
function groupsOf(
  agents: readonly string[],
  players: number,
  met: ReadonlyMap<string, number>,
  rng: Rng,
): readonly (readonly string[])[] {
  const sizes = evenGroups(agents.length, players)
  const groups = sizes.map((): string[] => [])
  for (const agent of rng.shuffle(agents)) {
    const open = groups.filter((group, place) => group.length < (sizes[place] ?? 0))
    const meetings = (group: readonly string[]) =>
      group.reduce((sum, other) => sum + (met.get(pairKey(agent, other)) ?? 0), 0) / Math.max(1, group.length)
    const least = Math.min(...open.map(meetings))
    rng.pick(open.filter((group) => meetings(group) === least)).push(agent)
  }
  return groups
}

function countMeetings(met: Map<string, number>, members: readonly string[]): void {
  for (const [place, agent] of members.entries()) {
    for (const other of members.slice(place + 1)) {
      const key = pairKey(agent, other)
      met.set(key, (met.get(key) ?? 0) + 1)
    }
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
export function canFill({ agents, players, fillers, lenders = [], hasByes = false }: Filling): boolean {
  return evenGroups(agents.length, players).every((size) => {
    if (hasByes && size === 1) return true
    // At worst a group already has all the lenders that it has room for, and it cannot borrow from itself.
    const others = Math.max(0, lenders.length - size)
    return fillers.length + others >= players - size
  })
}

const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)
