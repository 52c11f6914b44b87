import type { Seat } from '@wis/engine'
import type { GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { conditionOfOwn } from './condition-of-own.ts'
import type { KitCondition } from './condition-of-own.ts'

/** The condition of this name, of the game or the author's own. Undefined for the baseline, which changes nothing. */
export function conditionCalled(
  { studies }: GameKit,
  { own }: Pick<ExperimentSpec, 'own'>,
  id: string,
): KitCondition | undefined {
  const made = Object.hasOwn(own, id) ? own[id] : undefined
  return made ? conditionOfOwn(id, made) : studies?.conditions.find((condition) => condition.id === id)
}

/** What a condition changes at a seat: all of it, or only what it changes at the whole table. */
export function conditionAt(
  condition: KitCondition | undefined,
  isChanged: boolean,
): KitCondition | undefined {
  if (isChanged || !condition?.unwarned) return isChanged ? condition : undefined
  const { id, name, summary, seats, unwarned } = condition
  return { id, name, summary, seats, unwarned }
}

interface Seated {
  readonly seat: Seat
  /** The subject's. */
  readonly subject: Seat
  /** Whether the subject plays this seat, too. */
  readonly isOfSubject: boolean
  readonly role: string | undefined
}

/** Whether a condition changes this seat. */
export function changes({ seats }: KitCondition, { seat, subject, isOfSubject, role }: Seated): boolean {
  if (seats === 'everybody') return true
  if (seats === 'subject') return seat === subject
  if (seats === 'all-of-subject') return isOfSubject
  if (seats === 'others') return seat !== subject
  return role === seats.role
}
