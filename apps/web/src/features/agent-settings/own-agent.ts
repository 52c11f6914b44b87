import 'server-only'
import type { User } from '@wis/db/accounts'
import { findAgent, ownerAgent, recordDeed } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { traitsOf } from '@wis/protocol'
import type { Action, AgentDeed, Cost, OwnerAgentPage } from '@wis/protocol'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { revalidatePath } from 'next/cache'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { blankState, failed, keptOf } from '../agent-form/form-state.ts'
import type { AgentFormState, RefusalCode } from '../agent-form/form-state.ts'

export interface OwnAgent {
  readonly agentId: AgentId
  readonly page: OwnerAgentPage
  may(action: Action): boolean
}

/** The agent that a page is about. For a reader without permission, the page does not exist. */
export const ownAgent = cache(async (slug: string, page = ''): Promise<OwnAgent> => {
  const user = await actor(`/agents/${slug}${page}`)
  const agent = await findAgent(database(), slug)
  if (!agent || !isAllowed(user, 'agent.inspect', agent)) notFound()
  const own = await ownerAgent(database(), agent.agentId)
  if (!own || !traitsOf(own.kind).hasOwner) notFound()
  return { agentId: agent.agentId, page: own, may: (action) => isAllowed(user, action, agent) }
})

/** The metadata of one of the owner's pages, which no search engine reads. */
export const ownPage =
  (page: string, texts: 'cost' | 'forks' | 'people' | 'shadow' | 'situations.list') =>
  async ({ params }: { params: Promise<{ slug: string }> }): Promise<Metadata> => {
    const { page: agent } = await ownAgent((await params).slug, page)
    const t = await getTranslations(texts)
    return { title: t('titleOf', { name: visibleString(agent.name) }), robots: { index: false } }
  }

export const refusedFor = (refusal: RefusalCode, form?: FormData): AgentFormState => ({
  errors: {},
  refusal,
  kept: form ? keptOf(form) : {},
})

interface Asked {
  readonly action: Action
  readonly cost?: Cost
  /** What the list of the agent tells of it, once it is done. */
  readonly deed?: AgentDeed
}

/**
 * Changes the agent that a form names, if its sender may, and refreshes the pages about it. Returns the state of the
 * form.
 */
export async function onOwnAgent(
  form: FormData,
  { action, cost = 'write', deed }: Asked,
  work: (agent: AgentOwner, user: User) => Promise<AgentFormState>,
): Promise<AgentFormState> {
  const user = await actor()
  const agent = await findAgent(database(), textOf(form, 'agent'))
  if (!agent || !isAllowed(user, action, agent))
    return refusedFor(
      agent && isAllowed(user, 'agent.inspect', agent) ? 'right-missing' : 'no-such-agent',
      form,
    )
  if (!(await mayChange(user, cost))) return failed('form', 'throttled', keptOf(form))
  const state = await work(agent, user)
  if (state.isDone) showChange()
  if (state.isDone && deed !== undefined)
    await recordDeed(database().pool, { agentId: agent.agentId, by: user.id, deed })
  revalidatePath('/agents/[slug]', 'layout')
  return state
}

export const done: AgentFormState = { ...blankState, isDone: true }
