import type { Language } from '@wis/engine'
import type { AnyReport } from '../report/formats/any-report.ts'
import { isAt } from '../report/report-tally.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Report } from '../report/report.ts'
import { isSuiteReport } from '../suites/suite-report.ts'
import type { SuiteReport } from '../suites/suite-report.ts'
import { isTaskReport } from '../tasks/task-report.ts'
import { chartFigures, heatFigures } from './chart-figures.ts'
import { biasFigures, effectFigures } from './effect-figures.ts'
import { ladderFigures } from './ladder-figures.ts'
import { mapFigures } from './map-figures.ts'
import { matrixFigures } from './matrix-figures.ts'
import { pdfOf } from './pdf-of.ts'
import { tones } from './picture.ts'
import type { Figure, Mark, Picture } from './picture.ts'
import { radarFigures } from './radar-figures.ts'
import { reliabilityFigures } from './reliability-figures.ts'
import { roundFigures } from './round-figures.ts'
import { titled } from './titled.ts'
import type { Called } from './words.ts'

/** Each writes the same places on a sheet. */
const writers = { svg: svgOf, pdf: pdfOf } as const
export type FigureFormat = keyof typeof writers

/** All pictures of a report of any kind. Those of a part of a suite begin with the name of the part. */
export function anyFigures(report: AnyReport, language: Language): readonly Figure[] {
  // The table of a task is its picture.
  if (isTaskReport(report)) return []
  if (!isSuiteReport(report)) return figuresOf(report, language)
  const parts = Object.entries(report.parts).flatMap(([name, part]) =>
    figuresOf(part, language).map((figure) => ({
      ...figure,
      id: `${name}-${figure.id}`,
      title: `${name}: ${figure.title}`,
    })),
  )
  return [...suiteFigures(report, language), ...parts]
}

/** The pictures over all parts of a suite. Those of a part are in the report of that part. */
export function suiteFigures(
  { spec, whole, scaled, areas = [] }: SuiteReport,
  language: Language,
  called?: Called,
): readonly Figure[] {
  const spokes = (spec.radar ?? []).map((id) => ({
    id,
    name: whole.measures.find((measure) => measure.id === id)?.name[language] ?? id,
  }))
  const areaOf = (cell: Cell) => areas.find((one) => isAt(one, cell))?.estimate
  return [
    ...(spokes.length > 0 ? radarFigures(whole, { spokes, areaOf }, language, called) : []),
    ...(scaled ? heatFigures(whole, scaled, language, called) : []),
    ...effectFigures(whole, language, called),
    ...ladderFigures(whole, language, called),
  ]
}

export interface FigureFile {
  readonly name: string
  readonly text: string
}

/** The name of the file of a picture, without its ending. */
export const fileOfFigure = (id: string): string => id.replaceAll(/[^a-z0-9-]+/gi, '-')

/** A picture with its title as a file, in the size for a page. */
export function figureFile(figure: Figure, format: FigureFormat): FigureFile {
  const { id, title, pictures } = figure
  return {
    name: `${fileOfFigure(id)}.${format}`,
    text: writers[format](titled(pictures.wide, figure), title),
  }
}

/**
 * All pictures that a report has numbers for, in the order in which a reader wants them. `called` gives subjects other names
 * than their own.
 */
export function figuresOf(report: Report, language: Language, called?: Called): readonly Figure[] {
  const makers = [
    ...[matrixFigures, effectFigures, mapFigures, reliabilityFigures],
    ...[chartFigures, biasFigures, roundFigures, ladderFigures],
  ]
  return makers.flatMap((make) => make(report, language, called))
}

const rules = (which: 0 | 1) =>
  Object.entries(tones)
    .map(([tone, colours]) => `.${tone}{--c:${colours[which]}}`)
    .join('')

const style = `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}.f{fill:var(--c)}.s{stroke:var(--c);fill:none}text{font:13px system-ui,sans-serif;fill:var(--c)}text.t{font-size:11px}`

/** A picture as a file of its own, readable on light and on dark ground. */
export function svgOf({ width, height, marks }: Picture, title: string): string {
  const drawn = marks.map(markText).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escaped(title)}</title><style>${style}</style>` +
    `<rect class="f ground" width="${width}" height="${height}"/>${drawn}</svg>\n`
  )
}

function markText(mark: Mark): string {
  const [x, y] = 'at' in mark ? mark.at : mark.from
  switch (mark.kind) {
    case 'line':
      return `<path class="s ${mark.tone}" stroke-width="${mark.width}" d="M${x} ${y}L${mark.to[0]} ${mark.to[1]}"/>`
    case 'dot': {
      const fill = mark.isHollow ? 'ground' : mark.tone
      return `<circle class="f ${fill}" cx="${x}" cy="${y}" r="5"/><circle class="s ${mark.tone}" stroke-width="1.5" cx="${x}" cy="${y}" r="5"/>`
    }
    case 'diamond':
      return `<path class="s ${mark.tone}" stroke-width="1.5" d="M${x - 6} ${y}L${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}Z"/>`
    case 'box':
      return `<rect class="f ${mark.tone}" opacity="${mark.strength}" x="${x}" y="${y}" width="${mark.size[0]}" height="${mark.size[1]}"/>`
    case 'text': {
      const look = mark.isSmall === true ? `t ${mark.tone}` : mark.tone
      return `<text class="${look}" x="${x}" y="${y}" text-anchor="${mark.anchor}">${escaped(mark.text)}</text>`
    }
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text within an element or an attribute of XML and HTML. */
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)
