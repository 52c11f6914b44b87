import type { ItemFacts } from './rubric.ts'
import { rubricCalled } from './rubrics.ts'

interface Told extends Pick<ItemFacts, 'round' | 'chosen'> {
  readonly rubric: string
  readonly parts: Readonly<Record<string, string>>
}

export function factsOf({ rubric, parts, round, chosen }: Told): ItemFacts {
  const called = rubricCalled(rubric)
  const judged = Object.keys(called?.parts ?? {}).at(-1) ?? ''
  return {
    length: [...(parts[judged] ?? '')].length,
    ...(round !== undefined && { round }),
    ...(chosen && called?.from && { chosen }),
  }
}
