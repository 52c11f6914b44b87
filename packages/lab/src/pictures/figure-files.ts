import type { Language } from '@wis/engine'
import type { AnyReport } from '../report/formats/any-report.ts'
import { suiteFigures } from '../suites/suite-figures.ts'
import { isSuiteReport } from '../suites/suite-report.ts'
import { isTaskReport } from '../tasks/task-report.ts'
import { figuresOf } from './figures-of.ts'
import { pdfOf } from './pdf-of.ts'
import type { Figure } from './picture.ts'
import { svgOf } from './svg-of.ts'

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

export interface FigureFile {
  readonly name: string
  readonly text: string
}

/** The name of the file of a picture, without its ending. */
export const fileOfFigure = (id: string): string => id.replaceAll(/[^a-z0-9-]+/gi, '-')

/** A picture as a file, in the size for a page. */
export function figureFile({ id, title, pictures }: Figure, format: FigureFormat): FigureFile {
  return {
    name: `${fileOfFigure(id)}.${format}`,
    text: writers[format](pictures.wide, title),
  }
}
