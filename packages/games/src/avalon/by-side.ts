import type { InBoth, Seat } from '@wis/engine'
import type { Metric } from '../contract/results.ts'
import type { Counted } from '../contract/studies.ts'
import { avalonMetrics } from './metrics.ts'
import { guessNames } from './move-fields.ts'
import { avalonResults } from './results.ts'
import { isEvil } from './roles.ts'
import type { Side } from './roles.ts'
import type { AvalonState } from './state.ts'

const sides = ['good', 'evil'] as const

/** What the study InterIntent tells by side, of metrics that count both sides together. */
const split = ['team-selection', 'engagement', 'proposal-changes'] as const

const named = (side: Side, { en, zh }: InBoth<string>): InBoth<string> => ({
  en: `${en}, as ${guessNames[side].en.toLowerCase()}`,
  zh: `${zh}（作为${guessNames[side].zh}）`,
})

const metrics: readonly Metric[] = avalonMetrics.flatMap((metric) =>
  split.some((id) => id === metric.id)
    ? sides.map((side) => ({
        ...metric,
        id: `${metric.id}-${side}`,
        name: named(side, metric.name),
        formula: named(side, metric.formula),
        of: metric.of.map((fact) => `${fact}-${side}`),
        per: metric.per.map((fact) => `${fact}-${side}`),
      }))
    : [],
)

const facts = [
  ...new Set(
    avalonMetrics.flatMap(({ id, of, per }) => (split.some((one) => one === id) ? [...of, ...per] : [])),
  ),
]

export const avalonBySide: Counted<AvalonState> = {
  metrics,
  of: (state: AvalonState, seat: Seat) => {
    const own = avalonResults.of(state)[seat]?.facts ?? {}
    return Object.fromEntries(
      facts.flatMap((fact) =>
        sides.map((side) => [
          `${fact}-${side}`,
          isEvil(state.roles[seat]) === (side === 'evil') ? (own[fact] ?? 0) : 0,
        ]),
      ),
    )
  },
}
