'use server'

import { addWordPair, editWordPair, setWordPairActive } from '@wis/db/matches'
import { wordPairInput } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../../server/database.ts'
import { textsOf } from '../../account/form-state.ts'
import type { AdminState } from '../admin-state.ts'
import { requireAdmin } from '../require-admin.ts'

/** Adds a pair, or changes the one that the form names. */
export async function savePairWith(_: AdminState, form: FormData): Promise<AdminState> {
  const admin = await requireAdmin()
  const kept = textsOf(form)
  const { id = '', language, first, second, domain, difficulty, use } = kept
  const read = wordPairInput.safeParse({ language, first, second, domain, difficulty, use })
  if (!read.success) {
    const isSecond = read.error.issues.every(({ path }) => path[0] === 'second')
    return { kept, error: { field: isSecond ? 'second' : 'first', code: 'words-unreadable' } }
  }
  const done = await (id === ''
    ? addWordPair(database(), admin, read.data)
    : editWordPair(database(), admin, id, read.data))
  if (!done.ok) return { kept, error: { field: 'second', code: done.reason } }
  revalidatePath('/admin/words')
  return { kept: {} }
}

export async function switchPairOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', active } = textsOf(form)
  await setWordPairActive(database(), admin, id, active === 'true')
  revalidatePath('/admin/words')
}
