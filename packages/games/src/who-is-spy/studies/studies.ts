import type { Studies } from '../../contract/studies.ts'
import type { Pair } from '../../season-words/word-order.ts'
import type { SpyEvent } from '../events.ts'
import type { Ruleset } from '../rulesets.ts'
import type { SpyState } from '../state.ts'
import { afterHearing } from './after-hearing.ts'
import { arrangedTables } from './arranged.ts'
import { spyChoices } from './choices.ts'
import { spyConditions } from './conditions.ts'
import { spyCredits } from './credits.ts'
import { spyFactors, spyLayout } from './factors.ts'
import { spyGuessed } from './guessed.ts'
import { spyJudged } from './judged.ts'
import { studiedMetrics } from './metrics.ts'
import { spyPlanted } from './planted.ts'
import { spyProbes } from './probes.ts'

export const spyStudies: Studies<Ruleset, Pair, SpyState, SpyEvent> = {
  factors: spyFactors,
  layout: spyLayout,
  conditions: spyConditions,
  hideable: ['speech-given', 'votes-revealed'],
  arranged: arrangedTables,
  metrics: studiedMetrics,
  counted: [afterHearing, spyCredits],
  map: {
    title: { en: 'Deception and detection', zh: '欺骗与识破' },
    note: {
      en: 'Right: wins more as the spy. Up: votes right more often. With 95 % intervals.',
      zh: '越靠右，当卧底时赢得越多；越靠上，投票越准。附95%区间。',
    },
    across: 'win-rate-spy',
    up: 'vote-accuracy',
  },
  choices: spyChoices,
  guessed: spyGuessed,
  probes: spyProbes,
  judged: spyJudged,
  planted: spyPlanted,
}
