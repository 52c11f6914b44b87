import type { Language } from '@wis/engine'
import { printed } from '../statistics/sentences/sentences.ts'
import type { Difference, Results } from './report.ts'

const interval = /95%(?: 区间)? −?[\d,]+(?:\.(\d+))? (?:to|至) −?[\d,]*\d(?:\.\d+)?/u

/** The sentence of a difference, with the interval that holds together with those of its family where the report has it. */
export function sentenceOf(
  { sentence, measure, difference, together, isTold }: Difference,
  { measures }: Pick<Results, 'measures'>,
  language: Language,
): string {
  const said = sentence[language]
  if (!together) return said
  const isShare = measures.find(({ id }) => id === measure)?.unit === 'share'
  // What is significant is said from the side of the higher one.
  const sign = (isTold && (difference.value ?? 0) < 0 ? -1 : 1) * (isShare ? 100 : 1)
  return said.replace(interval, (_, places: string | undefined) => {
    const [low, high] = [together.low * sign, together.high * sign]
      .toSorted((one, other) => one - other)
      .map((end) => printed(end, places?.length ?? 0))
    return language === 'zh'
      ? `联合 95% 区间 ${low} 至 ${high}`
      : `simultaneous 95% interval ${low} to ${high}`
  })
}
