'use server'

import { keepHuntsPublicly } from '@wis/db/hunts'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { huntersAddress } from './hunt-games.tsx'

/** Puts the name of an account on the board of hunters, or takes it off. */
export async function nameHunter(form: FormData): Promise<never> {
  const user = await actor()
  if (isAllowed(user, 'account.change') && (await mayChange(user)))
    await keepHuntsPublicly(database(), user.id, textOf(form, 'public') === 'yes')
  redirect(huntersAddress(textOf(form, 'game')))
}
