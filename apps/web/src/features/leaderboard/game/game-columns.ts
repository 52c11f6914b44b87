import { seatRoles } from '@wis/protocol'
import type { GameMetric, GameOfBoard } from '@wis/protocol'
import { inPageWords } from '../../lab/page-words.ts'
import type { BoardSort } from '../board-filter.ts'
import type { Extent } from '../extent.ts'
import { gameOfBoard, hasSides } from './game-of-board.ts'
import type { KitOfBoard, OlderNumber } from './game-of-board.ts'

export const columnGroups = ['skill', 'results', 'game', 'turns'] as const
export type GameColumnGroup = (typeof columnGroups)[number]

/** The columns that the boards of all games have, by their groups. */
const groups = {
  tier: 'skill',
  rating: 'skill',
  places: 'skill',
  trend: 'skill',
  record: 'results',
  winRate: 'results',
  meanPoints: 'results',
  trueSkill: 'results',
  total: 'results',
  matches: 'results',
  p95LatencyMs: 'turns',
  faultRate: 'turns',
  costPerMatch: 'turns',
} as const satisfies Readonly<Record<string, GameColumnGroup>>
export type SharedColumn = keyof typeof groups

/** A role whose numbers a board also tells apart. */
export type CountedRole = (typeof seatRoles)[number]

interface Place {
  readonly group: GameColumnGroup | null
  /** The order that its heading links to. */
  readonly sort?: BoardSort
  /** Whether a phone has room for it in the short form. */
  readonly isOnPhone?: boolean
}

export interface MetricColumn {
  readonly metric: GameMetric
  /** Set where rows name the number by itself. */
  readonly older?: OlderNumber
}

export interface NamedColumn {
  readonly name: SharedColumn
  /** The same number over the matches in these roles is shown below the whole. */
  readonly roles?: readonly CountedRole[]
}

export type GameColumn = Place & (NamedColumn | MetricColumn)

/** The column that the official order goes by. */
const orderColumn = {
  total: 'total',
  skill: 'trueSkill',
  'mean-points': 'meanPoints',
  'win-rate': 'winRate',
} as const satisfies Record<GameOfBoard['order'], SharedColumn>

/** What stands for the order where there is room for one number. TrueSkill has a scale of its own, so the rating does. */
export const mainColumnOf = ({ order }: Pick<GameOfBoard, 'order'>): SharedColumn =>
  order === 'skill' ? 'rating' : orderColumn[order]

const sorts: Partial<Record<SharedColumn, BoardSort>> = {
  meanPoints: 'average',
  winRate: 'wins',
  rating: 'rating',
  matches: 'matches',
  p95LatencyMs: 'latency',
  faultRate: 'faults',
}

const ofSides: readonly SharedColumn[] = [
  'record',
  'winRate',
  'trueSkill',
  'rating',
  'tier',
  'places',
  'trend',
]

export interface GameBoardShape {
  readonly kit: KitOfBoard
  readonly extent: Extent
  readonly sort: BoardSort
  /** Whether the cost of some row is published. */
  readonly hasCost?: boolean
}

/** The columns of a board from left to right: what it is ordered by, the matches, and what the game wants beside them. */
export function gameColumns({ kit, extent, sort, hasCost }: GameBoardShape): readonly GameColumn[] {
  const all = kit.part ? columnsOfPart(kit, kit.part.metric) : columnsOfWhole(kit)
  if (extent === 'all') return hasCost ? [...all, { name: 'costPerMatch', group: groups.costPerMatch }] : all
  const wanted = kit.part ? kit.board.columns.concat(kit.part.metric).map(metricId) : atAGlance(kit)
  const few = wanted.flatMap((id) => all.find((column) => columnId(column) === id) ?? [])
  const ordering = all.filter((column) => sort !== 'total' && column.sort === sort && !few.includes(column))
  return kit.part ? all.filter((column) => few.includes(column)) : onPhone([...few, ...ordering], sort)
}

