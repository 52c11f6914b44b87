import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import type { Step } from '../player/steps.ts'

/** The thoughts of a seat behind each of its speeches and votes, by the number of the step that shows the act. */
export function thoughtsBySteps(
  thoughts: readonly Thought[],
  seat: Seat,
  steps: readonly Step[],
): ReadonlyMap<number, Thought> {
  const found = new Map<number, Thought>()
  for (const [index, { seq, kind }] of steps.entries()) {
    if (kind !== 'speech' && kind !== 'tally') continue
    const after = steps[index - 1]?.seq ?? -1
    const thought = thoughts.findLast((one) => one.seat === seat && one.seq > after && one.seq <= seq)
    if (thought) found.set(seq, thought)
  }
  return found
}
