import type { InBoth } from '@wis/engine'
import type { Calibration } from '../../judges/calibration/calibration.ts'

/** What a report with calibrations has. */
export interface Calibrated {
  readonly calibrations?: readonly Calibration[]
}

/** Judges that do not reach the threshold of the specification, by rubric, or of whom nothing is known. */
export function trustMark({ calibrations = [] }: Calibrated, rubric: string, rater: string | null): string {
  const found = calibrations.find((one) => one.rubric === rubric && one.judge === rater)
  if (!found?.trust || found.trust.verdict === 'trusted') return ''
  return found.trust.verdict === 'unknown' ? ' †' : ' ‡'
}

/** The mark of a column that is made of all judges of a rubric: the worst of theirs. */
export function trustMarkOf({ calibrations = [] }: Calibrated, rubric: string): string {
  const marks = calibrations
    .filter((one) => one.rubric === rubric)
    .map(({ judge }) => trustMark({ calibrations }, rubric, judge))
  return marks.find((mark) => mark === ' ‡') ?? marks.find((mark) => mark !== '') ?? ''
}

/** What the marks mean. Null where there is none. */
export function trustNote({ calibrations = [] }: Calibrated): InBoth<string> | null {
  const isMarked = calibrations.some(({ rubric, judge }) => trustMark({ calibrations }, rubric, judge) !== '')
  if (!isMarked) return null
  return {
    en: '‡: a judge that agrees with people less than the specification asks. †: a judge of whom no agreement with people is known.',
    zh: '‡：与人的一致程度低于实验方案要求的评审。†：与人的一致程度未知的评审。',
  }
}
