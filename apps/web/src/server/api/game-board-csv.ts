import { csvRow } from '@wis/engine'
import type { GameOfBoard, LeaderboardRow } from '@wis/protocol'
import { csvColumns as columns } from './csv-columns.ts'
import type { CsvColumns } from './csv-columns.ts'

/** A board as a table. It holds counts, because every rate follows from them. */
export const boardCsv = (rows: readonly LeaderboardRow[]): string => csvOf(columns, rows)

function csvOf(wanted: CsvColumns, rows: readonly LeaderboardRow[]): string {
  const cells = Object.values(wanted)
  return [Object.keys(wanted), ...rows.map((row) => cells.map((cell) => cell(row)))].map(csvRow).join('')
}

/** The columns of the boards of all games with these names. */
const columnsCalled = (...names: readonly string[]): CsvColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))

/** The board of a game with the columns of its kit as a table: for each metric its two sums. */
export function gameBoardCsv(rows: readonly LeaderboardRow[], { metrics }: GameOfBoard): string {
  const sums = metrics.flatMap(({ id }) => {
    const name = id.replaceAll('-', '_')
    const found = ({ inGame }: LeaderboardRow) => inGame?.metrics.find((metric) => metric.id === id)
    return [
      [`${name}_sum`, (row: LeaderboardRow) => found(row)?.sum ?? null] as const,
      [`${name}_of`, (row: LeaderboardRow) => found(row)?.of ?? null] as const,
    ]
  })
  const exactly = rows.some(({ exact }) => exact) ? exact : {}
  const parted = rows.some(({ vouched }) => vouched !== undefined) ? parts : {}
  return csvOf(
    { ...shared, ...exactly, ...ofGame, ...making, ...Object.fromEntries(sums), ...turns, ...parted },
    rows,
  )
}

const shared = columnsCalled(
  ...['rank', 'agent', 'slug', 'kind', 'owner', 'total_fifteenths', 'matches', 'wins'],
  ...['rating', 'rating_low', 'rating_high', 'rank_best', 'rank_worst', 'provisional', 'tier'],
)

/** Only of boards that count finer than in fifteenths. */
const exact: CsvColumns = {
  total_exact: (row) => row.exact?.total ?? null,
  points_exact: (row) => row.exact?.points ?? null,
  units_per_point: (row) => row.exact?.units ?? null,
}

/** Only of boards where one owner may hold several seats of a match. */
const parts: CsvColumns = {
  vouched: ({ vouched }) => (vouched === undefined ? null : String(vouched)),
  rank_in_part: ({ rankInPart }) => rankInPart ?? null,
}

const ofGame: CsvColumns = {
  few_matches: ({ inGame }) => (inGame ? String(inGame.fewMatches) : null),
  draws: ({ inGame }) => inGame?.draws ?? null,
  losses: ({ inGame }) => inGame?.losses ?? null,
  mean_points: ({ inGame }) => inGame?.meanPoints.value ?? null,
  mean_points_low: ({ inGame }) => inGame?.meanPoints.low ?? null,
  mean_points_high: ({ inGame }) => inGame?.meanPoints.high ?? null,
  trueskill_mean: ({ inGame }) => inGame?.trueSkill?.mean ?? null,
  trueskill_deviation: ({ inGame }) => inGame?.trueSkill?.deviation ?? null,
  trueskill_floor: ({ inGame }) => inGame?.trueSkill?.floor ?? null,
}

/** Of the last 30 days. */
const turns = columnsCalled('faults', 'turns', 'p95_latency_ms')

const making = columnsCalled(
  ...['version', 'model', 'space', 'strategy', 'own_prompts', 'made_model', 'made_model_from', 'harness'],
  ...['harness_from', 'size_billions', 'size_from', 'open_weights', 'open_weights_from'],
)
