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
