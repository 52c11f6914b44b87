import type { InBoth, Language } from '@wis/engine'
import type { PairComparison } from '../statistics/compare.ts'
import type { Corrected } from '../statistics/holm.ts'
import { comparisonSentence } from '../statistics/sentences/sentences.ts'
import type { MeasureWords } from '../statistics/sentences/sentences.ts'
import type { MeasureAbout } from './measure.ts'

interface Told {
  readonly measure: Pick<MeasureAbout, 'name' | 'unit'>
  readonly first: InBoth<string>
  readonly second: InBoth<string>
  readonly comparison: PairComparison
  readonly corrected: Corrected | undefined
}

/** One plain sentence about two that were compared. */
export function sentenceOf({ measure, first, second, comparison, corrected }: Told): InBoth<string> {
  const inLanguage = (language: Language) =>
    comparisonSentence(language, {
      first: first[language],
      second: second[language],
      measure: wordsOf(measure, language),
      comparison,
      ...(corrected && { corrected }),
    })
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}

function wordsOf({ name, unit }: Told['measure'], language: Language): MeasureWords {
  const said = language === 'en' ? lowered(name.en) : name.zh
  const more = language === 'en' ? `has a higher ${said}` : `的${said}更高`
  return { name: said, more, unit: unit === 'share' ? null : units[unit][language] }
}

const units = {
  points: { en: 'points', zh: '分' },
  count: { en: '', zh: '' },
} as const

const lowered = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`
