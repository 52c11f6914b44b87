'use server'

import { hasWords } from '@wis/games'
import { getTranslations } from 'next-intl/server'
import { revalidatePath } from 'next/cache'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { agentsToChoose } from '../agent-choice/agents-to-choose.ts'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import { seasonSeen } from '../seasons/season-seen.ts'
import { inviteAll, mostInvited, namedAgents, picksOf } from './invite-all.ts'
import type { Refused } from './invite-all.ts'

/** The result of inviting: the agents that could not be invited, with reasons in words. */
export interface InviteState {
  readonly kept: string
  readonly list: AgentsToChoose
  readonly error?: string
  readonly told?: string
  readonly refused: readonly { readonly said: string; readonly why: string }[]
}

/**
 * Invites every agent in the form that can be invited. The others are named, and stay in the form. Another button
 * searches the list.
 */
export async function inviteWith(before: InviteState, form: FormData): Promise<InviteState> {
  const t = await getTranslations('organize.manage')
  const user = await actor()
  const kept = textOf(form, 'agents')
  const picks = picksOf(form)
  const whyNot = (code: WhyNot) => t(`whyNot.${code}`, { most: mostInvited })
  const wrong = (code: WhyNot, list = before.list) => ({ kept, list, refused: [], error: whyNot(code) })
  const season = (await seasonSeen(textOf(form, 'season')))?.season
  if (!season) return wrong('no-such-season')
  if (!isAllowed(user, 'season.change', season)) return wrong('not-allowed')
  if (!(await mayChange(user))) return wrong('throttled')
  const listOf = (chosen: readonly string[]) =>
    agentsToChoose({
      q: textOf(form, 'q'),
      chosen,
      languages: hasWords(season.game, season.ruleset) ? season.languages : [],
      game: season.game,
      seasonId: season.id,
    })
  const list = await listOf(picks)
  if (textOf(form, 'intent') === 'search') return { kept, list, refused: [] }
  const named = namedAgents([...picks, kept].join(' '))
  if (named.length === 0) return wrong('empty', list)
  if (named.length > mostInvited) return wrong('too-many', list)
  const refused = await inviteAll(user, season.id, named)
  revalidatePath(`/seasons/${season.slug}`)
  const left = refused.map(({ said }) => said)
  return {
    kept: left.filter((said) => !picks.includes(said)).join('\n'),
    list: await listOf([]),
    told: t('invited', { count: named.length - refused.length }),
    refused: refused.map(({ said, reason }) => ({ said, why: whyNot(reason) })),
  }
}

type WhyNot = Refused['reason'] | 'empty' | 'too-many' | 'throttled' | 'not-allowed'
