import { ids, rngAt } from '@wis/engine'
import type { AgentId, Rng } from '@wis/engine'
import { matchmakingRule } from '@wis/protocol'
import { emptyTally, newcomerSkill } from '@wis/ratings'
import type { Tally, TrueSkill } from '@wis/ratings'
import type { Seeker } from '../../../packages/db/src/doors/matches.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** An agent at a table. Each owner has one, and the others are of the house. */
export interface SeatedAgent {
  /** Owners are counted from 0, and so is the house. */
  readonly number: number
  readonly owner: string | null
  /** Its matches before this one. */
  readonly played: number
  /** Its own chance. In two seasons of one seed, it has the same in the same match of its own. */
  readonly rng: Rng
}

/** For how many matches an agent asks, one after the other. */
export interface Visit {
  at: number
  left: number
  /** The longest pause between two of them. */
  readonly pauseMs: number
  /** It asks only when all others who play together can ask, too. */
  readonly isTogether?: boolean
}

/** An agent in the course of a season. */
export interface Player extends Omit<SeatedAgent, 'played'> {
  readonly agentId: AgentId
  readonly visits: Visit[]
  readonly recent: ReadonlySet<string>[]
  played: number
  skill: TrueSkill
  tally: Tally
  freeAt: number
  askedAt: number | undefined
}

export const newcomer = (seed: string, number: number, visits?: Visit[]): Player => {
  const name = `${visits ? 'owner' : 'house'}-${number}`
  return {
    agentId: ids.agent(name),
    number,
    owner: visits ? name : null,
    rng: rngAt(`${seed} ${name}`, 0),
    visits: visits ?? [],
    recent: [],
    played: 0,
    skill: newcomerSkill,
    tally: emptyTally,
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

export const seekerOf = ({ agentId, owner, tally, skill, recent }: Player, waitedMs: number): Seeker => ({
  ticketId: ids.ticket(agentId),
  agentId,
  versionId: ids.version(agentId),
  ownerId: owner,
  isHouse: owner === null,
  waitedMs,
  total: tally.points,
  skill,
  // Agents of owners have the names of these.
  met: new Set(
    recent.slice(0, matchmakingRule.latelyMatches).flatMap((owners) => [...owners].map(ids.agent)),
  ),
  wants: new Set(),
  capacity: 1,
  heldBack: false,
})
