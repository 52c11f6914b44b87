'use server'

import { closeReport, hideAgent, hideNote, hideSpeech, showAgent, showSpeech } from '@wis/db'
import { changeRole, handOutLink, readmitUser, suspendUser } from '@wis/db/accounts'
import { findAgent, switchHouseAgent } from '@wis/db/agents'
import { moderationReason, roles } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { linkTo } from '../../server/mail/post.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { handleIn } from '../decisions/read-decision.ts'
import { fieldsOf } from './admin-state.ts'
import type { AdminState, LinkState } from './admin-state.ts'
import { requireAdmin } from './require-admin.ts'

export async function hideAgentWith(_: AdminState, form: FormData): Promise<AdminState> {
  const admin = await requireAdmin()
  const kept = fieldsOf(form)
  const reason = moderationReason.safeParse(kept['reason'])
  if (!reason.success) return { kept, error: { field: 'reason', code: 'reason-missing' } }
  const named = handleIn(kept['agent'] ?? '')
  const agent = named === undefined ? undefined : await findAgent(database(), named)
  const isHidden = agent && (await hideAgent(database(), admin, agent.agentId, reason.data))
  if (!isHidden) return { kept, error: { field: 'agent', code: 'no-such-agent' } }
  showChange()
  revalidatePath('/', 'layout')
  return { kept: {} }
}

export async function hideSpeechWith(_: AdminState, form: FormData): Promise<AdminState> {
  const admin = await requireAdmin()
  const kept = fieldsOf(form)
  const reason = moderationReason.safeParse(kept['reason'])
  if (!reason.success) return { kept, error: { field: 'reason', code: 'reason-missing' } }
  const seq = Number(kept['seq'])
  const matchId = handleIn(kept['match'] ?? '') ?? ''
  const place = { matchId, seq: Number.isInteger(seq) && seq >= 0 && seq < 1_000_000 ? seq : -1 }
  const isHidden = await hideSpeech(database(), admin, place, reason.data)
  if (!isHidden) return { kept, error: { field: 'match', code: 'no-such-speech' } }
  showChange()
  revalidatePath('/', 'layout')
  return { kept: {} }
}

export async function hideNoteWith(_: AdminState, form: FormData): Promise<AdminState> {
  const admin = await requireAdmin()
  const kept = fieldsOf(form)
  const reason = moderationReason.safeParse(kept['reason'])
  if (!reason.success) return { kept, error: { field: 'reason', code: 'reason-missing' } }
  const isHidden = await hideNote(database(), admin, kept['note'] ?? '', reason.data)
  if (!isHidden) return { kept, error: { field: 'match', code: 'no-such-speech' } }
  revalidatePath('/', 'layout')
  return { kept: {} }
}

export async function showAgentOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  await showAgent(database(), admin, fieldsOf(form)['id'] ?? '')
  showChange()
  revalidatePath('/', 'layout')
}

export async function showSpeechOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { match = '', seq } = fieldsOf(form)
  await showSpeech(database(), admin, { matchId: match, seq: Number(seq) || 0 })
  showChange()
  revalidatePath('/', 'layout')
}

export async function closeReportOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', state } = fieldsOf(form)
  if (state === 'upheld' || state === 'dismissed') await closeReport(database(), admin, id, state)
  revalidatePath('/admin', 'layout')
}

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

export async function switchHouseOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', online } = fieldsOf(form)
  await switchHouseAgent(database(), admin, id, online === 'true')
  showChange()
  revalidatePath('/admin', 'layout')
}
