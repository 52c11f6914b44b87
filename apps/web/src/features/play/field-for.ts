import type { InBoth, Language } from '@wis/engine'
import type { Choice, Field } from '@wis/games'
import type { AnswerField } from './seat-page.ts'

/**
 * A field as the form needs it, in the reader's language, with what its choices mean in this turn. Guesses are notes, which
 * nobody has to make.
 */
export function fieldFor(
  field: Field,
  readIn: Language,
  called: Readonly<Record<string, InBoth<string>>> = {},
): AnswerField | undefined {
  const { name, optional = false } = field
  const common = { name, optional, label: field.label[readIn] }
  switch (field.kind) {
    case 'text':
      return { ...common, kind: 'text', limit: field.limit, ...(field.isOnTable && { isOnTable: true }) }
    case 'number':
      return { ...common, kind: 'number', least: field.least, most: field.most }
    case 'list':
      return { ...common, kind: 'list', length: field.length, least: field.least, most: field.most }
    case 'choice':
      return { ...common, kind: 'choice', choices: field.choices.map(asChoice) }
    case 'seat':
      return {
        ...common,
        kind: 'choice',
        choices: field.seats.map(({ seat, alias }) => ({
          value: alias,
          label: alias,
          at: { on: 'seat' as const, seat },
        })),
      }
    case 'picks': {
      const { least, most } = field
      return { ...common, kind: 'picks', least, most, choices: field.choices.map(asChoice) }
    }
    case 'guesses':
      return undefined
  }

  function asChoice({ value, label, at }: Choice) {
    return { value, label: (called[value] ?? label)[readIn], ...(at && { at }) }
  }
}
