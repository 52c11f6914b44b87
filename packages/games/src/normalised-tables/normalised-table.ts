import type { InBoth } from '@wis/engine'
import type { GameInTable, GameKit, TableValue } from '../contract/game-kit.ts'
import type { SeatResult } from '../contract/results.ts'

export interface TableColumn extends GameInTable {
  readonly game: string
}

/** The figures of a publication, as it prints them. */
export interface PublishedRow {
  readonly player: string
  /** By column. */
  readonly scores: readonly number[]
  readonly average: number
}

/** Several games side by side: in each game the value ÷ the best × 100, and the average of the games. */
export interface NormalisedTable {
  readonly id: string
  readonly name: string
  /** Where the table comes from. */
  readonly source: {
    readonly title: string
    readonly authors: string
    readonly year: number
    readonly url: string
  }
  readonly about: InBoth<string>
  /** An agent with fewer matches in a game has no number there. */
  readonly leastMatches: number
  readonly columns: readonly TableColumn[]
  readonly published: readonly PublishedRow[]
}

/** The parts of a ratio that one seat adds. A value by TrueSkill needs only the places, and adds nothing. */
export interface Measured {
  readonly of: number
  /** 0 if the match tells nothing about the agent. */
  readonly per: number
}

/** How a seat's result counts for a value. Throws for a metric that the kit does not have. */
export function measureOf({ results }: GameKit, value: TableValue): (result: SeatResult) => Measured {
  if (value.kind === 'skill') return () => ({ of: 0, per: 0 })
  if (value.kind === 'win-rate')
    return ({ role, place }) => ({
      of: role === value.role && place === 1 ? 1 : 0,
      per: role === value.role ? 1 : 0,
    })
  const metric = results.metrics.find(({ id }) => id === value.metric)
  if (!metric) throw new Error(`there is no metric called ${value.metric}`)
  const sumOf = ({ facts, points }: SeatResult, names: readonly string[]) =>
    names.reduce((sum, name) => sum + ({ ...facts, points, matches: 1 }[name] ?? 0), 0)
  return (result) => ({ of: sumOf(result, metric.of), per: sumOf(result, metric.per) })
}
