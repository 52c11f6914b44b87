'use server'

import { findAgent, recordDeed, updateAgent } from '@wis/db/agents'
import { labPermission } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'

/** Saves what experiments of others may do with one's own agent. */
export async function savePermissionWith(form: FormData): Promise<void> {
  const user = await actor()
  const agent = await findAgent(database(), textOf(form, 'agent'))
  if (!agent || !isAllowed(user, 'agent.change', agent)) redirect('/agents')
  const [matches, tokens] = [textOf(form, 'labMatches').trim(), textOf(form, 'labTokens').trim()]
  const read = labPermission.safeParse({
    subject: form.has('labSubject'),
    opponent: form.has('labOpponent'),
    matchesPerDay: matches === '' ? Number.NaN : Number(matches),
    tokensPerDay: tokens === '' ? null : Number(tokens),
  })
  const isSaved =
    read.success &&
    (await mayChange(user)) &&
    (await updateAgent(database(), agent.agentId, { lab: read.data })) === true
  if (isSaved)
    await recordDeed(database().pool, { agentId: agent.agentId, by: user.id, deed: 'settings-changed' })
  redirect(
    `/agents/${encodeURIComponent(textOf(form, 'slug'))}/settings?said=${isSaved ? 'lab-saved' : 'lab-refused'}#lab`,
  )
}
