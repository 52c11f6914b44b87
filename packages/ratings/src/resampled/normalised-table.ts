import { valuesOf } from './take-in-matches.ts'
import type { ResampledValue, ValueKind } from './take-in-matches.ts'

/** The values of all agents in one game. */
export interface ValueColumn {
  readonly kind: ValueKind
  readonly agents: readonly { readonly agentId: string; readonly value: ResampledValue }[]
}

/** A number with its 95 % interval over the resampled sets. */
export interface Ranged {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface NormalisedCell {
  readonly matches: number
  /** How many more matches it needs until its numbers are shown. */
  readonly missing: number
  /** Null while matches are missing. */
  readonly value: Ranged | null
  /** The value ÷ the best × 100. Null also where the best value is not above 0. */
  readonly score: Ranged | null
}

export interface NormalisedRow {
  /** From 1. Null while no game has a score. */
  readonly place: number | null
  readonly agentId: string
  /** The games with a score, and the mean of these scores. */
  readonly games: number
  readonly average: Ranged | null
  /** By column. Null in a game that the agent has not played. */
  readonly cells: readonly (NormalisedCell | null)[]
}

type Sets = readonly (number | null)[]

interface ScoredCell {
  readonly cell: NormalisedCell
  readonly scores: Sets
}

/**
 * Each value ÷ the best of its game × 100. The best among the agents with enough matches is a fixed unit, so that an interval
 * tells how far the agent's own value is known, and that of the best reaches above 100. Agents with scores in more games
 * stand first, and among those the highest average.
 */
export function normalisedTable(columns: readonly ValueColumn[], least: number): readonly NormalisedRow[] {
  const scored = columns.map((column) => scoresOf(column, least))
  const agentIds = [...new Set(scored.flatMap((column) => [...column.keys()]))].sort(byText)
  const rows = agentIds.map((agentId) =>
    rowOf(
      agentId,
      scored.map((column) => column.get(agentId)),
    ),
  )
  return placed(rows.toSorted(compareRows))
}

/** An agent with enough matches always has a value, because only matches that tell something are counted. */
function scoresOf({ kind, agents }: ValueColumn, least: number): ReadonlyMap<string, ScoredCell> {
  const valued = agents
    .filter(({ value }) => value.matches > 0)
    .map(({ agentId, value }) => ({ agentId, matches: value.matches, values: valuesOf(value, kind) }))
  const enough = valued.filter(({ matches }) => matches >= least)
  const best = Math.max(...enough.flatMap(({ values }) => values[0] ?? []))
  return new Map(
    valued.map(({ agentId, matches, values }) => {
      const missing = Math.max(0, least - matches)
      if (missing > 0) return [agentId, { cell: { matches, missing, value: null, score: null }, scores: [] }]
      const scores = values.map((value) => (value === null || best <= 0 ? null : (100 * value) / best))
      return [
        agentId,
        { cell: { matches, missing, value: rangedOf(values), score: rangedOf(scores) }, scores },
      ]
    }),
  )
}

function rowOf(agentId: string, cells: readonly (ScoredCell | undefined)[]): NormalisedRow {
  const counted = cells.flatMap((one) => (one?.cell.score ? [one.scores] : []))
  const [first = []] = counted
  const averages = first.map((_, set) => meanOf(counted.map((scores) => scores[set] ?? null)))
  return {
    place: null,
    agentId,
    games: counted.length,
    average: rangedOf(averages),
    cells: cells.map((one) => one?.cell ?? null),
  }
}

const meanOf = (numbers: Sets) => {
  const known = numbers.filter((number) => number !== null)
  return known.length < numbers.length ? null : known.reduce((sum, number) => sum + number, 0) / known.length
}

/** The first number is the real one. The others, from the lowest 2.5 per cent to the highest, are the interval. */
function rangedOf([value, ...others]: Sets): Ranged | null {
  if (value === null || value === undefined) return null
  const sorted = others.filter((number) => number !== null).sort((one, other) => one - other)
  return {
    value,
    low: Math.min(value, quantile(sorted, 0.025) ?? value),
    high: Math.max(value, quantile(sorted, 0.975) ?? value),
  }
}

/** Between two numbers, the line that joins them counts. */
function quantile(sorted: readonly number[], share: number): number | undefined {
  const at = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low === undefined || high === undefined ? undefined : low + (at - Math.floor(at)) * (high - low)
}

const byText = (one: string, other: string) => (one < other ? -1 : 1)

const compareRows = (one: NormalisedRow, other: NormalisedRow) =>
  other.games - one.games ||
  (other.average?.value ?? 0) - (one.average?.value ?? 0) ||
  byText(one.agentId, other.agentId)

/** Equal rows share a place. */
function placed(rows: readonly NormalisedRow[]): readonly NormalisedRow[] {
  const places: (number | null)[] = []
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    const isTied = before?.games === row.games && before.average?.value === row.average?.value
    places.push(row.average ? (isTied ? (places[at - 1] ?? at + 1) : at + 1) : null)
  }
  return rows.map((row, at) => ({ ...row, place: places[at] ?? null }))
}
