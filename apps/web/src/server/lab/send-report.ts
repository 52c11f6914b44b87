import type { Language } from '@wis/games'
import { anyFigures, figureFile, reportFiles, toPreregistration } from '@wis/lab'
import type { AnyReport, StudyFacts } from '@wis/lab'
import { pdf, svg } from '@wis/protocol'
import type { figureFormats, reportFormats } from '@wis/protocol'
import { Raw } from '../api/call.ts'
import { AppError } from '../app-error.ts'
import { zipOf } from '../export/making/zip.ts'
import { streamOf } from '../export/stream-of.ts'
import type { Fixed } from './study-of.ts'

type Format = Exclude<(typeof reportFormats)[number], 'json'>

interface About {
  readonly language: Language
  readonly facts: StudyFacts
}

/** A report as a file in one of its formats. */
export function sendReport(report: AnyReport, format: Format, about: About): Raw {
  const { type, write } = reportFiles[format]
  return new Raw(write(report, about), { type: `${type}; charset=utf-8` })
}

interface Wanted {
  readonly format: (typeof figureFormats)[number]
  readonly language: Language
  /** One of them. All in an archive if it is left out. */
  readonly figure?: string | undefined
}

const types = { svg, pdf } as const

/** The pictures of a report. */
export async function sendFigures(
  report: AnyReport,
  { format, language, figure }: Wanted,
  id: string,
): Promise<Raw> {
  const files = anyFigures(report, language).map((one) => figureFile(one, format))
  if (figure === undefined) {
    const entries = files.map(({ name, text }) => ({ name, bytes: () => encoded(text) }))
    const headers = { 'content-disposition': `attachment; filename="figures-${id}.zip"` }
    return new Raw(await streamOf(zipOf(entries)), { type: 'application/zip', headers })
  }
  const found = files.find(({ name }) => name === `${figure}.${format}`)
  if (!found) throw new AppError('not-found', 'The report has no picture of this name.')
  const headers = { 'content-disposition': `attachment; filename="${found.name}"` }
  return new Raw(found.text, { type: types[format], headers })
}

async function* encoded(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** The plan as it was fixed before the first match. */
export function sendPreregistration({ study, plan }: Fixed, { language, facts }: About): Raw {
  const { plan: fixed, id = '' } = facts
  if (fixed?.at === undefined) throw new AppError('conflict', 'It was made before plans were hashed.')
  const text = toPreregistration({ study, plan, facts, sha256: fixed.sha256, at: fixed.at }, language)
  const headers = { 'content-disposition': `attachment; filename="preregistration-${id}.md"` }
  return new Raw(text, { type: 'text/markdown; charset=utf-8', headers })
}
