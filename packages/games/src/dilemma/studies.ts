import { everySeatOf } from '../contract/every-seat-of.ts'
import type { Studies } from '../contract/studies.ts'
import type { DilemmaEvent, DilemmaRuleset } from './events.ts'
import { studiedSettings } from './presets.ts'
import type { DilemmaState } from './state.ts'

/** Nothing is dealt, and all seats are alike. */
export const dilemmaStudies: Studies<DilemmaRuleset, null, DilemmaState, DilemmaEvent> = {
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [],
  arranged: everySeatOf(studiedSettings, ({ id, payoffs }) => ({ id, payoffs })),
}
