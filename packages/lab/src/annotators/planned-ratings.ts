import { kitCalled } from '@wis/games'
import { isMap } from 'yaml'
import { rubricsOf } from '../judges/items-of.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import { rubricsIn } from '../report/measure.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { yamlDocument } from '../spec/read-text.ts'
import { deepRubric } from '../tasks/deep/deep-texts.ts'

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

/** A specification without the people that it invites, so that it can be shown to others. All else stays as it is. */
export function withoutAnnotators<Given extends object>(spec: Given): Omit<Given, 'annotators'> {
  return Object.fromEntries(Object.entries(spec).filter(([field]) => field !== 'annotators')) as Omit<
    Given,
    'annotators'
  >
}

/** The same for a text that was read before. A text without annotators stays as it was written, letter for letter. */
export function textWithoutAnnotators(text: string): string {
  const document = yamlDocument(text)?.document
  if (!isMap(document?.contents) || !document.has('annotators')) return text
  document.delete('annotators')
  return document.toString({ lineWidth: 0 })
}

/** The rubrics that a game, or a task, has items for. */
export const rubricsFor = (game: string): readonly string[] => {
  const kit = kitCalled(game)
  return kit ? rubricsOf(kit) : [deepRubric]
}

/** The rubrics by which people rate: those of the judges, or all that there are items for if there is no judge. */
export function annotatedRubrics(game: string, judges: ExperimentSpec['judges']): readonly string[] {
  return judges.length > 0 ? rubricsIn({ judges }) : rubricsFor(game)
}
