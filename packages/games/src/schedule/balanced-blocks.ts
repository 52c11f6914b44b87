import type { Rng } from '@wis/engine'
import { evenGroups } from './even-groups.ts'

/** One match of a block: who sits at the table, moved on by one place each time. */
export interface BlockTable {
  /** Which deal is played, counted from 0. */
  readonly deal: number
  /** Which group of agents plays it, and how far it has moved round the table. */
  readonly group: number
  readonly turn: number
  readonly seats: readonly string[]
  /** Who of them only fills a place: whether the group has it to itself or it plays with its own as well. */
  readonly sittingIn: readonly string[]
}

interface Block {
  readonly agents: readonly string[]
  readonly players: number
  readonly deals: number
  /** Who sits in where a group has places left. They do not belong to the agents. */
  readonly fillers: readonly string[]
  /** Agents that sit in with another group as well where there are too few fillers, about equally often. */
  readonly lenders?: readonly string[]
}

/**
 * A round robin in blocks. A block has as many matches of the same agents as a table has seats, so that each of them can
 * be the spy once; and who sits with whom changes from deal to deal, so that all meet about equally often. Throws where
 * there are too few to fill the tables.
 */
export function balancedBlocks(block: Block, rng: Rng): readonly BlockTable[] {
  const { agents, players, deals } = block
  const met = new Map<string, number>()
  const lent = new Map<string, number>()
  const tables: BlockTable[] = []
  for (let deal = 0; deal < deals; deal++) {
    for (const [group, members] of groupsOf(agents, players, met, rng).entries()) {
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

/** Puts each agent, in random order, where it has met the others least so far. */
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

/** Who sits in with a group; takes note of who was lent. */
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

/** Whether every group of these agents can be filled, however they are spread. */
export function canFill({ agents, players, fillers, lenders = [] }: Omit<Block, 'deals'>): boolean {
  return evenGroups(agents.length, players).every((size) => {
    // At worst a group has all the lenders that it has room for, and cannot borrow them from itself.
    const others = Math.max(0, lenders.length - size)
    return fillers.length + others >= players - size
  })
}

const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)
