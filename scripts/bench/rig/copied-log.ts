import type { Entry } from '@wis/engine'

/** The cost of keeping the same log without deciding its contents. */
export function copied(log: readonly Entry[]): readonly Entry[] {
  const copy: Entry[] = []
  for (const { seq, at, event } of log) copy.push({ seq, at, event: { ...event } })
  return copy
}
