import type { Language } from '@wis/games'
import { toCsv, toLatex, toMarkdown } from '@wis/lab'
import type { AnyReport } from '@wis/lab'
import type { reportFormats } from '@wis/protocol'
import { Raw } from '../api/raw.ts'

type Format = Exclude<(typeof reportFormats)[number], 'json'>

const written: Readonly<Record<Format, (report: AnyReport, language: Language) => Raw>> = {
  md: (report, language) => new Raw(toMarkdown(report, language), { type: 'text/markdown; charset=utf-8' }),
  tex: (report, language) => new Raw(toLatex(report, language), { type: 'application/x-tex; charset=utf-8' }),
  csv: (report) => new Raw(toCsv(report), { type: 'text/csv; charset=utf-8' }),
}

/** A report as a file in one of its formats. */
export const sendReport = (report: AnyReport, format: Format, language: Language): Raw =>
  written[format](report, language)
