'use server'

import {
  askSituations,
  dropSituation,
  keepSituation,
  openForks,
  playSameDeals,
  requestReruns,
} from '@wis/db/agents'
import { forkWish, mostChecks, rerunWish, sameDealsWish, situationsRun, situationWish } from '@wis/protocol'
import { database } from '../../../server/database.ts'
import { decimalIn, filledIn, numberIn, textOf } from '../../account/form-state.ts'
import { failed, keptOf } from '../../agent-form/form-state.ts'
import type { AgentFormState } from '../../agent-form/form-state.ts'
import { done, onOwnAgent, refusedFor } from '../../agent-settings/own-agent.ts'

const placeOf = (form: FormData) => ({
  matchId: textOf(form, 'match'),
  seq: Number(textOf(form, 'entry')) || 0,
})

export async function askAgainWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(
    form,
    { action: 'agent.check', cost: 'check', deed: 'asked-again' },
    async ({ agentId }) => {
      const wish = rerunWish.safeParse({
        version: numberIn(form, 'version'),
        times: numberIn(form, 'times'),
        changes: {
          model: filledIn(form, 'model'),
          temperature: decimalIn(form, 'temperature'),
          instructions: filledIn(form, 'instructions'),
          question: filledIn(form, 'question'),
        },
      })
      if (!wish.success) return failed(faultyField(wish.error.issues), 'other', keptOf(form))
      const requested = await requestReruns(database(), agentId, { ...wish.data, calls: [placeOf(form)] })
      return requested.ok ? { ...done, kept: keptOf(form) } : refusedFor(requested.reason, form)
    },
  )
}

const faultyField = ([first]: readonly { readonly path: readonly PropertyKey[] }[]) =>
  String(first?.path.at(-1) ?? 'form')

export async function keepSituationWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change' }, async ({ agentId }, user) => {
    const lines = Array.from({ length: mostChecks }, (_, at) => ({
      of: filledIn(form, `of-${at}`) ?? 'reading',
      test: textOf(form, `test-${at}`),
      value: filledIn(form, `value-${at}`),
    }))
    const wish = situationWish.safeParse({
      set: filledIn(form, 'set'),
      note: filledIn(form, 'note'),
      checks: lines.filter(({ value }) => value !== undefined),
      rubric: filledIn(form, 'rubric'),
      judge: filledIn(form, 'judge'),
    })
    if (!wish.success) return failed(faultyField(wish.error.issues), 'other', keptOf(form))
    const kept = await keepSituation(database(), agentId, {
      ...placeOf(form),
      ...wish.data,
      by: user.id,
    })
    return kept.ok ? { ...done, kept: keptOf(form) } : refusedFor(kept.reason, form)
  })
}

export async function dropSituationWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change' }, async ({ agentId }) => {
    await dropSituation(database(), agentId, placeOf(form))
    return done
  })
}

export async function askSituationsWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(
    form,
    { action: 'agent.check', cost: 'check', deed: 'situations-asked' },
    async ({ agentId }) => {
      const wish = situationsRun.safeParse({
        set: filledIn(form, 'set'),
        version: numberIn(form, 'version'),
        times: numberIn(form, 'times'),
      })
      if (!wish.success) return failed('form', 'other', keptOf(form))
      const asked = await askSituations(database(), agentId, wish.data)
      return asked.ok ? done : refusedFor(asked.reason)
    },
  )
}

export async function playAgainWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'ticket.open', deed: 'played-again' }, async ({ agentId }) => {
    const { matchId: match, seq: entry } = placeOf(form)
    const wish = forkWish.safeParse({ match, entry, version: numberIn(form, 'version') })
    if (!wish.success) return failed('form', 'other', keptOf(form))
    const { version } = wish.data
    const opened = await openForks(database(), agentId, { version, places: [{ matchId: match, seq: entry }] })
    return opened.ok ? { ...done, kept: keptOf(form) } : refusedFor(opened.reason, form)
  })
}

export async function playSameDealsWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'ticket.open', deed: 'played-again' }, async ({ agentId }) => {
    const wish = sameDealsWish.safeParse({
      version: numberIn(form, 'version'),
      against: numberIn(form, 'against'),
      game: filledIn(form, 'game'),
      language: filledIn(form, 'language'),
      matches: numberIn(form, 'matches'),
    })
    if (!wish.success) return failed(faultyField(wish.error.issues), 'other', keptOf(form))
    const opened = await playSameDeals(database(), agentId, wish.data)
    return opened.ok ? { ...done, kept: keptOf(form) } : refusedFor(opened.reason, form)
  })
}
