import { everySeatOf } from '../contract/every-seat-of.ts'
import type { Studies } from '../contract/studies.ts'
import { settings } from './payoff.ts'
import type { DilemmaState } from './table.ts'

/** Nothing is dealt, and all seats are alike. */
export const dilemmaStudies: Studies<DilemmaState['ruleset'], null, DilemmaState, never> = {
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [],
  arranged: everySeatOf(settings, ({ payoffs: { allCooperate, oneDefects, severalDefect } }) =>
    [allCooperate, oneDefects, severalDefect].join(', '),
  ),
}
