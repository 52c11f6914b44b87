import { newDecision } from '@wis/protocol'
import type { NewDecision } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { z } from 'zod'
import { decimalOf } from '../account/form-state.ts'
import type { DecisionState } from './decision-state.ts'

export type ReadDecision =
  | { readonly ok: true; readonly wish: NewDecision }
  | { readonly ok: false; readonly error: NonNullable<DecisionState['error']> }

const wrong = (
  field: NonNullable<DecisionState['error']>['field'],
  code: NonNullable<DecisionState['error']>['code'],
): ReadDecision => ({ ok: false, error: { field, code } })

const lastWord = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** An id, or the address of the page with that id. */
export function handleIn(text: string): string | undefined {
  const place = text.trim().split(/[?#]/)[0] ?? ''
  const read = lastWord.safeParse(place.replace(/\/+$/, '').split('/').at(-1))
  return read.success ? read.data : undefined
}

/** The decision in a form. Its agent has already been looked up. */
export function readDecision(
  form: Readonly<Record<string, string>>,
  agentId: string | undefined,
): ReadDecision {
  const { kind = '', match = '', points = '', undoes = '', language = '', reason = '' } = form
  if (reason.trim() === '') return wrong('reason', 'reason-missing')
  const aboutMatch = kind === 'void' || kind === 're-run'
  const matchId = handleIn(match)
  if (aboutMatch && matchId === undefined) return wrong('match', 'match-unreadable')
  if ((kind === 'disqualify' || kind === 'correct') && agentId === undefined)
    return wrong('agent', 'agent-unknown')
  const read = newDecision.safeParse({
    kind,
    reason,
    ...(aboutMatch && { matchId }),
    ...((kind === 'disqualify' || kind === 'correct') && { agentId }),
    ...(kind === 'correct' && { language, points: fifteenthsOf(points) }),
    ...(kind === 'undo' && { undoes: Number(undoes) }),
  })
  if (read.success) return { ok: true, wish: read.data }
  return kind === 'correct' && read.error.issues.some(({ path }) => path[0] === 'points')
    ? wrong('points', 'points-unreadable')
    : wrong('reason', 'reason-missing')
}

/** Identifies a decision, whatever its reason. */
export function seenOf({ reason: _, ...wish }: NewDecision): string {
  return JSON.stringify(Object.entries(wish).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Points in decimal form, rounded to the fifteenths in which points are counted. */
function fifteenthsOf(points: string): number {
  const text = points.trim().replace('−', '-')
  return text === '' ? Number.NaN : Math.round(decimalOf(text) * fifteenthsPerPoint)
}
