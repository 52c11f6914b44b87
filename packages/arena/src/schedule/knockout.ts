import { rngAt } from '@wis/engine'
import { byOwner, evenGroups } from './groups.ts'
import type { Owners } from './groups.ts'

/**
 * The criteria that rank the agents of a group, in this order, by the names that exports have given them. Those that a game
 * does not know are equal for all.
 */
export const orderCriteria = ['points', 'pointsAsSpy', 'wins', 'ballotsCorrect', 'fouls', 'lot'] as const
export type OrderCriterion = (typeof orderCriteria)[number]

/** An agent's results in the matches of its group. Points in fifteenths. */
export interface GroupRecord {
  readonly agentId: string
  readonly points: number
  /** These three only in games that are older than kits. */
  readonly pointsAsSpy: number
  readonly ballotsCorrect: number
  readonly fouls: number
  readonly lot: number
  /** Absent in a game that goes by criteria of its own. */
  readonly wins?: number
}

/** The place of a record: the short name of its season, its language and its stage. */
export interface GroupPlace {
  readonly season: string
  readonly language: string
  readonly stage: number
}

/**
 * A record without a match. Its lot follows from its names alone, so that anybody can draw the lot, and nobody can
 * draw another one.
 */
export function emptyRecord({ season, language, stage }: GroupPlace, agentId: string): GroupRecord {
  const lot = rngAt(`${season}:${language}:${agentId}`, stage).int(2 ** 32)
  return { agentId, points: 0, pointsAsSpy: 0, ballotsCorrect: 0, fouls: 0, lot }
}

/** Adds a match of a game that follows the contract. Points in fifteenths. */
export function addResultToRecord(
  record: GroupRecord,
  { points, wins }: { readonly points: number; readonly wins: number },
): GroupRecord {
  return { ...record, points: record.points + points, wins: (record.wins ?? 0) + wins }
}

/** Adds a match of a game that is older than kits, by what it counted. */
export function addToRecord(
  record: GroupRecord,
  { points, facts }: { readonly points: number; readonly facts: Readonly<Record<string, number>> },
): GroupRecord {
  return {
    ...record,
    points: record.points + points,
    pointsAsSpy: record.pointsAsSpy + (facts['spy-points'] ?? 0),
    ballotsCorrect: record.ballotsCorrect + (facts['ballots-right'] ?? 0),
    fouls: record.fouls + (facts['fouls'] ?? 0),
  }
}

/** The first criterion that differs between the two. Undefined if all are equal. */
function toldApartBy(one: GroupRecord, other: GroupRecord): OrderCriterion | undefined {
  return orderCriteria.find((criterion) => (one[criterion] ?? 0) !== (other[criterion] ?? 0))
}

/**
 * The whole group, best first. More is better of every criterion but fouls and the lot.
 */
export function bestOfGroup(records: readonly GroupRecord[]): readonly GroupRecord[] {
  return records.toSorted((one, other) => {
    const criterion = toldApartBy(one, other)
    if (criterion === undefined) return one.agentId < other.agentId ? -1 : 1
    const more = (other[criterion] ?? 0) - (one[criterion] ?? 0)
    return criterion === 'fouls' || criterion === 'lot' ? -more : more
  })
}

/**
 * The agents of a group that go on to the next stage, best first. Of the agents that are still in, these are the best
 * two. Of a group of two it is one: otherwise a stage of such groups would be followed by another one just as large,
 * and the knockout would never end.
 */
export function goingOn(
  records: readonly GroupRecord[],
  isStillIn: (agentId: string) => boolean,
): readonly string[] {
  return bestOfGroup(records)
    .map(({ agentId }) => agentId)
    .filter(isStillIn)
    .slice(0, advancingFrom(records))
}

/** How many agents of a group advance. */
export const advancingFrom = ({ length }: { readonly length: number }) => Math.max(1, Math.min(2, length - 1))

