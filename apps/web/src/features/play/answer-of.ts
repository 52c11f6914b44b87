import type { AnswerField } from './seat-page.ts'

/** What is filled in, by the name of the field: text, or the values that are picked, or one text for each place of a list. */
export type Draft = Readonly<Record<string, string | readonly string[]>>

export const textIn = (draft: Draft, name: string): string => {
  const value = draft[name]
  return typeof value === 'string' ? value : ''
}

export const listIn = (draft: Draft, name: string): readonly string[] => {
  const value = draft[name]
  return typeof value === 'object' ? value : []
}

/** With more moves than these, they are chosen from a list. */
const mostButtons = 24

/** The field whose values are buttons that send the answer. Undefined if there are too many values. */
export function movesOf(
  fields: readonly AnswerField[],
  legal: readonly string[] | null,
): { readonly field: AnswerField; readonly moves: readonly { value: string; label: string }[] } | undefined {
  const [field] = fields
  if (field?.kind !== 'choice') return undefined
  const moves = movesIn(field, legal)
  return moves.length > 0 && moves.length <= mostButtons ? { field, moves } : undefined
}

/** The values of a choice that are legal now. */
export const movesIn = (
  { choices }: Extract<AnswerField, { kind: 'choice' }>,
  legal: readonly string[] | null,
) => (legal ? choices.filter(({ value }) => legal.includes(value)) : choices)

/** What is sent, or the name of the first field that lacks something. */
export function answerOf(
  fields: readonly AnswerField[],
  draft: Draft,
): { readonly answer: Readonly<Record<string, unknown>> } | { readonly lacking: string } {
  const answer: Record<string, unknown> = {}
  for (const field of fields) {
    const value = valueOf(field, draft)
    if (value !== undefined) answer[field.name] = value
    else if (!field.optional) return { lacking: field.name }
  }
  return { answer }
}

function valueOf(field: AnswerField, draft: Draft): unknown {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return textIn(draft, field.name).trim() || undefined
    case 'number':
      return numberIn(textIn(draft, field.name))
    case 'list': {
      const values = Array.from({ length: field.length }, (_, at) =>
        numberIn(listIn(draft, field.name)[at] ?? ''),
      )
      return values.every((value) => value !== undefined) ? values : undefined
    }
    case 'picks': {
      const picked = listIn(draft, field.name)
      const isEnough = picked.length >= field.least && picked.length <= field.most
      return isEnough && picked.length > 0 ? picked : undefined
    }
  }
}

const numberIn = (text: string) => (/^-?\d{1,12}$/.test(text.trim()) ? Number(text) : undefined)
