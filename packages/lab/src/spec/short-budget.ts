import type { ExperimentSpec } from './experiment-spec.ts'

interface Expected {
  /** Null where nobody knows. */
  readonly tokens: number | null
  readonly dollars: number | null
  readonly minutes: number | null
}

/** A limit below what an experiment is expected to use, so that it will pause before its end. */
interface ShortBudget {
  readonly limit: 'tokens' | 'usd' | 'hours'
  readonly budget: number
  readonly expected: number
}

export function shortBudgets(
  budget: ExperimentSpec['budget'],
  { tokens, dollars, minutes }: Expected,
): readonly ShortBudget[] {
  const expected = { tokens, usd: dollars, hours: minutes === null ? null : minutes / 60 }
  return (['tokens', 'usd', 'hours'] as const).flatMap((limit) => {
    const [most, wanted] = [budget[limit], expected[limit]]
    return most === undefined || wanted === null || wanted <= most
      ? []
      : [{ limit, budget: most, expected: wanted }]
  })
}
