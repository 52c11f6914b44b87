'use server'

import {
  addVersion,
  beginTrial,
  changeAgent,
  endAgent,
  endEarlierToken,
  ownerAgent,
  recordDeed,
  removeToken,
  replaceToken,
  rollBack,
  startShadow,
} from '@wis/db/agents'
import type { RolledBack } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { agentChanges, newVersion, tokenChange } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { isAboutName } from '../../server/api/name-refused.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { sealer } from '../../server/keys/vault.ts'
import { insideOf } from '../../server/request/inside-address.ts'
import { isAllowed } from '../account/actor.ts'
import { numberIn, textOf } from '../account/form-state.ts'
import { fieldErrorsOf, nameFailed } from '../agent-form/field-errors-of.ts'
import { failed, insideRefused, keptOf } from '../agent-form/form-state.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { ownersKind } from '../agent-form/owners-kinds.ts'
import { connectorWish, limitsWish, makeUpWish } from '../agent-form/wishes.ts'
import { waysToBegin } from './begun.tsx'
import { done, onOwnAgent, refusedFor } from './own-agent.ts'

/** Saves the profile, the limits, and the permissions of people and experiments at once. */
export async function saveSettingsWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return change(form, {
    name: textOf(form, 'name'),
    description: textOf(form, 'description'),
    languages: form.getAll('languages'),
    games: form.getAll('games'),
    sourceUrl: textOf(form, 'sourceUrl').trim(),
    published: textOf(form, 'published') === 'on',
    publishesCost: textOf(form, 'publishesCost') === 'on',
    makeUp: makeUpWish(form),
    limits: limitsWish(form),
    againstPeople: {
      allowed: form.has('againstPeople'),
      atOnce: numberNeeded(form, 'peopleAtOnce'),
      matchesPerDay: numberNeeded(form, 'peopleMatches'),
    },
    lab: {
      subject: form.has('labSubject'),
      opponent: form.has('labOpponent'),
      matchesPerDay: numberNeeded(form, 'labMatches'),
      tokensPerDay: numberIn(form, 'labTokens') ?? null,
    },
  })
}

/** An empty field is wrong, instead of leaving the number as it is. */
const numberNeeded = (form: FormData, name: string) => numberIn(form, name) ?? Number.NaN

async function change(form: FormData, wish: Readonly<Record<string, unknown>>): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change', deed: 'settings-changed' }, async ({ agentId }) => {
    const kept = keptOf(form)
    const read = agentChanges.safeParse(wish)
    if (!read.success) {
      const issues = read.error.issues.map((issue) => ({
        ...issue,
        path: issue.path[0] === 'limits' ? issue.path.slice(1) : issue.path,
      }))
      return { errors: fieldErrorsOf(issues), kept }
    }
    const changed = await changeAgent(database(), agentId, read.data)
    if (changed.ok) return { ...done, kept }
    if (changed.reason === 'prices-needed') return failed('inputPrice', 'pricesNeeded', kept)
    return isAboutName(changed) ? nameFailed(changed, kept) : refusedFor(changed.reason, form)
  })
}

/** Few enough to be over in minutes. */
const trialMatches = 10
const shadowTurns = 300

