'use server'

import { switchHouseAgent } from '@wis/db/agents'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { fieldsOf } from './admin-state.ts'
import { requireAdmin } from './require-admin.ts'

export async function switchHouseOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', online } = fieldsOf(form)
  await switchHouseAgent(database(), admin, id, online === 'true')
  showChange()
  revalidatePath('/admin', 'layout')
}
