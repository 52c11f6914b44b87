import { rubricCalled } from '../judges/rubrics.ts'
import type { MeasureAbout } from './measure.ts'
import { rubricFound } from './measure.ts'

type Known = Pick<MeasureAbout, 'id' | 'name' | 'unit'>

/** What a column of a published table is: a measure, or the F1 of a rubric with a list. Undefined if we have neither. */
export function publishedAbout(measures: readonly Known[], column: string): Known | undefined {
  const name = rubricCalled(rubricFound(column))?.name
  return name
    ? { id: column, unit: 'share', name: { en: `F1: ${name.en}`, zh: `F1：${name.zh}` } }
    : measures.find(({ id }) => id === column)
}
