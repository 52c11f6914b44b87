import type { Language } from '@wis/engine'
import { effectFigures } from '../pictures/effect-figures.ts'
import { heatFigures } from '../pictures/heat-figures.ts'
import { ladderFigures } from '../pictures/ladder-figures.ts'
import type { Figure } from '../pictures/picture.ts'
import { radarFigures } from '../pictures/radar-figures.ts'
import { shownEstimate } from '../report/formats/shown.ts'
import type { SuiteReport } from './suite-report.ts'

/** The pictures over all parts of a suite. Those of a part are in the report of that part. */
export function suiteFigures(
  { spec, whole, scaled, areas = [] }: SuiteReport,
  language: Language,
): readonly Figure[] {
  const spokes = (spec.radar ?? []).map((id) => ({
    id,
    name: whole.measures.find((measure) => measure.id === id)?.name[language] ?? id,
  }))
  const areaOf = ({ subject, condition }: { readonly subject: string; readonly condition: string }) => {
    const area = areas.find((one) => one.subject === subject && one.condition === condition)
    return area ? shownEstimate({ unit: 'points' }, area.estimate, language) : '–'
  }
  return [
    ...(spokes.length > 0 ? radarFigures(whole, { spokes, areaOf }, language) : []),
    ...(scaled ? heatFigures(whole, scaled, language) : []),
    ...effectFigures(whole, language),
    ...ladderFigures(whole, language),
  ]
}
