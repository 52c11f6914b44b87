'use server'

import { answerSeasonRequest } from '@wis/db/seasons'
import type { SeasonRequestAnswered } from '@wis/db/seasons'
import { handle, seasonRequestAnswer } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { textOf } from '../account/form-state.ts'
import { requireAdmin } from '../admin/require-admin.ts'

type Refused = Extract<SeasonRequestAnswered, { readonly ok: false }>['reason']

/** The result of an answer, and the values that need not be typed again. */
export interface AnswerState {
  readonly error?: Refused | 'answer' | 'too-long'
  readonly answer: string
}

/** An admin grants a request, or declines it with a reason. */
export async function answerWith(_: AnswerState, form: FormData): Promise<AnswerState> {
  const admin = await requireAdmin()
  const answer = textOf(form, 'answer').trim()
  const id = handle.safeParse(textOf(form, 'id'))
  if (!id.success) return { answer, error: 'no-such-request' }
  const said = seasonRequestAnswer.safeParse({ state: textOf(form, 'state'), answer })
  if (!said.success) return { answer, error: answer === '' ? 'answer' : 'too-long' }
  const done = await answerSeasonRequest(database(), admin, id.data, said.data)
  if (!done.ok) return { answer, error: done.reason }
  revalidatePath('/', 'layout')
  return { answer: '' }
}
