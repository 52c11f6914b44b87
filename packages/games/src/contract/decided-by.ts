import type { GameKit } from './game-kit.ts'
import type { SeatResult } from './results.ts'

/** How a seat decided in a match, by the kit's own number for it. Undefined in a game without one. */
export function decidedBy({ results }: GameKit, facts: SeatResult['facts']): number | undefined {
  const metric = results.metrics.find(({ id }) => id === results.conduct)
  if (!metric) return undefined
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (facts[name] ?? 0), 0)
  const per = sumOf(metric.per)
  return per === 0 ? undefined : sumOf(metric.of) / per
}
