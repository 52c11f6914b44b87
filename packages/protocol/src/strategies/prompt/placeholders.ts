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

/** Fills in every placeholder once: what is filled in is never itself read as a template. */
export function filledPrompt(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(marks, (mark, inner: string) => {
    const name = inner.trim()
    return isPlaceholder(name) ? values[name] : mark
  })
}
