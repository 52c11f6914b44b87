'use server'

import { requestFlightCheck, resumeFlightCheck, setOnline, stopFlightCheck } from '@wis/db/agents'
import { leaveQueue, openTicket, readTicket } from '@wis/db/matches'
import { seasonFor } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { mostInSeries } from '@wis/protocol'
import { z } from 'zod'
import { database } from '../../server/database.ts'
import { actor, isAllowed } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { done, onOwnAgent, refusedFor } from './own-agent.ts'

const checkStarted = { action: 'agent.check', cost: 'check', deed: 'check-started' } as const

export async function checkWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, checkStarted, async ({ agentId }) => {
    const requested = await requestFlightCheck(database(), agentId, { game: gameOf(form) })
    return requested.ok ? done : refusedFor(requested.reason)
  })
}

/** A stopped check keeps the results that it has. */
export async function stopCheckWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.check' }, async ({ agentId }) => {
    const stopped = await stopFlightCheck(database(), agentId, gameOf(form))
    return stopped.ok ? done : refusedFor(stopped.reason)
  })
}

export async function resumeCheckWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, checkStarted, async ({ agentId }) => {
    const resumed = await resumeFlightCheck(database(), agentId, gameOf(form))
    return resumed.ok ? done : refusedFor(resumed.reason)
  })
}

const gameOf = (form: FormData) => (form.has('game') ? textOf(form, 'game') : undefined)

/** A choice names a game, and whether the agent is to play it with itself. */
function playOf(form: FormData) {
  const [game, seats] = gameOf(form)?.split('/') ?? []
  return { game, ...(seats === 'self-play' && { seats: 'self-play' as const }) }
}

/** The chosen role, rules, seat, word and seed. Undefined if the role or the rules are those of another game. */
function dealOf(form: FormData): { readonly deal?: Readonly<Record<string, string>> } | undefined {
  const { game } = playOf(form)
  const [gameOfRole, role] = textOf(form, 'role').split('/')
  const [gameOfRules, ruleset] = textOf(form, 'ruleset').split('/')
  const seat = textOf(form, 'seat')
  if ((role !== undefined && gameOfRole !== game) || (ruleset !== undefined && gameOfRules !== game))
    return undefined
  const [word, seed] = [textOf(form, 'word').trim(), textOf(form, 'seed').trim()]
  const deal = {
    ...(role !== undefined && { role }),
    ...(ruleset !== undefined && { ruleset }),
    ...(seat !== '' && { seat }),
    ...(word !== '' && { word: word.slice(0, 40) }),
    ...(seed !== '' && { seed: seed.slice(0, 40) }),
  }
  return Object.keys(deal).length === 0 ? {} : { deal }
}

const inSeries = z.coerce.number().int().min(1).max(mostInSeries)

export async function joinWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'ticket.open', deed: 'play-requested' }, async ({ agentId }) => {
    const language = textOf(form, 'language') === 'zh' ? 'zh' : 'en'
    const mode = textOf(form, 'mode') === 'ranked' ? 'ranked' : 'practice'
    const seasonId = await seasonFor(database(), { language, ...playOf(form) })
    if (!seasonId) return refusedFor('season-closed')
    const opponents = form.getAll('opponent').filter((name) => typeof name === 'string')
    const matches = inSeries.safeParse(textOf(form, 'matches')).data ?? 1
    const deal = dealOf(form)
    if (deal === undefined) return refusedFor('no-such-deal')
    const wish = { agentId, seasonId, mode, language, opponents, matches, ...deal } as const
    const opened = await openTicket(database(), wish)
    return opened.ok ? done : refusedFor(opened.reason)
  })
}

export async function leaveWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.inspect' }, async () => {
    const id = ids.ticket(textOf(form, 'ticket'))
    const ticket = await readTicket(database(), id)
    if (ticket && isAllowed(await actor(), 'ticket.leave', ticket)) await leaveQueue(database(), id)
    return done
  })
}

export async function setOnlineWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  const online = textOf(form, 'online') === 'true'
  const asked = online
    ? ({ action: 'agent.check', deed: 'went-online' } as const)
    : ({ action: 'agent.switch', deed: 'went-offline' } as const)
  return onOwnAgent(form, asked, async ({ agentId }) => {
    const confirmed = textOf(form, 'confirmed') === 'true'
    const ranked = textOf(form, 'ranked') === 'false' ? { ranked: false } : {}
    const set = await setOnline(database(), agentId, { online, confirmed, ...ranked })
    return set.ok ? done : refusedFor(set.reason)
  })
}
