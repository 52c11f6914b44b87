'use server'

import { changeAgent } from '@wis/db/agents'
import { labPermission, peoplePermission } from '@wis/protocol'
import type { AgentChanges } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { numberIn, textOf } from '../account/form-state.ts'
import { done, onOwnAgent, refusedFor } from './own-agent.ts'

/** Saves whether people may play against one's own agent, and how many such matches it may play. */
export async function saveAgainstPeopleWith(form: FormData): Promise<void> {
  const { data } = peoplePermission.safeParse({
    allowed: form.has('againstPeople'),
    atOnce: numberIn(form, 'peopleAtOnce'),
    matchesPerDay: numberIn(form, 'peopleMatches'),
  })
  return save(form, data && { againstPeople: data }, { said: 'people', part: 'against-people' })
}

/** Saves what experiments of others may do with one's own agent. */
export async function savePermissionWith(form: FormData): Promise<void> {
  const { data } = labPermission.safeParse({
    subject: form.has('labSubject'),
    opponent: form.has('labOpponent'),
    matchesPerDay: numberIn(form, 'labMatches'),
    tokensPerDay: numberIn(form, 'labTokens') ?? null,
  })
  return save(form, data && { lab: data }, { said: 'lab', part: 'lab' })
}

interface Shown {
  /** What the page is told, before `-saved` or `-refused`. */
  readonly said: string
  /** The part of the page that it goes back to. */
  readonly part: string
}

async function save(form: FormData, changes: AgentChanges | undefined, { said, part }: Shown): Promise<void> {
  const state = await onOwnAgent(
    form,
    { action: 'agent.change', deed: 'settings-changed' },
    async ({ agentId }) =>
      changes && (await changeAgent(database(), agentId, changes)).ok ? done : refusedFor('retired'),
  )
  const slug = encodeURIComponent(textOf(form, 'slug'))
  redirect(`/agents/${slug}/settings?said=${said}-${state.isDone ? 'saved' : 'refused'}#${part}`)
}
