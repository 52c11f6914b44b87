import type { StrategyTexts } from '../../strategies/strategy.ts'

export const placeholders = [
  'alias',
  'word',
  'rules',
  'round',
  'limit',
  'living',
  'history',
  'candidates',
] as const
export type Placeholder = (typeof placeholders)[number]

const marks = /\{\{([^{}]*)\}\}/g

/** Names between double braces, known or not, in the order in which they stand. */
export function placeholdersIn(template: string): readonly string[] {
  return [...template.matchAll(marks)].map(([, name = '']) => name.trim())
}

export function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((known) => known === name)
}

/**
 * The most characters that are filled in. It is many times a whole match, and far below the demands of a template
 * full of placeholders.
 */
const mostFilled = 256 * 1024

/**
 * Fills in every placeholder once. Inserted text is never read as a template itself. If a template asks for more than
 * the limit, its last placeholders stay.
 */
export function filledPrompt(template: string, values: Readonly<Record<Placeholder, string>>): string {
  let room = mostFilled
  return template.replace(marks, (mark, inner: string) => {
    const name = inner.trim()
    if (!isPlaceholder(name) || values[name].length > room) return mark
    room -= values[name].length
    return values[name]
  })
}

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
