import type { Language } from '@wis/engine'
import type { Results } from './report.ts'

type Measure = Pick<Results['measures'][number], 'name'>

/** A name as the middle of an English sentence has it. */
export const lowered = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** Names of which one has more. All others, such as “Invests” and “Games won”, stand in quotes. */
const nouns =
  /^(?:(?:[\w-]+ )?(?:rate|accuracy|score|efficiency|survival|suspicion|payback|engagement)\b|mean (?:points|reward|value)\b|team selection\b|distance from |share of (?!actions))/iu

const isNoun = ({ name }: Measure) => nouns.test(name.en)

/** A measure within a sentence. */
export function nameWithin(measure: Measure, language: Language): string {
  if (!isNoun(measure)) return `“${measure.name[language]}”`
  return language === 'zh' ? measure.name.zh : lowered(measure.name.en)
}

/** Which of two has more: “Whim has a higher payback than Random”, or “‘Invests’ is higher for Whim than for Random”. */
export function higherOf(
  measure: Measure,
  [first, second]: readonly [string, string],
  isChange: boolean,
  language: Language,
): string {
  if (language === 'zh') {
    const name = `${nameWithin(measure, 'zh')}${isChange ? '的变化' : ''}`
    return isNoun(measure) ? `${first} 的${name}高于 ${second}` : `在${name}上，${first} 高于 ${second}`
  }
  const name = `${isChange ? 'change in ' : ''}${nameWithin(measure, 'en')}`
  if (!isNoun(measure)) return `${isChange ? 'The ' : ''}${name} is higher for ${first} than for ${second}`
  const article = /^mean points\b/.test(name) ? '' : 'a '
  return `${first} has ${article}higher ${name} than ${second}`
}
