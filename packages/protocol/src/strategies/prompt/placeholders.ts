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

/** What may be filled in, in characters: many times a whole match, and far from what a template full of marks asks for. */
const mostFilled = 256 * 1024

/**
 * Fills in every placeholder once: what is filled in is never itself read as a template. A template that asks for more
 * than anybody reads keeps its last marks.
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
