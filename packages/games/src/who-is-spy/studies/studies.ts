import type { Studies } from '../../contract/studies.ts'
import type { SpyEvent } from '../events.ts'
import type { Ruleset } from '../rulesets.ts'
import type { SpyState } from '../state.ts'
import type { Pair } from '../words/word-order.ts'
import { arrangedTables } from './arranged.ts'
import { spyChoices } from './choices.ts'
import { spyConditions } from './conditions.ts'
import { spyFactors, spyLayout } from './factors.ts'
import { spyJudged } from './judged.ts'
import { studiedMetrics } from './metrics.ts'
import { spyProbes } from './probes.ts'

export const spyStudies: Studies<Ruleset, Pair, SpyState, SpyEvent> = {
  factors: spyFactors,
  layout: spyLayout,
  conditions: spyConditions,
  hideable: ['speech-given', 'votes-revealed'],
  arranged: arrangedTables,
  metrics: studiedMetrics,
  choices: spyChoices,
  probes: spyProbes,
  judged: spyJudged,
}
