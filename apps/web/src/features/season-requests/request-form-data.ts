import { newSeasonRequest } from '@wis/protocol'
import type { NewSeasonRequest } from '@wis/protocol'
import { fieldsOf } from '../organize/season-form-data.ts'
import type { SeasonFields } from '../organize/season-form-data.ts'

const requestFields = ['title', 'text', 'languages', 'agents', 'beginsOn', 'endsOn'] as const
export type RequestField = (typeof requestFields)[number]

/** The result of the form: errors by field, and all typed values. */
export interface RequestFormState {
  readonly kept: SeasonFields
  readonly errors: Readonly<Partial<Record<RequestField | 'form', RequestField | 'throttled' | 'other'>>>
}

export type ReadRequest =
  | { readonly ok: true; readonly wish: NewSeasonRequest; readonly kept: SeasonFields }
  | ({ readonly ok: false } & RequestFormState)

/** A request as the form sends it, or its faults. */
export function readRequest(form: FormData): ReadRequest {
  const kept = fieldsOf(form)
  const { title, text, languages, agents = '', beginsOn = '', endsOn = '' } = kept
  const read = newSeasonRequest.safeParse({
    title,
    text,
    languages: languages.split(' ').filter(Boolean),
    agents: agents.trim() === '' ? null : Number(agents),
    beginsOn: beginsOn === '' ? null : beginsOn,
    endsOn: endsOn === '' ? null : endsOn,
  })
  if (read.success) return { ok: true, wish: read.data, kept }
  const wrong = read.error.issues.map(({ path }) => requestFields.find((name) => name === path[0]))
  const errors = Object.fromEntries(wrong.map((name) => [name ?? 'form', name ?? 'other']))
  return { ok: false, kept, errors }
}
