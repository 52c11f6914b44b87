import type { InBoth } from '@wis/engine'
import { trustMark, trustMarkOf } from './formats/shown.ts'
import type { Calibrated } from './formats/shown.ts'
import type { MeasureAbout } from './measure.ts'
import { ratingMeasure, ratingMeasures } from './measure.ts'
import type { RaterCell } from './rater-cells.ts'
import { isAt, toldAt } from './report-tally.ts'
import type { Cell } from './report-tally.ts'
import type { ReportCell, Results } from './report.ts'

/** A column of the results: a measure, or what one rater said by it. */
export interface ResultColumn {
  readonly id: string
  readonly about: Pick<MeasureAbout, 'name' | 'unit'>
  cellOf(cell: Cell): Pick<ReportCell, 'estimate' | 'chance'> | undefined
}

/** The columns of the results, each rater beside the mean of the judges. */
export function resultColumns(report: Results & Calibrated): readonly ResultColumn[] {
  const { measures, cells, raters = [] } = report
  const rubrics = [...new Set(raters.map(({ rubric }) => rubric))]
  const columnsOf = (rubric: string) => raterColumns(rubric, raters, report)
  return [
    ...measures.flatMap((about) => [
      {
        id: about.id,
        about: markedAbout(about, report),
        cellOf: (cell: Cell) => toldAt(cells, cell, about.id),
      },
      ...rubrics.filter((rubric) => ratingMeasure(rubric) === about.id).flatMap(columnsOf),
    ]),
    // People may rate where no judge does.
    ...rubrics
      .filter((rubric) => !measures.some(({ id }) => id === ratingMeasure(rubric)))
      .flatMap(columnsOf),
  ]
}

/** A column of ratings bears the mark of a judge behind it that does not agree enough with people. */
export function markedAbout(about: MeasureAbout, report: Calibrated): ResultColumn['about'] {
  const { name, unit } = about
  const rubric = report.calibrations?.find((one) => ratingMeasure(one.rubric) === about.id)?.rubric
  const mark = rubric === undefined ? '' : trustMarkOf(report, rubric)
  return mark === '' ? about : { name: { en: `${name.en}${mark}`, zh: `${name.zh}${mark}` }, unit }
}

function raterColumns(
  rubric: string,
  cells: readonly RaterCell[],
  report: Calibrated & Pick<Results, 'measures'>,
): readonly ResultColumn[] {
  const own = cells.filter((one) => one.rubric === rubric)
  return ratingMeasures([rubric]).flatMap(({ id, name }) =>
    [...new Set(own.map(({ rater }) => rater))].map((rater) => ({
      id: `${id}/${rater}`,
      about: {
        name: nameOf(name, `${rater}${trustMark(report, rubric, rater)}`),
        unit: report.measures.find((one) => one.id === id)?.unit ?? 'count',
      },
      cellOf: (cell: Cell) => own.find((one) => one.rater === rater && isAt(one, cell)),
    })),
  )
}

const nameOf = ({ en, zh }: InBoth<string>, rater: string) => ({
  en: `${en}, ${rater}`,
  zh: `${zh}（${rater}）`,
})
