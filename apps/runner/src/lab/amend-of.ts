import type { StudiedAnswer } from '@wis/games'
import type { KitCondition } from '@wis/lab'
import { hasStrategy } from './studied-seats.ts'

export type Amend = (answer: StudiedAnswer<unknown>) => string

/** How a condition changes the answers of a seat. It is told by which strategy a model was asked. */
export function amendOf(condition: KitCondition | undefined, settings: unknown): Amend | undefined {
  if (!condition?.amend) return undefined
  const { strategy } = condition
  const isAskedBy = strategy !== undefined && hasStrategy(settings)
  return (answer) => condition.amend?.({ ...answer, ...(isAskedBy && { strategy }) }) ?? answer.text
}
