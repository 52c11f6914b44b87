import type { StrategyTexts } from '../../strategies/strategy.ts'
import { isPlaceholder, placeholders, placeholdersIn } from './placeholders.ts'

/** The possible faults of placeholders in a prompt. */
export const placeholderFaultCodes = ['unknown', 'vote-only', 'unclosed', 'left-out'] as const

export interface PlaceholderFault {
  readonly code: (typeof placeholderFaultCodes)[number]
  /** The placeholder in question. Empty for braces without an end. */
  readonly name: string
}

/** The faults of a template's placeholders, each with the name of its placeholder. */
export function placeholderFaults(template: string, use: keyof StrategyTexts): readonly PlaceholderFault[] {
  const faults = new Map<string, PlaceholderFault>()
  for (const name of placeholdersIn(template)) {
    if (!isPlaceholder(name)) faults.set(name, { code: 'unknown', name: name.slice(0, 40) })
    else if (name === 'candidates' && use !== 'vote') faults.set(name, { code: 'vote-only', name })
  }
  const isUnclosed = /\{\{(?![^{}]*\}\})/.test(template)
  return [...faults.values(), ...(isUnclosed ? [{ code: 'unclosed' as const, name: '' }] : [])]
}

const known = placeholders.map((name) => `{{${name}}}`).join(', ')

/** A fault in words, for callers of the API. */
export function placeholderFaultText({ code, name }: PlaceholderFault, use: keyof StrategyTexts): string {
  switch (code) {
    case 'unknown':
      return `there is no {{${name}}}: known are ${known}`
    case 'vote-only':
      return `{{${name}}} is known in the vote prompt only`
    case 'unclosed':
      return 'a {{ is not closed by }}'
    case 'left-out':
      return `the ${use} prompt leaves out {{${name}}}`
  }
}
