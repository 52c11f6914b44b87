import type { RecentTable } from '@wis/arena'
import type { Seeker } from '@wis/arena'
import { ids, rngAt } from '@wis/engine'
import type { AgentId, Rng } from '@wis/engine'
import { matchmakingRule } from '@wis/protocol'
import { fullWeight, newcomerSkill } from '@wis/ratings'
import type { TrueSkill } from '@wis/ratings'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** For how many matches an agent asks, one after the other. */
export interface Visit {
  at: number
  left: number
  /** The longest pause between two of them. */
  readonly pauseMs: number
  /** It asks only when all others who play together can ask, too. */
  readonly isTogether?: boolean
}

interface Counts {
  matches: number
  points: number
  wins: number
}

/** An agent in the course of a season. Each owner has one, and the others are of the house. */
export interface Player extends Counts {
  /** Owners are counted from 0, and so is the house. */
  readonly number: number
  readonly agentId: AgentId
  readonly owner: string | null
  /** Its own chance. In two seasons of one seed, it has the same in the same match of its own. */
  readonly rng: Rng
  readonly visits: Visit[]
  readonly recent: RecentTable[]
  /** What its results count less in averages, in sixtieths. */
  readonly discounted: Counts
  skill: TrueSkill
  freeAt: number
  askedAt: number | undefined
}

/** An agent at a table. */
export type SeatedAgent = Readonly<Pick<Player, 'number' | 'owner' | 'matches' | 'rng'>>

const nothing: Counts = { matches: 0, points: 0, wins: 0 }

export const newcomer = (seed: string, number: number, visits?: Visit[]): Player => {
  const name = `${visits ? 'owner' : 'house'}-${number}`
  return {
    agentId: ids.agent(name),
    number,
    owner: visits ? name : null,
    rng: rngAt(`${seed} ${name}`, 0),
    visits: visits ?? [],
    recent: [],
    ...nothing,
    discounted: { ...nothing },
    skill: newcomerSkill,
    freeAt: -Infinity,
    askedAt: undefined,
  }
}

/** When it asks, or has asked, for its next match. */
export const dueAt = ({ visits, freeAt }: Player) => Math.max(visits[0]?.at ?? Infinity, freeAt)

/** Its match goes on until then. */
export function leave(player: Player, over: number): void {
  const [visit] = player.visits
  const pause = player.rng.next()
  player.freeAt = over
  player.askedAt = undefined
  if (!visit) return
  visit.left--
  visit.at = over + pause * visit.pauseMs
  if (visit.left === 0) player.visits.shift()
}

export function countResult(player: Player, result: Counts, weight: number): void {
  for (const count of ['matches', 'points', 'wins'] as const) {
    player[count] += result[count]
    player.discounted[count] += (fullWeight - weight) * result[count]
  }
}

export const seekerOf = ({ agentId, owner, points, skill, recent }: Player, waitedMs: number): Seeker => ({
  ticketId: owner === null ? undefined : ids.ticket(agentId),
  agentId,
  versionId: ids.version(agentId),
  ownerId: owner,
  isHouse: owner === null,
  waitedMs,
  total: points,
  skill,
  // Agents of owners have the names of these.
  met: new Set(
    recent.slice(0, matchmakingRule.latelyMatches).flatMap(({ owners }) => [...owners].map(ids.agent)),
  ),
  wants: new Set(),
  // An agent of the house sits at any number of tables.
  capacity: owner === null ? 1000 : 1,
  heldBack: false,
})
