import type { InBoth } from '@wis/engine'
import type { Calibration } from '../../judges/calibration/calibration.ts'

/** What a report with calibrations has. */
export interface Calibrated {
  readonly calibrations?: readonly Calibration[]
}

const texts = {
  '‡': {
    en: '‡: a judge that agrees with people less than the specification asks.',
    zh: '‡：与人的一致程度低于实验方案要求的评审。',
  },
  '†': { en: '†: a judge of whom no agreement with people is known.', zh: '†：与人的一致程度未知的评审。' },
  '§': {
    en: '§: a judge that rates by length: where a text is longer, it gives more (or less) than people do. A table of its own has its means without that.',
    zh: '§：按长度评分的评审：文字越长，它比人给得越多（或越少）。另有表格列出去除长度影响后的平均值。',
  },
} as const satisfies Readonly<Record<string, InBoth<string>>>

type Mark = keyof typeof texts
const marks = Object.keys(texts) as readonly Mark[]

function marksOf({ trust, length }: Calibration): readonly Mark[] {
  const verdict = trust?.verdict ?? 'trusted'
  const { low = null, high = null } = length?.slope ?? {}
  const isByLength = low !== null && high !== null && (low > 0 || high < 0)
  return [
    ...(verdict === 'trusted' ? [] : [verdict === 'unknown' ? ('†' as const) : ('‡' as const)]),
    ...(isByLength ? ['§' as const] : []),
  ]
}

const shown = (own: readonly Mark[]) => (own.length === 0 ? '' : ` ${own.join('')}`)

/** Judges that do not reach the threshold of the specification, by rubric, or of whom nothing is known, or that love length. */
export function trustMark({ calibrations = [] }: Calibrated, rubric: string, rater: string | null): string {
  const found = calibrations.find((one) => one.rubric === rubric && one.judge === rater)
  return found ? shown(marksOf(found)) : ''
}

/** The mark of a column that is made of all judges of a rubric: the worst of theirs. */
export function trustMarkOf({ calibrations = [] }: Calibrated, rubric: string): string {
  const own = new Set(calibrations.filter((one) => one.rubric === rubric).flatMap(marksOf))
  return shown(marks.filter((mark) => own.has(mark) && !(mark === '†' && own.has('‡'))))
}

/** What the marks mean. Null where there is none. */
export function trustNote({ calibrations = [] }: Calibrated): InBoth<string> | null {
  const own = new Set(calibrations.flatMap(marksOf))
  const told = marks.filter((mark) => own.has(mark)).map((mark) => texts[mark])
  if (told.length === 0) return null
  return { en: told.map(({ en }) => en).join(' '), zh: told.map(({ zh }) => zh).join('') }
}