/** The most deals that a group plays again because its points do not decide. */
export const mostReplays = 3

/**
 * Whether the points of a group leave open who goes on, or who wins the last table: of the agents that are still in,
 * the last one that would go on has as many as the next. In games with draws such a group plays another deal.
 */
export function isLevel(
  records: readonly GroupRecord[],
  { isStillIn, isLastTable }: { isStillIn(agentId: string): boolean; readonly isLastTable: boolean },
): boolean {
  const places = isLastTable ? 1 : advancingFrom(records)
  const best = bestOfGroup(records).filter(({ agentId }) => isStillIn(agentId))
  const [last, next] = [best[places - 1], best[places]]
  return last !== undefined && next !== undefined && last.points === next.points
}

/** The winner of the last table, and the criterion that decided. None if all are out. */
export interface TableWon {
  readonly winner: string
  /** Points are also the criterion if there is no second agent. */
  readonly by: OrderCriterion
}

/** The best agent that is still in. An agent that has withdrawn or was disqualified wins nothing. */
export function winnerOf(records: readonly GroupRecord[], out: ReadonlySet<string>): TableWon | undefined {
  const [first, second] = bestOfGroup(records).filter(({ agentId }) => !out.has(agentId))
  return first && { winner: first.agentId, by: (second && toldApartBy(first, second)) ?? 'points' }
}

/** An agent that went on although another one of its group has as many points, and the criterion that decided. */
export interface TieBreak {
  readonly agentId: string
  readonly by: OrderCriterion
}

/** What told the last agent that went on from the next one. None if points did, or if it went on in place of a better one. */
export function tieBreakOf(
  records: readonly GroupRecord[],
  { goers, out }: { readonly goers: ReadonlySet<string>; readonly out: ReadonlySet<string> },
): TieBreak | undefined {
  const best = bestOfGroup(records).filter(({ agentId }) => goers.has(agentId) || !out.has(agentId))
  const last = best.findLast(({ agentId }) => goers.has(agentId))
  const next = best.find(({ agentId }) => !goers.has(agentId))
  if (!last || !next || best.indexOf(next) < best.indexOf(last) || last.points !== next.points)
    return undefined
  const by = toldApartBy(last, next)
  return by && { agentId: last.agentId, by }
}

interface StageEnd {
  isStillIn(agentId: string): boolean
  readonly players: number
  readonly owners: Owners
}

/**
 * The agents that go on to the next stage of a knockout, group by group. If the next stage has fewer tables than an owner
 * has agents going on, the worst of these agents stays behind, and the next of its group goes on in its place. Otherwise
 * two agents of one owner would meet, or the knockout would never end.
 */
export function stageGoers(
  groups: readonly (readonly GroupRecord[])[],
  { isStillIn, players, owners }: StageEnd,
): readonly string[] {
  const behind = new Set<string>()
  const mayGo = (agentId: string) => isStillIn(agentId) && !behind.has(agentId)
  for (;;) {
    const goers = groups.flatMap((records) => goingOn(records, mayGo))
    const tables = Math.ceil(goers.length / players)
    const crowd = byOwner(goers, owners).find(({ length }) => length > tables)
    if (!crowd) return goers
    const records = groups.flat().filter(({ agentId }) => crowd.includes(agentId))
    const worst = bestOfGroup(records).at(-1)
    if (!worst) throw new Error('an agent that goes on without a record')
    behind.add(worst.agentId)
  }
}

/**
 * The sizes of the groups in each stage after one with groups of these sizes, if no agent leaves and no owner needs more
 * groups. The last one is the last table.
 */
export function stagesAfter(sizes: readonly number[], players: number): readonly (readonly number[])[] {
  if (sizes.length <= 1) return []
  const goers = sizes.reduce((sum, size) => sum + advancingFrom({ length: size }), 0)
  const next = evenGroups(goers, players)
  return next.length < sizes.length ? [next, ...stagesAfter(next, players)] : []
}
