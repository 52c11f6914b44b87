import type { Forecast } from '@wis/games'
import type { Stated } from '../statistics/scores/stated-probability.ts'

/** All chances of a forecast, each as a statement of its own, for a curve of reliability. */
export function statedIn(deal: string, { chances, happened }: Forecast): readonly Stated[] {
  return chances.map((probability, thing) => ({ deal, probability, happened: thing === happened }))
}
