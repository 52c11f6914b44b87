import { boardOrders, kitCalled } from '@wis/games'
import { fullWeight, matchesToLead } from '@wis/ratings'
import type { BoardOrder } from '@wis/ratings'

interface Ordered {
  readonly game: string
  /** Null for a season of the platform. */
  readonly ownerId: string | null
  /** The order in its terms. */
  readonly agreed: string
}

/** SQL for the order in the terms of a season. Terms of earlier versions do not name one. */
export const agreedOrder = (season = 's') => `coalesce(${season}.terms->>'order', 'total')`

/**
 * What the official order of a season goes by. Seasons of the platform go by the kit, and those of organizers by their
 * terms, as their exports do. A game that is here no longer keeps its totals.
 */
export const boardOrderOf = ({ game, ownerId, agreed }: Ordered): BoardOrder =>
  ownerId === null ? (kitCalled(game)?.board.order ?? 'total') : orderCalled(agreed)

const orderCalled = (name: string): BoardOrder => boardOrders.find((order) => order === name) ?? 'total'

// Averages are numeric, because two equal averages must compare as equal, which floating point does not promise.
const average = 'points::numeric / nullif(matches, 0) desc nulls last'
/** The matches, points or wins of a standing with the weight of each match, in sixtieths. */
const weighted = (count: 'matches' | 'points' | 'wins', table?: string) => {
  const column = (name: string) => (table === undefined ? name : `${table}.${name}`)
  return `(${fullWeight} * ${column(count)} - ${column(`discounted_${count}`)})`
}
const weightedShare = (count: 'points' | 'wins', table?: string) =>
  `${weighted(count, table)}::numeric / nullif(${weighted('matches', table)}, 0)`
const weightedAverageOf = (table?: string) => `coalesce(${weightedShare('points', table)}, -1000000)`
const weightedAverage = `${weightedShare('points')} desc nulls last`
const settledFirst = `matches >= ${matchesToLead} desc`
const skillFloor = 'skill_mean - 3 * skill_deviation'

/** The official orders, as `compareBy` has them. The order by total is that of the index of standings. */
export const officialOrder = {
  total: `total desc, ${average}, matches`,
  'mean-points': `${settledFirst}, ${weightedAverage}, matches desc`,
  'win-rate': `${settledFirst}, ${weightedShare('wins')} desc nulls last, ${weightedAverage}, matches desc`,
  skill: `${settledFirst}, ${skillFloor} desc nulls last, ${weightedAverage}, matches desc`,
} as const satisfies Record<BoardOrder, string>

/** Standings are tied in an order if they are equal in these values. */
export const tied = {
  total: 'total, matches, points',
  'mean-points': `matches, ${weightedAverageOf()}`,
  'win-rate': `matches, coalesce(${weightedShare('wins')}, -1), ${weightedAverageOf()}`,
  skill: `matches, coalesce(${skillFloor}, '-infinity'), ${weightedAverageOf()}`,
} as const satisfies Record<BoardOrder, string>

/** SQL: whether one standing comes before another in the official order of its season's game. */
export const standsBefore = (order: string, one: string, other: string) =>
  `case ${order} ${Object.entries(keys)
    .map(([name, keyOf]) => `when '${name}' then (${keyOf(one)}) > (${keyOf(other)})`)
    .join(' ')} end`

const averageOf = (table: string) =>
  `coalesce(${table}.points::numeric / nullif(${table}.matches, 0), -1000000)`
const settledOf = (table: string) => `${table}.matches >= ${matchesToLead}`

/** The values of a standing, of which the greatest come first. */
const keys = {
  total: (t) => `${t}.total, ${averageOf(t)}, -${t}.matches`,
  'mean-points': (t) => `${settledOf(t)}, ${weightedAverageOf(t)}, ${t}.matches`,
  'win-rate': (t) =>
    `${settledOf(t)}, coalesce(${weightedShare('wins', t)}, -1), ${weightedAverageOf(t)}, ${t}.matches`,
  skill: (t) =>
    `${settledOf(t)}, coalesce(${t}.skill_mean - 3 * ${t}.skill_deviation, '-infinity'), ${weightedAverageOf(t)}, ${t}.matches`,
} as const satisfies Record<BoardOrder, (table: string) => string>
