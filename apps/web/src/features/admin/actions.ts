'use server'

import { closeReport, hideAgent, hideNote, hideSpeech, showAgent, showSpeech } from '@wis/db'
import type { User } from '@wis/db/accounts'
import { changeRole, handOutLink, readmitUser, suspendUser } from '@wis/db/accounts'
import { findAgent, switchHouseAgent } from '@wis/db/agents'
import { moderationReason, roles } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { forgetKept } from '../../server/kept-a-minute.ts'
import { linkTo } from '../../server/mail/post.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { textsOf } from '../account/form-state.ts'
import { handleIn } from '../decisions/read-decision.ts'
import type { AdminState, LinkState } from './admin-state.ts'
import { requireAdmin } from './require-admin.ts'

type Fault = NonNullable<AdminState['error']>

/** Does what an admin gives a reason for, and keeps the form as it was if that is not possible. */
async function withReason(
  form: FormData,
  act: (admin: User, reason: string, fields: AdminState['kept']) => Promise<Fault | undefined>,
): Promise<AdminState> {
  const admin = await requireAdmin()
  const kept = textsOf(form)
  const reason = moderationReason.safeParse(kept['reason'])
  if (!reason.success) return { kept, error: { field: 'reason', code: 'reason-missing' } }
  const error = await act(admin, reason.data, kept)
  return error ? { kept, error } : { kept: {} }
}

export async function hideAgentWith(_: AdminState, form: FormData): Promise<AdminState> {
  return withReason(form, async (admin, reason, fields) => {
    const named = handleIn(fields['agent'] ?? '')
    const agent = named === undefined ? undefined : await findAgent(database(), named)
    const isHidden = agent && (await hideAgent(database(), admin, agent.agentId, reason))
    return isHidden ? changed('/') : { field: 'agent', code: 'no-such-agent' }
  })
}

export async function hideSpeechWith(_: AdminState, form: FormData): Promise<AdminState> {
  return withReason(form, async (admin, reason, fields) => {
    const seq = Number(fields['seq'])
    const matchId = handleIn(fields['match'] ?? '') ?? ''
    const place = { matchId, seq: Number.isInteger(seq) && seq >= 0 && seq < 1_000_000 ? seq : -1 }
    const isHidden = await hideSpeech(database(), admin, place, reason)
    return isHidden ? changed('/') : { field: 'match', code: 'no-such-speech' }
  })
}

export async function hideNoteWith(_: AdminState, form: FormData): Promise<AdminState> {
  return withReason(form, async (admin, reason, fields) => {
    const isHidden = await hideNote(database(), admin, fields['note'] ?? '', reason)
    if (!isHidden) return { field: 'match', code: 'no-such-speech' }
    revalidatePath('/', 'layout')
    return undefined
  })
}

/** Shows what has changed to everybody, and draws the pages below an address anew. */
function changed(below: '/' | '/admin'): undefined {
  forgetKept()
  showChange()
  revalidatePath(below, 'layout')
}

export async function showAgentOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  await showAgent(database(), admin, textsOf(form)['id'] ?? '')
  changed('/')
}

export async function showSpeechOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { match = '', seq } = textsOf(form)
  await showSpeech(database(), admin, { matchId: match, seq: Number(seq) || 0 })
  changed('/')
}

export async function closeReportOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', state } = textsOf(form)
  if (state === 'upheld' || state === 'dismissed') await closeReport(database(), admin, id, state)
  revalidatePath('/admin', 'layout')
}

export async function suspendUserWith(_: AdminState, form: FormData): Promise<AdminState> {
  return withReason(form, async (admin, reason, fields) => {
    const done = await suspendUser(database(), admin, fields['id'] ?? '', reason)
    return done.ok ? changed('/admin') : { field: 'reason', code: done.reason }
  })
}

export async function readmitUserOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  await readmitUser(database(), admin, textsOf(form)['id'] ?? '')
  revalidatePath('/admin', 'layout')
}

export async function changeRoleOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', role: wanted } = textsOf(form)
  const role = roles.find((known) => known === wanted)
  if (role) await changeRole(database(), admin, id, role)
  revalidatePath('/admin', 'layout')
}

/** The link itself is only in this one answer to the admin who made it. */
export async function handOutLinkWith(_: LinkState, form: FormData): Promise<LinkState> {
  const admin = await requireAdmin()
  const secret = await handOutLink(database(), admin, textsOf(form)['id'] ?? '')
  return secret === undefined ? { isRefused: true } : { link: linkTo('reset', secret) }
}

export async function switchHouseOf(form: FormData): Promise<void> {
  const admin = await requireAdmin()
  const { id = '', online } = textsOf(form)
  await switchHouseAgent(database(), admin, id, online === 'true')
  changed('/admin')
}
