'use server'

import { updateAgent } from '@wis/db/agents'
import { peoplePermission } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { numberIn, textOf } from '../account/form-state.ts'
import { done, onOwnAgent, refusedFor } from './own-agent.ts'

/** Saves whether people may play against one's own agent, and how many such matches it may play. */
export async function saveAgainstPeopleWith(form: FormData): Promise<void> {
  const state = await onOwnAgent(
    form,
    { action: 'agent.change', deed: 'settings-changed' },
    async (agent) => {
      const read = peoplePermission.safeParse({
        allowed: form.has('againstPeople'),
        atOnce: numberIn(form, 'peopleAtOnce'),
        matchesPerDay: numberIn(form, 'peopleMatches'),
      })
      if (!read.success) return refusedFor('no-such-agent')
      const updated = await updateAgent(database(), agent.agentId, { againstPeople: read.data })
      return updated === true ? done : refusedFor('retired')
    },
  )
  const slug = encodeURIComponent(textOf(form, 'slug'))
  redirect(`/agents/${slug}/settings?said=people-${state.isDone ? 'saved' : 'refused'}#against-people`)
}