function columnsOfWhole(kit: KitOfBoard): readonly GameColumn[] {
  const { board } = kit
  const main = orderColumn[board.order]
  const roles = seatRoles.filter((role) => board.byRole?.includes(role))
  const isTotal = board.order === 'total'
  const left = [
    ...(isTotal ? [] : (['tier'] as const)),
    ...(['rating', 'places', 'trend'] as const),
    ...(roles.length > 0 ? [] : (['record'] as const)),
    ...(['winRate', 'meanPoints'] as const),
    ...(isTotal ? [] : (['trueSkill', 'total'] as const)),
  ]
  const named = (name: SharedColumn, group: GameColumnGroup | null = groups[name]): GameColumn[] => {
    const sort = name === main ? 'total' : sorts[name]
    const isInRoles = roles.length > 0 && (name === 'winRate' || name === 'meanPoints')
    return !hasSides(kit) && ofSides.includes(name)
      ? []
      : [{ name, group, ...(sort && { sort }), ...(isInRoles && { roles }) }]
  }
  return [
    ...(isTotal ? named('tier', null) : []),
    ...named(main, null),
    ...named('matches', null),
    ...left.filter((name) => name !== main).flatMap((name) => named(name)),
    ...metricColumns(kit),
    ...named('p95LatencyMs'),
    ...named('faultRate'),
  ]
}

/** The board of a part goes by its metric, and has no orders. */
function columnsOfPart(kit: KitOfBoard, leading: string): readonly GameColumn[] {
  const columns = metricColumns(kit).map(({ sort: _, ...column }) => column)
  return [
    ...columns
      .filter(({ metric }) => metric.id === leading)
      .map((column) => ({ ...column, group: null, isOnPhone: true })),
    ...columns.filter(({ metric }) => metric.id !== leading),
  ]
}

const metricColumns = (kit: KitOfBoard) =>
  inPageWords(gameOfBoard(kit).metrics).map((metric) => {
    const older = kit.board.older?.[metric.id]
    return { metric, group: 'game' as const, ...(older && { older, sort: older.sort }) }
  })

/** The columns of the short form. One switch shows all the others. */
function atAGlance({ board, results }: KitOfBoard): readonly string[] {
  const main = mainColumnOf(board)
  const [first] = board.columns
  if (main === 'total')
    return ['tier', main, 'matches', 'rating', 'winRate', ...(first ? [metricId(first)] : [])]
  // Another reading of the points that the order goes by comes before wins.
  const isReading = (id: string) =>
    main === 'meanPoints' &&
    board.parts?.some(({ metric }) => metric === id) === true &&
    results.metrics.some((metric) => metric.id === id && metric.unit === 'points')
  return [
    ...[main, 'matches'],
    ...board.columns.filter(isReading).map(metricId),
    ...['record', 'rating', ...(results.shared ? ['meanPoints'] : [])].filter((name) => name !== main),
    ...board.columns.filter((id) => !isReading(id)).map(metricId),
  ]
}

/** On a phone, there is room for what the board goes by, and for the column that orders it. */
function onPhone(columns: readonly GameColumn[], sort: BoardSort): readonly GameColumn[] {
  const named = (name: SharedColumn) => columns.find((column) => columnId(column) === name)
  const tier = columns[0] === named('tier') ? columns[0] : undefined
  const main = columns.find((column) => column.sort === 'total') ?? named('rating')
  const usual = named(tier ? 'rating' : 'matches')
  const chosen = sort === 'total' ? usual : (columns.find((column) => column.sort === sort) ?? usual)
  return columns.map((column) =>
    [tier, main, chosen].includes(column) ? { ...column, isOnPhone: true } : column,
  )
}

const metricId = (id: string) => `metric-${id}`

/** The name of a column within its board. */
export const columnId = (column: GameColumn) =>
  'metric' in column ? metricId(column.metric.id) : column.name
