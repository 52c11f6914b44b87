import { t95 } from './distributions.ts'
import type { Interval } from './interval.ts'

/** What one player got in all of its games. */
export interface PlayedBy {
  readonly games: number
  readonly sum: number
}

export interface GroupedMean {
  readonly value: number
  /** 95 %. Null with fewer than two players, or where leaving one out changes nothing. */
  readonly interval: Interval | null
}

/**
 * The mean of a game over the games of several players, of whom some may have played far more than others. The games of
 * one player are alike, so the interval comes from leaving out one player after the other. Its degrees of freedom are
 * those of as many players with equally many games as tell as much.
 */
export function groupedMean(players: readonly PlayedBy[]): GroupedMean | undefined {
  const games = total(players.map((player) => player.games))
  if (games === 0) return undefined
  const sum = total(players.map((player) => player.sum))
  const value = sum / games
  const count = players.length
  if (count < 2) return { value, interval: null }
  const left = players.map((player) => (sum - player.sum) / (games - player.games) - value)
  const variance = ((count - 1) / count) * total(left.map((change) => change ** 2))
  if (variance < Number.EPSILON) return { value, interval: null }
  const alike = games ** 2 / total(players.map((player) => player.games ** 2))
  const reach = t95(Math.max(1, Math.round(alike - 1))) * Math.sqrt(variance)
  return { value, interval: { low: value - reach, high: value + reach } }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
