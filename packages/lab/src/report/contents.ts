import type { InBoth } from '@wis/engine'

/** What was dealt in an experiment. */
export interface ReportContents {
  /** How many different ones, such as pairs of words. None in a game that only chance deals. */
  readonly count: number
  /** What the intervals are not for, where contents are few. */
  readonly sentence: InBoth<string> | null
}

/** So few contents say little about others. */
const fewContents = 10

export function contentsIn(count: number): ReportContents {
  if (count === 0 || count >= fewContents) return { count, sentence: null }
  return {
    count,
    sentence: {
      en: `Only ${count === 1 ? '1 content was' : `${count} contents were`} dealt, so the intervals are for these contents only: with others, the numbers may be different.`,
      zh: `只用了 ${count} 份内容，因此区间只适用于这些内容；换成别的内容，数字可能不同。`,
    },
  }
}
