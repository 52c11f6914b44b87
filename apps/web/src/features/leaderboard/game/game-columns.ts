import type { GameMetric, GameOfBoard, LeaderboardRow } from '@wis/protocol'
import { withMinus } from '../../../components/text/whole-text.ts'
import type { BoardFilter, BoardSort } from '../board-filter.ts'
import { cellOf } from '../cell-of.ts'
import type { Extent } from '../extent.ts'

/** The columns that the boards of all games have. */
export const sharedColumns = [
  ...(['total', 'trueSkill', 'meanPoints', 'winRate', 'rating', 'matches', 'record'] as const),
  ...(['p95LatencyMs', 'faultRate'] as const),
]
export type SharedColumn = (typeof sharedColumns)[number]
export type GameColumnGroup = 'results' | 'game' | 'turns'

interface Place {
  readonly group: GameColumnGroup | null
  /** The order that its heading links to. */
  readonly sort?: BoardSort
  /** Whether a phone has room for it in the short form. */
  readonly isOnPhone?: boolean
}

export type GameColumn = Place & ({ readonly name: SharedColumn } | { readonly metric: GameMetric })

/** The column that the official order goes by. */
const mainColumn = {
  total: 'total',
  skill: 'trueSkill',
  'mean-points': 'meanPoints',
  'win-rate': 'winRate',
} as const satisfies Record<GameOfBoard['order'], SharedColumn>

/** What a row has in the column that its board goes by, in a table that has no room for more. */
export function mainNumberOf(row: LeaderboardRow, { order }: GameOfBoard): string | null {
  return gameCellOf(row, { name: mainColumn[order], group: null }).text
}

export const mainColumnOf = ({ order }: GameOfBoard): SharedColumn => mainColumn[order]

const sorts: Partial<Record<SharedColumn, BoardSort>> = {
  meanPoints: 'average',
  winRate: 'wins',
  rating: 'rating',
  matches: 'matches',
}

export interface GameBoardShape {
  readonly game: GameOfBoard
  /** The metrics that the game wants beside its order. */
  readonly wanted: readonly string[]
  readonly extent: Extent
  /** Whether its matches have winners. They have none where all play on one side. */
  readonly hasSides: boolean
}

interface NamedSort {
  readonly name: SharedColumn
  readonly sort: BoardSort
}

/** The orders that a board may have, by the names of their columns. The official one comes first. */
export function sortsOfGame({
  game: { order },
  hasSides,
}: Pick<GameBoardShape, 'game' | 'hasSides'>): readonly NamedSort[] {
  const main = mainColumn[order]
  const others = sharedColumns.flatMap((name) => {
    const sort = sorts[name]
    return sort && name !== main && (hasSides || !ofSides.includes(name)) ? [{ name, sort }] : []
  })
  return [{ name: main, sort: 'total' }, ...others]
}

/** The wish of a reader, as far as the board of a game can meet it: without roles, and in an order that it has. */
export function filterOfGame(filter: BoardFilter, hasSides: boolean): BoardFilter {
  const ofWhole = { ...filter, role: undefined }
  if (filter.part !== undefined) return { ...ofWhole, tab: 'total', sort: 'total' }
  if (filter.tab === 'rating' && hasSides) return { ...ofWhole, sort: 'rating' }
  const sort = Object.values(sorts).includes(filter.sort) && filter.tab === 'total' ? filter.sort : 'total'
  return { ...ofWhole, tab: 'total', sort }
}

