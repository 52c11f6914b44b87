'use server'

import type { NameRefused } from '@wis/db'
import type { User } from '@wis/db/accounts'
import { findAgent, listHouseAgents } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import {
  changeSeason,
  decideEntry,
  moveSeason,
  organizeSeason,
  publishSeason,
  readSeason,
} from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { entryDecisions, handle, newSeason, seasonChanges, seasonStates } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { agentsToChoose } from '../agent-choice/agents-to-choose.ts'
import type { SeasonSaid } from '../seasons/season-said.ts'
import { seasonSeen } from '../seasons/season-seen.ts'
import { gameToOrganize } from './game-to-organize.ts'
import { inviteAll, mostInvited, namedAgents, picksOf } from './invite-all.ts'
import type { NamedAgent } from './invite-all.ts'
import { fieldTime, fieldsOf, timeFrom } from './season-fields.ts'
import { errorsIn, seasonFrom } from './season-form-data.ts'
import type { FieldError, SeasonFormState } from './season-form-data.ts'

/** Sets a season up from the form, or reports its faults, without losing any value. */
export async function createWith(_: SeasonFormState, form: FormData): Promise<SeasonFormState> {
  const user = await actor()
  const kept = fieldsOf(form)
  const picks = picksOf(form)
  const { id: game, isSpoken } = gameToOrganize(kept['game'])
  const languages = isSpoken ? kept.languages.split(' ').filter(Boolean) : []
  const list = await agentsToChoose({ q: textOf(form, 'q'), chosen: picks, languages, game })
  const wrong = (errors: SeasonFormState['errors']): SeasonFormState => ({ kept, list, errors })
  if (!isAllowed(user, 'season.create')) return wrong({ form: { code: 'not-allowed' } })
  if (!(await mayChange(user))) return wrong({ form: { code: 'throttled' } })
  if (textOf(form, 'intent') === 'search') return wrong({})
  const read = newSeason.safeParse(seasonFrom(kept))
  const named = namedAgents([...picks, kept['agents'] ?? ''].join(' '))
  const errors = { ...(read.error && errorsIn(read.error, kept)), ...(await errorOfAgents(named)) }
  if (!read.success || Object.keys(errors).length > 0) return wrong(errors)
  const made = await organizeSeason(database(), user, read.data)
  if (!made.ok) return wrong({ name: nameErrorOf(made) })
  const { slug } = made
  const created = await readSeason(database(), slug)
  if (created) await inviteAll(user, created.id, named)
  showChange()
  revalidatePath('/seasons')
  redirect(`/seasons/${slug}?said=created`)
}

const nameErrorOf = (refusal: NameRefused): FieldError =>
  refusal.reason === 'name-taken'
    ? { code: 'nameTaken', values: { name: visibleString(refusal.resembles) } }
    : { code: 'nameReserved' }

/** Agents that cannot be invited are reported before the season is made. */
async function errorOfAgents(named: readonly NamedAgent[]): Promise<SeasonFormState['errors']> {
  if (named.length > mostInvited) return { agents: { code: 'agentsTooMany', values: { most: mostInvited } } }
  const unknown: string[] = []
  for (const { said, handle: idOrSlug } of named)
    if (idOrSlug === undefined || !(await findAgent(database(), idOrSlug))) unknown.push(visibleString(said))
  return unknown.length === 0
    ? {}
    : { agents: { code: 'agentsUnknown', values: { names: unknown.join(', ') } } }
}

export async function changeWith(form: FormData): Promise<void> {
  const { season, user } = await organized(form)
  const wish = { name: textOf(form, 'name'), description: textOf(form, 'description') }
  const read = seasonChanges.safeParse({ ...wish, ...changedTimes(season, form) })
  if (!read.success) return say(season.slug, 'bad-change')
  const changed = await changeSeason(database(), user, season.id, read.data)
  if (changed.ok) showChange()
  return say(season.slug, changed.ok ? 'changed' : changed.reason)
}

/** Only changed dates are checked, because an unchanged one may have passed. */
function changedTimes(season: StoredSeason, form: FormData) {
  const names = (['entryEndsAt', 'endsAt'] as const).filter((name) => {
    return form.has(name) && textOf(form, name) !== fieldTime(season[name])
  })
  return Object.fromEntries(names.map((name) => [name, timeFrom(textOf(form, name))]))
}

export async function moveWith(form: FormData): Promise<void> {
  const { season, user } = await organized(form)
  const to = seasonStates.find((state) => state === textOf(form, 'to'))
  if (!to) return say(season.slug, 'not-from-here')
  const moved = await moveSeason(database(), user, season.id, to)
  if (moved.ok) showChange()
  return say(season.slug, moved.ok ? 'moved' : moved.reason)
}

export async function publishWith(form: FormData): Promise<void> {
  const { season, user } = await organized(form)
  const published = await publishSeason(database(), user, season.id)
  if (published.ok) showChange()
  return say(season.slug, published.ok ? 'published' : published.reason)
}

export async function decideEntryWith(form: FormData): Promise<void> {
  const { season, user } = await organized(form)
  const id = textOf(form, 'agent').trim()
  const decision = entryDecisions.find((known) => known === textOf(form, 'decision'))
  const agent = handle.safeParse(id).success ? await findAgent(database(), id) : undefined
  if (!agent || !decision) return say(season.slug, 'no-such-agent')
  const wish = { seasonId: season.id, agentId: agent.agentId, decision }
  const decided = await decideEntry(database(), user, wish)
  return say(season.slug, decided.ok ? 'decided' : decided.reason)
}

/** Sends a house agent to an unscored table of the season. Others join it there. */
export async function rehearseWith(form: FormData): Promise<void> {
  const { season } = await organized(form)
  const house = await listHouseAgents(database(), season.game)
  const language = season.languages[0]
  const agent = house[Math.floor(Math.random() * house.length)]
  if (!agent || !language) return say(season.slug, 'no-rehearsal')
  const wish = { agentId: agent.id, seasonId: season.id, mode: 'practice', language } as const
  const opened = await openTicket(database(), wish)
  if (!opened.ok) return say(season.slug, 'no-rehearsal')
  redirect(`/seasons/${season.slug}?rehearsal=${opened.ticketId}#organize`)
}

interface Organized {
  readonly season: StoredSeason
  readonly user: User
}

/** The season of a form, once it is certain that its sender organizes it. */
async function organized(form: FormData): Promise<Organized> {
  const user = await actor()
  const slug = textOf(form, 'season')
  const season = (await seasonSeen(slug))?.season
  if (!season) redirect('/seasons')
  if (!isAllowed(user, 'season.change', season)) return say(slug, 'not-allowed')
  if (!(await mayChange(user))) return say(slug, 'throttled')
  return { season, user }
}

async function say(slug: string, said: SeasonSaid): Promise<never> {
  revalidatePath(`/seasons/${slug}`)
  redirect(`/seasons/${slug}?said=${said}`)
}
