import type { Metric } from '../../contract/results.ts'

/** Numbers that published studies of the game report. */
export const studiedMetrics: readonly Metric[] = [
  {
    id: 'votes-per-round',
    unit: 'count',
    name: { en: 'Votes received a round', zh: '每轮得票' },
    formula: { en: 'ballots against it ÷ rounds begun alive', zh: '得到的票 ÷ 存活进入的轮数' },
    better: 'fewer',
    of: ['ballots-against'],
    per: ['rounds-lived'],
  },
]