/** The columns of a board from left to right: what it is ordered by, the matches, and what the game wants beside them. */
export function gameColumns({ game, wanted, extent, hasSides }: GameBoardShape): readonly GameColumn[] {
  const main = mainColumn[game.order]
  const shared = (name: SharedColumn, group: GameColumnGroup): GameColumn[] => {
    const sort = sorts[name]
    return name === main || (!hasSides && ofSides.includes(name))
      ? []
      : [{ name, group, ...(sort && { sort }) }]
  }
  const metrics = (of: readonly GameMetric[]) => of.map((metric): GameColumn => ({ metric, group: 'game' }))
  const ofPart = game.parts.find(({ id }) => id === game.part)
  if (ofPart) {
    const leading = game.metrics.filter(({ id }) => id === ofPart.metric)
    const others = game.metrics.filter(({ id }) => id !== ofPart.metric)
    return [
      ...leading.map((metric): GameColumn => ({ metric, group: null, isOnPhone: true })),
      ...metrics(extent === 'few' ? others.filter(({ id }) => wanted.includes(id)) : others),
    ]
  }
  const first: readonly GameColumn[] = [
    { name: main, group: null, sort: 'total', isOnPhone: true },
    { name: 'matches', group: null, sort: 'matches', isOnPhone: true },
  ]
  if (extent === 'few') {
    const asked = game.metrics.filter(({ id }) => wanted.includes(id))
    const leading = asked.filter((metric) => isReadingOf(game, metric))
    return [
      ...first,
      ...metrics(leading),
      ...shared('record', 'results'),
      ...shared('rating', 'results'),
      ...(hasSides ? [] : shared('meanPoints', 'results')),
      ...metrics(asked.filter((one) => !leading.includes(one))),
    ]
  }
  return [
    ...first,
    ...(['record', 'winRate', 'rating', 'meanPoints', 'trueSkill', 'total'] as const).flatMap((name) =>
      shared(name, 'results'),
    ),
    ...metrics(game.metrics),
    ...shared('p95LatencyMs', 'turns'),
    ...shared('faultRate', 'turns'),
  ]
}

/** Whether it is another reading of the points that the order goes by. Such a number comes before wins. */
const isReadingOf = ({ order, parts }: GameOfBoard, { id, unit }: GameMetric) =>
  order === 'mean-points' && unit === 'points' && parts.some(({ metric }) => metric === id)

const ofSides: readonly SharedColumn[] = ['record', 'winRate', 'trueSkill', 'rating']

/** The name of a column within its board. */
export const columnId = (column: GameColumn) =>
  'metric' in column ? `metric-${column.metric.id}` : column.name

/** The text of a cell, and in small print how sure it is, or what it was counted from. */
export interface GameCell {
  /** Null if nothing was counted. */
  readonly text: string | null
  readonly interval?: { readonly low: string; readonly high: string }
  readonly margin?: { readonly mean: string; readonly margin: string }
  readonly counts?: { readonly count: number; readonly of: number }
}

export function gameCellOf(row: LeaderboardRow, column: GameColumn): GameCell {
  if ('metric' in column) return metricCell(row, column.metric)
  switch (column.name) {
    case 'meanPoints':
      return meanCell(row)
    case 'trueSkill':
      return skillCell(row)
    case 'record':
      return { text: recordText(row) }
    case 'rating':
      return ratingCell(row)
    default: {
      const { text, counts } = cellOf(row, column.name)
      return { text, ...(counts && { counts }) }
    }
  }
}

const inTwo = (value: number) => withMinus(value.toFixed(2))

function meanCell({ inGame }: LeaderboardRow): GameCell {
  const { value = null, low = null, high = null } = inGame?.meanPoints ?? {}
  if (value === null) return { text: null }
  if (low === null || high === null) return { text: inTwo(value) }
  return { text: inTwo(value), interval: { low: inTwo(low), high: inTwo(high) } }
}

/** Deviations of a normal curve within which 95 of 100 values lie. */
const sure = 1.96

function skillCell({ inGame }: LeaderboardRow): GameCell {
  const skill = inGame?.trueSkill
  if (!skill) return { text: null }
  const { mean, deviation, floor } = skill
  const margin = { mean: withMinus(mean.toFixed(1)), margin: (sure * deviation).toFixed(1) }
  return { text: withMinus(floor.toFixed(1)), margin }
}

function ratingCell({ rating, ratingLow, ratingHigh }: LeaderboardRow): GameCell {
  if (rating === null || ratingLow === null || ratingHigh === null) return { text: null }
  return { text: rating.toFixed(0), interval: { low: ratingLow.toFixed(0), high: ratingHigh.toFixed(0) } }
}

function recordText({ winRate, inGame }: LeaderboardRow): string | null {
  const { draws = null, losses = null } = inGame ?? {}
  return draws === null || losses === null ? null : `${winRate.count} / ${draws} / ${losses}`
}

function metricCell({ inGame }: LeaderboardRow, { id, unit }: GameMetric): GameCell {
  const found = inGame?.metrics.find((metric) => metric.id === id)
  if (!found || found.value === null) return { text: null }
  if (unit !== 'share') return { text: inTwo(found.value) }
  return { text: `${(found.value * 100).toFixed(0)}%`, counts: { count: found.sum, of: found.of } }
}
