'use server'

import { saveLetterWishes } from '@wis/db/accounts'
import { letterKinds, letterLanguages } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../../server/database.ts'
import { hasMail } from '../../../server/mail/post.ts'
import { actor, isAllowed, mayChange } from '../actor.ts'

/** Stores the kinds of notices that a user wants by mail, if letters can reach the user. */
export async function saveLetters(form: FormData): Promise<never> {
  const user = await actor()
  const kinds = letterKinds.filter((kind) => form.getAll('kinds').includes(kind))
  const language = letterLanguages.find((known) => known === form.get('language'))
  const isPossible = hasMail() && user.hasConfirmedEmail && language !== undefined
  if (!isPossible || !isAllowed(user, 'account.change') || !(await mayChange(user)))
    redirect('/account#by-mail')
  await saveLetterWishes(database(), user.id, { kinds, language })
  redirect('/account?said=lettersSaved')
}
