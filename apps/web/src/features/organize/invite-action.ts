'use server'

import { decideEntry, findAgent } from '@wis/db'
import type { EntryDecided, StoredSeason, User } from '@wis/db'
import { revalidatePath } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { database } from '../../server/database.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { seasonSeen } from '../seasons/season-seen.ts'
import { mostInvited, namedAgents } from './named-agents.ts'
import type { NamedAgent } from './named-agents.ts'

/** What came of inviting: who could not be, and why, in words. */
export interface InviteState {
  readonly kept: string
  readonly error?: string
  readonly told?: string
  readonly refused: readonly { readonly said: string; readonly why: string }[]
}

/** Invites every agent of the form that can be; the others are named, and stay in the field. */
export async function inviteWith(_: InviteState, form: FormData): Promise<InviteState> {
  const t = await getTranslations('organize.manage')
  const user = await actor()
  const kept = textOf(form, 'agents')
  const whyNot = (code: WhyNot) => t(`whyNot.${code}`, { most: mostInvited })
  const wrong = (code: WhyNot) => ({ kept, refused: [], error: whyNot(code) })
  const season = (await seasonSeen(textOf(form, 'season')))?.season
  if (!season) return wrong('no-such-season')
  if (!isAllowed(user, 'season.change', season)) return wrong('not-allowed')
  const named = namedAgents(kept)
  if (named.length === 0) return wrong('empty')
  if (named.length > mostInvited) return wrong('too-many')
  if (!(await mayChange(user))) return wrong('throttled')
  const refused = await inviteAll(user, season, named)
  revalidatePath(`/seasons/${season.slug}`)
  return {
    kept: refused.map(({ said }) => said).join('\n'),
    told: t('invited', { count: named.length - refused.length }),
    refused: refused.map(({ said, reason }) => ({ said, why: whyNot(reason) })),
  }
}

type Refused = Extract<EntryDecided, { readonly ok: false }>['reason']
type WhyNot = Refused | 'empty' | 'too-many' | 'throttled' | 'not-allowed'

/** One after the other: each of them locks the season. */
async function inviteAll(user: User, season: StoredSeason, named: readonly NamedAgent[]) {
  const refused: { said: string; reason: Refused }[] = []
  for (const { said, handle: idOrSlug } of named) {
    const agent = idOrSlug === undefined ? undefined : await findAgent(database(), idOrSlug)
    const wish = agent && { seasonId: season.id, agentId: agent.agentId, decision: 'invite' as const }
    const done = wish && (await decideEntry(database(), user, wish))
    if (!done) refused.push({ said, reason: 'no-such-agent' })
    else if (!done.ok) refused.push({ said, reason: done.reason })
  }
  return refused
}
