import type { JudgeAsked } from '../judges/judging.ts'
import { isYesOrNo } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { Measure } from './measure.ts'
import { isSince, newestMethod } from './report-method.ts'
import type { ReportMethod } from './report-method.ts'

export const ratingMeasure = (rubric: string) => `rating-${rubric}`

/** The F1 of those who choose from the list of a rubric, as tables of others name it. */
export const foundMeasure = (rubric: string) => `f1-${rubric}`

/** The rubric of such a column. */
export const rubricFound = (column: string) => (column.startsWith('f1-') ? column.slice(3) : '')

/** The rubrics by which the judges of an experiment rate, each once. */
export const rubricsIn = ({
  judges,
}: {
  readonly judges: readonly Pick<JudgeAsked, 'rubric'>[]
}): readonly string[] => [...new Set(judges.map(({ rubric }) => rubric))]

/** The mean ratings of what a subject said. An item counts once, by the mean of its ratings. */
export function ratingMeasures(
  rubrics: readonly string[],
  method: ReportMethod = newestMethod,
): readonly Measure[] {
  return rubrics.flatMap((id): readonly Measure[] => {
    const rubric = rubricCalled(id)
    if (!rubric || rubric.from) return []
    const values = rubric.scale.map(({ value }) => value)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return [
      {
        id: ratingMeasure(id),
        name: { en: `Rating: ${rubric.name.en}`, zh: `评分：${rubric.name.zh}` },
        formula: {
          en: `mean ratings of the items, ${least} to ${most} ÷ items that were rated`,
          zh: `各项的平均评分（${least}至${most}）之和 ÷ 有评分的项数`,
        },
        // A yes or no is a share. Reports of before took it for a number like any other.
        unit: isYesOrNo(rubric) && isSince(method, 'whole') ? 'share' : 'count',
        better: 'neither',
        isAsked: true,
        of: ({ tallies }) => tallies?.[ratingMeasure(id)]?.right ?? 0,
        per: ({ tallies }) => tallies?.[ratingMeasure(id)]?.asked ?? 0,
      },
    ]
  })
}
