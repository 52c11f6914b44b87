import type { Step } from '../player/steps.ts'
import type { StepKind } from '../player/table-event.ts'

/** What a reader needs to compare what was said; that the words are dealt or a vote is open tells them nothing. */
const kept: ReadonlySet<StepKind> = new Set(['round', 'speech', 'foul', 'tally', 'out', 'end'])

/** The lines of the running list: everything that was ever shown, wherever the cursor has gone since. */
export function saidLines(steps: readonly Step[], furthest: number): readonly Step[] {
  return steps.filter(({ seq, kind }) => seq <= furthest && kept.has(kind))
}
