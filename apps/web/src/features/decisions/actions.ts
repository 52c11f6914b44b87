'use server'

import type { DecisionRefusal } from '@wis/arena'
import type { User } from '@wis/db/accounts'
import { findAgent } from '@wis/db/agents'
import { decide, listDecisions } from '@wis/db/seasons'
import type { NewDecision } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textsOf } from '../account/form-state.ts'
import type { DecisionState } from './decision-state.ts'
import { previewInTurn } from './preview-in-turn.ts'
import { handleIn, readDecision, seenOf } from './read-decision.ts'

/**
 * Shows a preview of the board after the decision in the form. If the sender has seen that preview, it makes the
 * decision and shows it in the ledger.
 */
export async function decideWith(_: DecisionState, form: FormData): Promise<DecisionState> {
  const user = await actor()
  const fields = textsOf(form)
  const kept = keptOf(fields)
  const found = (await listDecisions(database(), { seasonSlug: fields['season'] ?? '', limit: 1 }))?.season
  if (!found || !isAllowed(user, 'season.decide', found))
    return { kept, error: { field: 'form', code: 'not-allowed' } }
  if (!(await mayChange(user))) return { kept, error: { field: 'form', code: 'throttled' } }
  const isDeciding = fields['intent'] === 'decide'
  const read = readDecision(isDeciding ? fields : withReason(fields), await agentIdOf(fields['agent']))
  if (!read.ok) return { kept, error: read.error }
  if (!isDeciding || fields['seen'] !== seenOf(read.wish)) return preview(user, found.slug, read.wish, kept)
  const decided = await decide(database(), { id: user.id, name: user.name }, found.slug, read.wish)
  if (!decided.ok) return { kept, error: { field: fieldOf(decided.reason), code: decided.reason } }
  showChange()
  revalidatePath(`/seasons/${found.slug}`, 'layout')
  redirect(`/seasons/${found.slug}/decisions?decided=${decided.number}`)
}

const mostRows = 100

async function preview(
  user: User,
  seasonSlug: string,
  wish: NewDecision,
  kept: DecisionState['kept'],
): Promise<DecisionState> {
  const actor = { id: user.id, name: user.name }
  const previewed = await previewInTurn(database(), { actor, seasonSlug, wish })
  const seen = seenOf(wish)
  if (previewed.ok) {
    const boards = previewed.boards.map(({ language, rows }) => ({
      language,
      rows: rows.slice(0, mostRows),
      more: Math.max(0, rows.length - mostRows),
    }))
    return { kept, preview: { seen, boards } }
  }
  const { reason } = previewed
  if (reason === 'preview-late') return { kept, preview: { seen } }
  return { kept, error: { field: fieldOf(reason), code: reason } }
}

const keptOf = ({ match, agent, points, reason, kind, language }: Readonly<Record<string, string>>) => ({
  match: match ?? '',
  agent: agent ?? '',
  points: points ?? '',
  reason: reason ?? '',
  kind: kind ?? '',
  language: language ?? '',
})

/** The preview needs no reason yet. */
const withReason = (fields: Readonly<Record<string, string>>) =>
  (fields['reason'] ?? '').trim() === '' ? { ...fields, reason: '-' } : fields

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
