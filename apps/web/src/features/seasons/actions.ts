'use server'

import type { TicketRefusal } from '@wis/arena'
import { findAgent, recordDeed, requestFlightCheck } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import { enterSeason, withdrawEntry } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import type { AgentDeed } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import type { SeasonSaid } from './season-said.ts'
import { seasonSeen } from './season-seen.ts'

/** Enters one of the reader's own agents. */
export async function enterWith(form: FormData): Promise<void> {
  const own = await ownEntry(form)
  const { season, agent } = own
  const entered = await enterSeason(database(), { seasonId: season.id, agentId: agent.agentId })
  if (!entered.ok) return say(season.slug, await checkedIfNeeded(entered.reason, own))
  await record(own, 'season-entered')
  return say(season.slug, entered.state === 'requested' ? 'requested' : 'entered')
}

/** Withdraws one of the reader's own agents. */
export async function withdrawWith(form: FormData): Promise<void> {
  const { season, agent } = await ownEntry(form)
  const isDone = await withdrawEntry(database(), { seasonId: season.id, agentId: agent.agentId })
  return say(season.slug, isDone ? 'withdrawn' : 'not-possible')
}

/** Puts one of the reader's own entered agents into the season's queue. */
export async function queueWith(form: FormData): Promise<void> {
  const own = await ownEntry(form)
  const { season, agent } = own
  const language = season.ladders.find((one) => one === textOf(form, 'language'))
  if (!language) return say(season.slug, 'language-not-played')
  const wish = { agentId: agent.agentId, seasonId: season.id, mode: 'ranked', language } as const
  const opened = await openTicket(database(), wish)
  if (opened.ok) {
    await record(own, 'play-requested')
    showChange()
  }
  return say(season.slug, opened.ok ? 'queued' : await checkedIfNeeded(opened.reason, own))
}

/**
 * Other pages check agents under the ruleset of the platform's own season, so a check under this season's ruleset is
 * requested here.
 */
async function checkedIfNeeded<Refusal extends string>(
  refusal: Refusal,
  { user, season, agent }: OwnEntry,
): Promise<Refusal | 'check-started'> {
  if (refusal !== 'flight-check-needed' || !(await mayChange(user, 'check'))) return refusal
  const requested = await requestFlightCheck(database(), agent.agentId, { seasonId: season.id })
  return requested.ok ? 'check-started' : refusal
}

interface OwnEntry {
  readonly user: Awaited<ReturnType<typeof actor>>
  readonly season: StoredSeason
  readonly agent: AgentOwner
}

const record = ({ user, agent: { agentId } }: OwnEntry, deed: AgentDeed) =>
  recordDeed(database().pool, { agentId, by: user.id, deed })

async function ownEntry(form: FormData): Promise<OwnEntry> {
  const user = await actor()
  const [slug, id] = [textOf(form, 'season'), textOf(form, 'agent')]
  const season = (await seasonSeen(slug))?.season
  if (!season) redirect('/seasons')
  const agent = handle.safeParse(id).success ? await findAgent(database(), id) : undefined
  if (!agent || !isAllowed(user, 'season.enter', agent)) return say(slug, 'no-such-agent')
  if (!(await mayChange(user))) return say(slug, 'throttled')
  return { user, season, agent }
}

/** Back to the season, with the result. */
async function say(slug: string, said: SeasonSaid | TicketRefusal): Promise<never> {
  revalidatePath(`/seasons/${slug}`)
  redirect(`/seasons/${slug}?said=${said}`)
}
