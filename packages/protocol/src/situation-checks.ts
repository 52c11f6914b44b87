import type { RerunAnswer, SituationCheck } from './api/situation-page.ts'

type Judged = Pick<RerunAnswer, 'reply' | 'readAs' | 'event'>

/** Whether an answer is one that the rules take, and passes every check. */
export const passes = (answer: Judged, checks: readonly SituationCheck[]): boolean =>
  answer.event !== null &&
  answer.event.type !== 'move-refused' &&
  checks.every((check) => holds(answer, check))

function holds(answer: Judged, { of, test, value }: SituationCheck): boolean {
  const found = valuesOf(answer, of)
  const [wanted, number] = [folded(value), Number(value)]
  const any = (fits: (text: string) => boolean) => found.some((one) => fits(folded(one)))
  switch (test) {
    case 'is':
      return any((text) => text === wanted)
    case 'is-not':
      return found.length > 0 && !any((text) => text === wanted)
    case 'contains':
      return any((text) => text.includes(wanted))
    case 'lacks':
      return found.length > 0 && !any((text) => text.includes(wanted))
    case 'at-least':
      return any((text) => text !== '' && Number(text) >= number)
    case 'at-most':
      return any((text) => text !== '' && Number(text) <= number)
  }
}

/** What a check looks at: one text, or the reading in each language. Nothing if the answer has no such part. */
function valuesOf({ reply, readAs, event }: Judged, of: string): readonly string[] {
  if (of === 'reply') return reply === null ? [] : [reply]
  if (of === 'reading') return readAs ? [readAs.en, readAs.zh] : []
  const value = event && Object.hasOwn(event, of) ? event[of] : undefined
  if (Array.isArray(value)) return [value.join(' ')]
  return value === undefined ? [] : [String(value)]
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim()