export async function addVersionWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  let begun = ''
  const state = await onOwnAgent(form, { action: 'agent.improve' }, async (agent, user) => {
    const { agentId } = agent
    const way = isAllowed(user, 'agent.check', agent) ? textOf(form, 'begin') : 'now'
    const kept = keptOf(form)
    const read = newVersion.safeParse({ connector: connectorWish(form), note: textOf(form, 'note') })
    if (!read.success)
      return { errors: fieldErrorsOf(read.error.issues, ownersKind(textOf(form, 'kind'))), kept }
    const { connector } = read.data
    const inside = insideOf(connector, env().allowedAgentHosts)
    if (inside) return insideRefused(inside, connector.kind, kept)
    const added = await addVersion(database(), sealer(), agentId, read.data)
    if (added.ok) {
      const detail = { version: added.number }
      await recordDeed(database().pool, { agentId, by: user.id, deed: 'version-added', detail })
      const page = await ownerAgent(database(), agentId)
      const known = waysToBegin.find((one) => one === way) ?? 'now'
      begun = `/agents/${page?.slug ?? agentId}/settings?begun=${known}#versions`
      return begin(form, { agentId, version: added.number, way })
    }
    if (added.reason === 'space-in-use' || added.reason === 'space-of-another')
      return failed('space', added.reason, kept)
    if (added.reason === 'prices-needed') return failed('form', 'pricesNeeded', kept)
    return added.reason === 'token-needed'
      ? failed('token', 'tokenNeeded', kept)
      : refusedFor(added.reason, form)
  })
  return state.isDone ? redirect(begun) : state
}

function notAdded(reason: Extract<RolledBack, { readonly ok: false }>['reason']): AgentFormState {
  const isSpaceTaken = reason === 'space-in-use' || reason === 'space-of-another'
  return isSpaceTaken ? failed('form', reason) : refusedFor(reason)
}

interface NewVersion {
  readonly agentId: AgentId
  readonly version: number
  readonly way: string
}

/** A new version plays at once, or first the deals of the version before it, or only listens while that one plays on. */
async function begin(form: FormData, { agentId, version, way }: NewVersion): Promise<AgentFormState> {
  if (way === 'trial') await beginTrial(database(), agentId, trialMatches)
  if (way !== 'shadow') return { ...done, kept: keptOf(form) }
  const back = await rollBack(database(), agentId, { number: version - 1, note: '', playsOn: true })
  if (!back.ok) return notAdded(back.reason)
  const started = await startShadow(database(), agentId, { version, turns: shadowTurns })
  return started.ok ? { ...done, kept: keptOf(form) } : refusedFor(started.reason, form)
}

export async function rollBackWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.improve', deed: 'version-repeated' }, async ({ agentId }) => {
    const number = Number(textOf(form, 'number'))
    if (!Number.isInteger(number)) return refusedFor('no-such-version')
    const back = await rollBack(database(), agentId, { number, note: '' })
    return back.ok ? done : notAdded(back.reason)
  })
}

export async function replaceTokenWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.improve', deed: 'key-replaced' }, async ({ agentId }) => {
    const read = tokenChange.safeParse({
      token: textOf(form, 'token'),
      earlierValidMinutes: Number(textOf(form, 'earlierValidMinutes')),
    })
    const { token, earlierValidMinutes = 0 } = read.data ?? {}
    if (token === undefined) return failed('token', 'token')
    const earlierValidMs = earlierValidMinutes * 60_000
    const replaced = await replaceToken(database(), sealer(), agentId, { token, earlierValidMs })
    if (replaced.ok) return done
    if (replaced.reason === 'token-too-short') return failed('token', 'secret')
    return replaced.reason === 'takes-no-token' ? failed('token', 'token') : refusedFor(replaced.reason)
  })
}

export async function endEarlierTokenWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.improve', deed: 'key-removed' }, async ({ agentId }) => {
    const ended = await endEarlierToken(database(), agentId)
    return ended.ok ? done : refusedFor(ended.reason)
  })
}

export async function removeTokenWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change', deed: 'key-removed' }, async ({ agentId }) => {
    const removed = await removeToken(database(), agentId)
    return removed.ok ? done : refusedFor(removed.reason)
  })
}

/** Deletes an agent that has never played, and retires any other. */
export async function endWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  const state = await onOwnAgent(form, { action: 'agent.end', deed: 'retired' }, async ({ agentId }) => {
    const page = await ownerAgent(database(), agentId)
    if (textOf(form, 'confirmName').trim() !== page?.name)
      return failed('confirmName', 'confirmName', keptOf(form))
    return (await endAgent(database(), agentId)) ? done : refusedFor('retired')
  })
  return state.isDone ? redirect('/account#agents') : state
}
