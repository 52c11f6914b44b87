import type { StrategyTexts } from '../strategy.ts'
import { isPlaceholder, placeholders, placeholdersIn } from './placeholders.ts'

/** What is wrong with the placeholders of a template, each fault naming its placeholder. */
export function placeholderFaults(template: string, use: keyof StrategyTexts): readonly string[] {
  const faults = placeholdersIn(template).flatMap((name) => {
    if (!isPlaceholder(name)) return [`there is no {{${name.slice(0, 40)}}}: ${known}`]
    return name === 'candidates' && use !== 'vote' ? ['{{candidates}} is known in the vote prompt only'] : []
  })
  const unclosed = /\{\{(?![^{}]*\}\})/.test(template) ? ['a {{ is not closed by }}'] : []
  return [...new Set([...faults, ...unclosed])]
}

const known = `known are ${placeholders.map((name) => `{{${name}}}`).join(', ')}`
