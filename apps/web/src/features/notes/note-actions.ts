'use server'

import { deleteNote, writeNote } from '@wis/db'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { unfitIn } from '../../server/people/unfit-answer.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { mostLetters, noteAddress, noteFormAddress, notesAddress } from './note-address.ts'

const given = z.object({
  match: handle,
  seq: z.coerce.number().int().min(0).max(100_000),
  text: z.string().trim().min(1).max(mostLetters),
  isPublic: z
    .literal('yes')
    .optional()
    .transform((yes) => yes === 'yes'),
})

/** Keeps a note at an entry, and goes to where it stands. */
export async function writeNoteWith(form: FormData): Promise<never> {
  const match = handle.safeParse(form.get('match')).data
  if (match === undefined) redirect('/watch')
  const user = await actor(notesAddress(match))
  const read = given.safeParse(Object.fromEntries(form)).data
  if (!read || !isAllowed(user, 'account.change')) redirect(notesAddress(match))
  const { seq, text, isPublic } = read
  const unfit = isPublic ? unfitIn(text, env().forbiddenWords) : undefined
  const refuse = (why: string): never => redirect(noteFormAddress(match, seq).replace('#', `&said=${why}#`))
  if (unfit) return refuse(unfit)
  if (!(await mayChange(user))) return refuse('throttled')
  const kept = await writeNote(database(), user.id, { matchId: ids.match(match), seq, text, isPublic })
  if (!kept.ok) return refuse('gone')
  revalidatePath(notesAddress(match))
  redirect(noteAddress(match, kept.id))
}

export async function deleteNoteWith(form: FormData): Promise<never> {
  const [match, id] = [handle.safeParse(form.get('match')).data, handle.safeParse(form.get('note')).data]
  if (match === undefined || id === undefined) redirect('/watch')
  const user = await actor(notesAddress(match))
  await deleteNote(database(), user.id, id)
  // An address that differs by its mark alone would not be read again.
  revalidatePath(notesAddress(match))
  redirect(notesAddress(match))
}
