'use server'

import { enterSeason, findAgent, openTicket, readSeason, withdrawEntry } from '@wis/db'
import type { AgentOwner, StoredSeason, TicketRefusal } from '@wis/db'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { handle } from '../../server/read-queries.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import type { SeasonSaid } from './season-said.ts'

/** Enters an agent of the reader's own. */
export async function enterWith(form: FormData): Promise<void> {
  const { season, agent } = await ownEntry(form)
  const entered = await enterSeason(database(), { seasonId: season.id, agentId: agent.agentId })
  if (!entered.ok) return say(season.slug, entered.reason)
  return say(season.slug, entered.state === 'requested' ? 'requested' : 'entered')
}

/** Takes an agent of the reader's own out again. */
export async function withdrawWith(form: FormData): Promise<void> {
  const { season, agent } = await ownEntry(form)
  const isDone = await withdrawEntry(database(), { seasonId: season.id, agentId: agent.agentId })
  return say(season.slug, isDone ? 'withdrawn' : 'not-possible')
}

/** Puts an entered agent of the reader's own into the season's queue. */
export async function queueWith(form: FormData): Promise<void> {
  const { season, agent } = await ownEntry(form)
  const language = season.languages.find((one) => one === textOf(form, 'language'))
  if (!language) return say(season.slug, 'language-not-played')
  const wish = { agentId: agent.agentId, seasonId: season.id, mode: 'ranked', language } as const
  const opened = await openTicket(database(), wish)
  return say(season.slug, opened.ok ? 'queued' : opened.reason)
}

interface OwnEntry {
  readonly season: StoredSeason
  readonly agent: AgentOwner
}

async function ownEntry(form: FormData): Promise<OwnEntry> {
  const user = await actor()
  const [slug, id] = [textOf(form, 'season'), textOf(form, 'agent')]
  if (!handle.safeParse(slug).success) redirect('/seasons')
  const season = await readSeason(database(), slug)
  if (!season) redirect('/seasons')
  const agent = handle.safeParse(id).success ? await findAgent(database(), id) : undefined
  if (!agent || !isAllowed(user, 'season.enter', agent)) return say(slug, 'no-such-agent')
  if (!(await mayChange(user))) return say(slug, 'throttled')
  return { season, agent }
}

/** Back to the season, with what came of it. */
async function say(slug: string, said: SeasonSaid | TicketRefusal): Promise<never> {
  revalidatePath(`/seasons/${slug}`)
  redirect(`/seasons/${slug}?said=${said}`)
}
