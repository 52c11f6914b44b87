import type { StudiedAnswer } from '@wis/games'
import type { KitCondition } from '@wis/lab'
import { hasStrategy } from './studied-seats.ts'

export type Amend = (answer: StudiedAnswer<unknown>) => string

interface Seated {
  readonly kind?: string | undefined
  readonly settings?: unknown
}

/** How a condition changes the answers of a seat. It is told by which strategy a model was asked. */
export function amendOf(condition: KitCondition | undefined, seat: Seated): Amend | undefined {
  const disguise = disguiseAt(condition, seat)
  if (!condition?.amend && !disguise) return undefined
  const { strategy } = condition ?? {}
  const isAskedBy = strategy !== undefined && hasStrategy(seat.settings)
  return (answer) => {
    const text = disguise ? disguise.meant(answer.text) : answer.text
    return condition?.amend?.({ ...answer, text, ...(isAskedBy && { strategy }) }) ?? text
  }
}

/** The other names in which the agent of a seat is asked. A house player is asked by the state, which has none. */
export const disguiseAt = (condition: KitCondition | undefined, { kind }: Seated) =>
  kind === 'house' ? undefined : condition?.disguise
