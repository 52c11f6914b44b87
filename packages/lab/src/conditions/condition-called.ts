import type { Seat } from '@wis/engine'
import type { GameKit } from '@wis/games'

type Studied = NonNullable<GameKit['studies']>
export type KitCondition = Studied['conditions'][number]

/** The condition of this name. Undefined for the baseline, which changes nothing. */
export function conditionCalled({ studies }: GameKit, id: string): KitCondition | undefined {
  return studies?.conditions.find((condition) => condition.id === id)
}

interface Seated {
  readonly seat: Seat
  /** The subject's. */
  readonly subject: Seat
  readonly role: string | undefined
}

/** Whether a condition changes this seat. */
export function changes({ seats }: KitCondition, { seat, subject, role }: Seated): boolean {
  if (seats === 'everybody') return true
  if (seats === 'subject') return seat === subject
  if (seats === 'others') return seat !== subject
  return role === seats.role
}
