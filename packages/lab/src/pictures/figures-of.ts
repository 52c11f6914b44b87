import type { Language } from '@wis/engine'
import type { Report } from '../report/report.ts'
import { biasFigures } from './bias-figures.ts'
import { chartFigures } from './chart-figures.ts'
import { effectFigures } from './effect-figures.ts'
import { ladderFigures } from './ladder-figures.ts'
import { mapFigures } from './map-figures.ts'
import { matrixFigures } from './matrix-figures.ts'
import type { Figure } from './picture.ts'
import { reliabilityFigures } from './reliability-figures.ts'
import { roundFigures } from './round-figures.ts'

/** All pictures that a report has numbers for, in the order in which a reader wants them. */
export function figuresOf(report: Report, language: Language): readonly Figure[] {
  const makers = [
    ...[matrixFigures, effectFigures, mapFigures, reliabilityFigures],
    ...[chartFigures, biasFigures, roundFigures, ladderFigures],
  ]
  return makers.flatMap((make) => make(report, language))
}
