import type { Database } from '@wis/db'
import { newSeasonRequest } from '@wis/protocol'
import type { NewSeasonRequest } from '@wis/protocol'
import { policies } from '../../server/rate-limit/limits.ts'
import { spendShared } from '../../server/rate-limit/spend.ts'
import { fieldsOf } from '../organize/season-fields.ts'
import type { SeasonFields } from '../organize/season-fields.ts'

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

/** Takes one request from a member's daily allowance; false if none is left. */
export async function mayAsk(db: Database, userId: string): Promise<boolean> {
  const uses = await spendShared(db, [
    { key: `season-request user ${userId}`, ...policies['season-request'] },
  ])
  return uses.every(({ allowed }) => allowed)
}

/** The messages above a member's request after an action or a refusal. */
export const requestSaids = ['sent', 'withdrawn', 'already-waiting', 'already-answered'] as const
export type RequestSaid = (typeof requestSaids)[number]
