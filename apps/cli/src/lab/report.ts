import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@wis/engine'
import { languages } from '@wis/games'
import { anyFigures, figureFile, reportFiles } from '@wis/lab'
import type { AnyReport, StudyFacts } from '@wis/lab'
import { figureFormats, reportFormats } from '@wis/protocol'
import { readArguments, readChoice, UsageError } from '../command.ts'
import { factsOfFolder } from './export/facts-of-folder.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { reportFile } from './run-folder.ts'
import { dated } from './run-record.ts'

export const report = (args: readonly string[]): Promise<number> => tellReport(args, reportOfFolder)

/** Prints the report of a folder, or writes its pictures. */
export async function tellReport(
  args: readonly string[],
  reportIn: (folder: string) => Promise<AnyReport>,
): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string', default: 'md' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string' },
  })
  const format = readChoice('format', values.format, [...reportFormats, ...figureFormats])
  const language = readChoice('language', values.language, languages)
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('which FOLDER?')
  if (values.out !== undefined && !isFigureFormat(format))
    throw new UsageError('--out names the folder of the pictures, and goes with --format svg or pdf')
  const made = await reportIn(folder)
  if (isFigureFormat(format))
    return writePictures(made, values.out ?? reportFile(folder, 'pictures'), { format, language })
  const told = format === 'json' ? made : await dated(folder, made)
  const facts = await factsOfFolder(folder)
  process.stdout.write(writtenReport(told, format, { language, facts }))
  return 0
}

/** A report as a text for the screen. */
function writtenReport(
  made: AnyReport,
  format: (typeof reportFormats)[number],
  about: { readonly language: Language; readonly facts: StudyFacts },
): string {
  const text = format === 'json' ? JSON.stringify(made) : reportFiles[format].write(made, about)
  return `${text.trimEnd()}\n`
}

type FigureFormat = (typeof figureFormats)[number]

export const isFigureFormat = (format: string): format is FigureFormat =>
  figureFormats.some((known) => known === format)

/** Writes every picture of a report into a folder, and names the files. */
async function writePictures(
  made: AnyReport,
  folder: string,
  { format, language }: { readonly format: FigureFormat; readonly language: Language },
): Promise<number> {
  const files = anyFigures(made, language).map((figure) => figureFile(figure, format))
  if (files.length > 0) await mkdir(folder, { recursive: true })
  for (const { name, text } of files) await writeFile(path.join(folder, name), text)
  console.log(
    files.length === 0
      ? 'The report has no pictures.'
      : files.map(({ name }) => path.join(folder, name)).join('\n'),
  )
  return 0
}
