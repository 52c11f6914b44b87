'use server'

import { changeRole, handOutLink, readmitUser, suspendUser } from '@wis/db/accounts'
import { moderationReason, roles } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { linkTo } from '../../server/mail/post.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { fieldsOf } from './admin-state.ts'
import type { AdminState, LinkState } from './admin-state.ts'
import { requireAdmin } from './require-admin.ts'

export async function suspendUserWith(_: AdminState, form: FormData): Promise<AdminState> {
  const admin = await requireAdmin()
  const kept = fieldsOf(form)
  const reason = moderationReason.safeParse(kept['reason'])
  if (!reason.success) return { kept, error: { field: 'reason', code: 'reason-missing' } }
  const done = await suspendUser(database(), admin, kept['id'] ?? '', reason.data)
  if (!done.ok) return { kept, error: { field: 'reason', code: done.reason } }
  showChange()
  revalidatePath('/admin', 'layout')
  return { kept: {} }
}

export async function readmitUserOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  await readmitUser(database(), admin, fieldsOf(form)['id'] ?? '')
  revalidatePath('/admin', 'layout')
}

export async function changeRoleOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', role: wanted } = fieldsOf(form)
  const role = roles.find((known) => known === wanted)
  if (role) await changeRole(database(), admin, id, role)
  revalidatePath('/admin', 'layout')
}

/** The link itself is only in this one answer to the admin who made it. */
export async function handOutLinkWith(_: LinkState, form: FormData): Promise<LinkState> {
  const admin = await requireAdmin()
  const secret = await handOutLink(database(), admin, fieldsOf(form)['id'] ?? '')
  return secret === undefined ? { isRefused: true } : { link: linkTo('reset', secret) }
}
