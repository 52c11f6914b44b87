'use server'

import type { User } from '@wis/db/accounts'
import { registerAgent, requestFlightCheck, updateAgent } from '@wis/db/agents'
import { defaultPriceOf, limitChanges, newAgent, tokenText } from '@wis/protocol'
import type { NewConnector, Recognition } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { isAboutName } from '../../server/api/name-refused.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { sealer } from '../../server/keys/vault.ts'
import { recognition } from '../../server/look-up.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { insideOf } from '../../server/request/inside-address.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { fieldErrorsOf, nameFailed } from '../agent-form/field-errors-of.ts'
import { failed, insideRefused, keptOf } from '../agent-form/form-state.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { ownersKind } from '../agent-form/owners-kinds.ts'
import { connectorWish, limitsWish, makeUpWish } from '../agent-form/wishes.ts'

/** Registers the agent of a form and starts its check, or looks up its make-up once more. */
export async function registerWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  const user = await actor()
  if (!isAllowed(user, 'agent.create')) return failed('form', 'other', keptOf(form))
  return textOf(form, 'intent') === 'look' ? lookAgain(user, form) : register(user, form)
}

async function register(user: User, form: FormData): Promise<AgentFormState> {
  const kept = keptOf(form)
  const agent = newAgent.safeParse({
    name: textOf(form, 'name'),
    description: textOf(form, 'description'),
    languages: form.getAll('languages'),
    connector: connectorWish(form),
    makeUp: makeUpWish(form),
  })
  const limits = limitChanges.safeParse(limitsWish(form))
  if (!agent.success || !limits.success) {
    const issues = [...(agent.error?.issues ?? []), ...(limits.error?.issues ?? [])]
    return { errors: fieldErrorsOf(issues, ownersKind(textOf(form, 'kind'))), kept }
  }
  const { dollarsPerDay = null, prices = null } = limits.data
  if (dollarsPerDay !== null && prices === null && !defaultPriceOf(agent.data.connector))
    return failed('inputPrice', 'pricesNeeded', kept)
  const inside = insideOf(agent.data.connector, env().allowedAgentHosts)
  if (inside) return insideRefused(inside, agent.data.connector.kind, kept)
  if (!(await mayChange(user, 'register'))) return failed('form', 'throttled', kept)
  const doubt = await doubtOf(user, agent.data.connector)
  if (doubt && textOf(form, 'confirmed') !== doubt.id)
    return { errors: {}, kept, recognition: doubt.recognition, toConfirm: doubt.id }
  const registered = await registerAgent(database(), sealer(), user.id, agent.data)
  if (!registered.ok) {
    if (isAboutName(registered)) return nameFailed(registered, kept)
    const { reason } = registered
    if (reason === 'token-needed') return failed('token', 'tokenNeeded', kept)
    if (reason === 'space-in-use' || reason === 'space-of-another') return failed('space', reason, kept)
    return { errors: {}, kept, refusal: reason }
  }
  await updateAgent(database(), registered.agentId, { limits: limits.data })
  showChange()
  // An agent that dials in is not connected yet. Its owner starts the check later.
  if (agent.data.connector.kind !== 'outbound') await requestFlightCheck(database(), registered.agentId)
  redirect(`/agents/${registered.slug}/settings/check`)
}

const reachable = new Set<Recognition['lookUp']['outcome']>(['found', 'sleeping', 'starting'])

/**
 * A Space or model that Hugging Face does not show, or that cannot play in its present state; undefined if there is
 * no doubt.
 */
async function doubtOf(
  user: User,
  connector: NewConnector,
): Promise<{ readonly id: string; readonly recognition: Recognition } | undefined> {
  if (connector.kind !== 'hf-space' && connector.kind !== 'hf-model') return undefined
  if (!(await mayChange(user, 'look-up'))) return undefined
  const { token } = connector
  const id = connector.kind === 'hf-space' ? connector.space : connector.model
  const text = `${connector.kind === 'hf-space' ? 'spaces' : 'models'}/${id}`
  const found = await recognition(database(), { userId: user.id, text, token })
  return reachable.has(found.lookUp.outcome) ? undefined : { id, recognition: found }
}

async function lookAgain(user: User, form: FormData): Promise<AgentFormState> {
  const kept = keptOf(form)
  const token = tokenText.optional().safeParse(textOf(form, 'token').trim() || undefined)
  if (!token.success) return failed('token', 'token', kept)
  if (!(await mayChange(user, 'look-up'))) return failed('form', 'throttled', kept)
  const kind = ownersKind(textOf(form, 'kind'))
  const text =
    kind === 'hf-space' ? `spaces/${textOf(form, 'space').trim()}` : `models/${textOf(form, 'model').trim()}`
  const found = await recognition(database(), { userId: user.id, text, token: token.data })
  return { errors: {}, kept, recognition: found }
}
