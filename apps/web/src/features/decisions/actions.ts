'use server'

import { decide, findAgent, listDecisions } from '@wis/db'
import type { DecisionRefusal } from '@wis/db'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import type { DecisionState } from './decision-state.ts'
import { handleIn, readDecision } from './read-decision.ts'

/** Decides what the form asks for about the season it names, and shows the ledger with it. */
export async function decideWith(_: DecisionState, form: FormData): Promise<DecisionState> {
  const user = await actor()
  const fields = fieldsOf(form)
  const { match, agent, points, reason, season = '' } = fields
  const kept = { match: match ?? '', agent: agent ?? '', points: points ?? '', reason: reason ?? '' }
  const found = (await listDecisions(database(), { seasonSlug: season, limit: 1 }))?.season
  if (!found || !isAllowed(user, 'season.decide', found))
    return { kept, error: { field: 'form', code: 'not-allowed' } }
  if (!(await mayChange(user))) return { kept, error: { field: 'form', code: 'throttled' } }
  const read = readDecision(fields, await agentIdOf(agent))
  if (!read.ok) return { kept, error: read.error }
  const decided = await decide(database(), { id: user.id, name: user.name }, found.slug, read.wish)
  if (!decided.ok) return { kept, error: { field: fieldOf(decided.reason), code: decided.reason } }
  revalidatePath(`/seasons/${found.slug}`, 'layout')
  redirect(`/seasons/${found.slug}/decisions?decided=${decided.number}`)
}

const fieldsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

async function agentIdOf(text: string | undefined): Promise<string | undefined> {
  const handle = handleIn(text ?? '')
  return handle === undefined ? undefined : (await findAgent(database(), handle))?.agentId
}

function fieldOf(reason: DecisionRefusal): NonNullable<DecisionState['error']>['field'] {
  switch (reason) {
    case 'no-such-match':
    case 'match-not-over':
    case 'match-already-void':
    case 'round-is-over':
      return 'match'
    case 'no-such-agent':
    case 'already-disqualified':
      return 'agent'
    case 'no-such-season':
    case 'season-closed':
    case 'season-not-playing':
    case 'already-replayed':
    case 'no-such-decision':
    case 'already-undone':
      return 'form'
  }
}
