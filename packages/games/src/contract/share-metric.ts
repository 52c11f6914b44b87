import type { Metric } from './results.ts'

/** A share of which more is better. */
export const shareMetric = (id: string, about: Omit<Metric, 'id' | 'unit' | 'better'>): Metric => ({
  id,
  unit: 'share',
  better: 'more',
  ...about,
})
