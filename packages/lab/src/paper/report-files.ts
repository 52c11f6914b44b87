import type { Language } from '@wis/engine'
import type { reportFormats } from '@wis/protocol'
import type { AnyReport } from '../report/formats/any-report.ts'
import { toCsv } from '../report/formats/csv.ts'
import { toLatex } from '../report/formats/latex.ts'
import { toMarkdown } from '../report/formats/markdown.ts'
import { toBibtex } from './bibtex.ts'
import { methodsOf } from './methods/methods.ts'
import type { StudyFacts } from './study-facts.ts'

type TextFormat = Exclude<(typeof reportFormats)[number], 'json'>

interface Written {
  readonly language: Language
  readonly facts: StudyFacts
}

export interface ReportFile {
  readonly ending: string
  readonly type: string
  write(report: AnyReport, about: Written): string
}

/** Every text that a report is written as. Pages, the API and the terminal have the same. */
export const reportFiles: Readonly<Record<TextFormat, ReportFile>> = {
  md: {
    ending: 'md',
    type: 'text/markdown',
    write: (report, { language }) => toMarkdown(report, language),
  },
  tex: {
    ending: 'tex',
    type: 'application/x-tex',
    write: (report, { language }) => toLatex(report, language),
  },
  csv: { ending: 'csv', type: 'text/csv', write: (report) => toCsv(report) },
  methods: {
    ending: 'methods.txt',
    type: 'text/plain',
    write: (report, { language, facts }) => `${methodsOf(report, facts, language).join('\n\n')}\n`,
  },
  bib: {
    ending: 'bib',
    type: 'application/x-bibtex',
    write: (report, { facts }) => toBibtex(report.spec, facts),
  },
}
