import type { Step } from '../player/steps.ts'
import type { StepKind } from '../player/table-event.ts'

/** The events that help a reader compare speeches. The deal and the opening of a vote are left out. */
const kept: ReadonlySet<StepKind> = new Set(['round', 'speech', 'foul', 'tally', 'out', 'end'])

/** The lines of the list: everything that was ever shown, wherever the cursor is now. */
export function saidLines(steps: readonly Step[], furthest: number): readonly Step[] {
  return steps.filter(({ seq, kind }) => seq <= furthest && kept.has(kind))
}
