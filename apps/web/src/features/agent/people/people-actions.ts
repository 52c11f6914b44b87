'use server'

import {
  claimJoined,
  declineOffer,
  invitationBy,
  invite,
  join,
  offerAgent,
  removePerson,
  setRights,
  takeOver,
  withdrawInvitation,
  withdrawOffer,
} from '@wis/db/agents'
import type { Invitation } from '@wis/db/agents'
import { email } from '@wis/protocol'
import type { AgentRights } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../../server/database.ts'
import { maySend } from '../../../server/mail/may-send.ts'
import { afterwards, hasMail, invitationLink, sendInvitation } from '../../../server/mail/post.ts'
import { currentUser } from '../../../server/session.ts'
import { actor, isAllowed, mayChange, visitorAddress } from '../../account/actor.ts'
import { textOf } from '../../account/form-state.ts'
import { failed, keptOf } from '../../agent-form/form-state.ts'
import type { AgentFormState } from '../../agent-form/form-state.ts'
import { done, onOwnAgent, refusedFor } from '../../agent-settings/own-agent.ts'

const rightsOf = (form: FormData): AgentRights => ({
  change: textOf(form, 'change') === 'on',
  spend: textOf(form, 'spend') === 'on',
})

const ended = (result: { readonly ok: true } | { readonly ok: false; readonly reason: Refused }) =>
  result.ok ? done : refusedFor(result.reason)

type Refused = Parameters<typeof refusedFor>[0]

/** Makes a link to pass on, and sends it to an address if one is given. */
export async function inviteWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.share' }, async ({ agentId }, user) => {
    const address = textOf(form, 'email').trim()
    const to = email.safeParse(address)
    if (address !== '' && !to.success) return failed('email', 'email', keptOf(form))
    if (to.success && !hasMail()) return failed('form', 'other', keptOf(form))
    if (to.success && !(await maySend(to.data, await visitorAddress())))
      return failed('form', 'throttled', keptOf(form))
    const rights = rightsOf(form)
    const invited = await invite(database(), { agentId, by: user.id, rights })
    if (!invited.ok) return refusedFor(invited.reason, form)
    const invitation = await invitationBy(database(), invited.secret)
    if (to.success && invitation)
      afterwards(() => sendInvitation(to.data, invitation, invitationLink(invited.secret)))
    return { ...done, kept: keptOf(form), link: invitationLink(invited.secret) }
  })
}

export async function withdrawInvitationWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.share' }, async ({ agentId }, user) => {
    await withdrawInvitation(database(), { agentId, by: user.id, id: textOf(form, 'invitation') })
    return done
  })
}

export async function setRightsWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.share' }, async ({ agentId }, user) => {
    const wish = { agentId, by: user.id, person: textOf(form, 'person'), rights: rightsOf(form) }
    return ended(await setRights(database(), wish))
  })
}

/** Somebody works on an agent no more: the owner’s wish, or that person’s. */
export async function partWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  const person = textOf(form, 'person')
  const state = await onOwnAgent(form, { action: 'agent.inspect' }, async (agent, user) => {
    const part = { ...agent, helpers: agent.helpers.filter(({ userId }) => userId === person) }
    if (!isAllowed(user, 'agent.part', part)) return refusedFor('right-missing')
    return ended(await removePerson(database(), { agentId: agent.agentId, by: user.id, person }))
  })
  return state.isDone && person === (await actor()).id ? redirect('/account#agents') : state
}

export async function offerWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.share' }, async ({ agentId }, user) =>
    ended(await offerAgent(database(), { agentId, by: user.id, to: textOf(form, 'person') })),
  )
}

export async function withdrawOfferWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.share' }, async ({ agentId }, user) =>
    ended(await withdrawOffer(database(), agentId, user.id)),
  )
}

export async function takeOverWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.take' }, async ({ agentId }, user) =>
    ended(await takeOver(database(), agentId, user.id)),
  )
}

export async function declineOfferWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.take' }, async ({ agentId }, user) =>
    ended(await declineOffer(database(), agentId, user.id)),
  )
}

/** What a link invites to, for somebody who is signed in; undefined if it leads nowhere any more. */
export async function lookAtInvitation(form: FormData): Promise<Invitation | undefined> {
  return (await currentUser()) && invitationBy(database(), textOf(form, 'secret'))
}

/** Uses up a link: the account works on the agent from now on. */
export async function joinWithLink(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  const user = await actor()
  if (!(await mayChange(user))) return failed('form', 'throttled')
  const joined = await join(database(), textOf(form, 'secret'), user.id)
  if (!joined.ok) return refusedFor(joined.reason)
  const isClaimed = await claimJoined(database(), { slug: joined.slug, by: user.id })
  revalidatePath('/agents/[slug]', 'layout')
  redirect(`/agents/${joined.slug}/${isClaimed ? 'settings/check' : 'people'}`)
}
