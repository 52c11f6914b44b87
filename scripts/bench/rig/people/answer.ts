import type { Rng } from '@wis/engine'
import type { AnswerField, SeatQuestionPage } from '../../../../apps/web/src/features/play/seat-page.ts'

/** What a person fills in who takes any legal move and says a sentence that has not been said before. */
export function anyAnswer(
  { fields, legal }: SeatQuestionPage,
  rng: Rng,
  said: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map((field, place) => [field.name, valueFor(field, place === 0 ? legal : null, { rng, said })]),
  )
}

function valueFor(
  field: AnswerField,
  legal: readonly string[] | null,
  { rng, said }: { readonly rng: Rng; readonly said: string },
): unknown {
  switch (field.kind) {
    case 'text':
      return said
    case 'number':
      return field.least
    case 'list':
      return Array.from({ length: field.length }, () => field.least)
    case 'choice': {
      const values = legal ?? field.choices.map(({ value }) => value)
      return values[rng.int(values.length)]
    }
    case 'picks':
      return field.choices.slice(0, Math.max(1, field.least)).map(({ value }) => value)
  }
}
