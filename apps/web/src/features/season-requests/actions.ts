'use server'

import type { User } from '@wis/db/accounts'
import { askForSeason, withdrawSeasonRequest } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { mayAsk, readRequest } from './request-form-data.ts'
import type { RequestFormState, RequestSaid } from './request-form-data.ts'

const signIn = '/account?next=/seasons/new'

export async function askWith(_: RequestFormState, form: FormData): Promise<RequestFormState> {
  const user = await member()
  const read = readRequest(form)
  if (!read.ok) return read
  if (!(await mayAsk(database(), user.id))) return { kept: read.kept, errors: { form: 'throttled' } }
  const asked = await askForSeason(database(), user, read.wish)
  if (asked.ok) return say('sent')
  switch (asked.reason) {
    case 'already-waiting':
      return say('already-waiting')
    case 'organizer-already':
      redirect('/seasons/new')
    // The session has just ended.
    case 'suspended':
      redirect(signIn)
  }
}

export async function withdrawRequestWith(form: FormData): Promise<void> {
  const user = await member()
  const id = handle.safeParse(textOf(form, 'id'))
  const isDone =
    id.success && (await mayChange(user)) && (await withdrawSeasonRequest(database(), user, id.data))
  return say(isDone ? 'withdrawn' : 'already-answered')
}

/** The account that asks. A reader whose session has ended is sent to sign in, and comes back here. */
async function member(): Promise<User> {
  const user = await currentUser()
  if (!user || !isAllowed(user, 'season.request')) redirect(signIn)
  return user
}

function say(said: RequestSaid): never {
  revalidatePath('/seasons/new')
  redirect(`/seasons/new?said=${said}`)
}
