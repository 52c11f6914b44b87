import type { InBoth } from '@wis/engine'
import type { MeasureAbout } from './measure.ts'
import type { RaterCell } from './rater-cells.ts'
import { ratingMeasure, ratingMeasures } from './rating-measures.ts'
import type { Cell } from './report-tally.ts'
import type { ReportCell, Results } from './report.ts'

/** A column of the results: a measure, or what one rater said by it. */
export interface ResultColumn {
  readonly id: string
  readonly about: Pick<MeasureAbout, 'name' | 'unit'>
  cellOf(cell: Cell): Pick<ReportCell, 'estimate' | 'chance'> | undefined
}

/** The columns of the results, each rater beside the mean of the judges. */
export function resultColumns({
  measures,
  cells,
  raters = [],
}: Pick<Results, 'measures' | 'cells' | 'raters'>): readonly ResultColumn[] {
  const rubrics = [...new Set(raters.map(({ rubric }) => rubric))]
  const columnsOf = (rubric: string) => raterColumns(rubric, raters)
  return [
    ...measures.flatMap((about) => [
      {
        id: about.id,
        about,
        cellOf: (cell: Cell) => cells.find((one) => one.measure === about.id && isOf(one, cell)),
      },
      ...rubrics.filter((rubric) => ratingMeasure(rubric) === about.id).flatMap(columnsOf),
    ]),
    // People may rate where no judge does.
    ...rubrics
      .filter((rubric) => !measures.some(({ id }) => id === ratingMeasure(rubric)))
      .flatMap(columnsOf),
  ]
}

function raterColumns(rubric: string, cells: readonly RaterCell[]): readonly ResultColumn[] {
  const own = cells.filter((one) => one.rubric === rubric)
  return ratingMeasures([rubric]).flatMap(({ id, name, unit }) =>
    [...new Set(own.map(({ rater }) => rater))].map((rater) => ({
      id: `${id}/${rater}`,
      about: { name: nameOf(name, rater), unit },
      cellOf: (cell: Cell) => own.find((one) => one.rater === rater && isOf(one, cell)),
    })),
  )
}

const nameOf = ({ en, zh }: InBoth<string>, rater: string) => ({
  en: `${en}, ${rater}`,
  zh: `${zh}（${rater}）`,
})

const isOf = (one: Cell, other: Cell) => one.subject === other.subject && one.condition === other.condition
