import type { Choice, Payoffs } from './events.ts'

/** The points of a round, in seat order. */
export function pointsOf(payoffs: Payoffs, choices: readonly Choice[]): readonly number[] {
  const defectors = choices.filter((choice) => choice === 'defect').length
  if (defectors === 0) return choices.map(() => payoffs.allCooperate)
  const each = defectors === choices.length ? 1 : defectors === 1 ? payoffs.oneDefects : payoffs.severalDefect
  return choices.map((choice) => (choice === 'defect' ? each : 0))
}
