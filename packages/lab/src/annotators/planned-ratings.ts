import { rubricCalled } from '../judges/rubrics.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'

export type Sample = NonNullable<ExperimentSpec['sample']>

/** What a person is given, as somebody who invites people thinks of it. */
export interface Share {
  /** Items of each rubric that one person rates. */
  readonly each: number
  /** How many of these everybody rates. */
  readonly shared: number
  /** How many people the items are divided among. */
  readonly people: number
}

export const sampleOfShare = ({ each, shared, people }: Share): Sample => ({
  items: shared + (each - shared) * people,
  shared,
  people,
})

/** The share of the first person. Nobody has more. */
export function shareOfSample({ items, shared, people }: Sample): Share {
  return { each: shared + Math.ceil((items - shared) / people), shared, people }
}

/** How many items there are by a rubric. */
export interface ItemsThere {
  readonly rubric: string
  readonly items: number
}

/** What people rate who are invited: nobody has more than that. */
export interface PlannedRatings {
  /** `items` are rated by somebody, `each` of them by one person, and `shared` by everybody. */
  readonly rubrics: readonly (ItemsThere & { readonly each: number; readonly shared: number })[]
  readonly each: number
  readonly minutes: number
}

/** What is taken for so of the time of a person: reading, deciding and going on. */
const secondsOf = { value: 20, list: 45 } as const

export function plannedRatings(there: readonly ItemsThere[], sample: Sample | undefined): PlannedRatings {
  const rubrics = there.map(({ rubric, items: all }) => {
    if (!sample) return { rubric, items: all, each: all, shared: all }
    const items = Math.min(sample.items, all)
    const shared = Math.min(sample.shared, items)
    const { each } = shareOfSample({ items, shared, people: sample.people })
    return { rubric, items, each, shared }
  })
  const seconds = rubrics.reduce(
    (sum, { rubric, each }) => sum + each * secondsOf[rubricCalled(rubric)?.from ? 'list' : 'value'],
    0,
  )
  return {
    rubrics,
    each: rubrics.reduce((sum, { each }) => sum + each, 0),
    minutes: seconds / 60,
  }
}
