import { languages } from '@wis/games'
import type { AnyReport } from '@wis/lab'
import { figureFormats, reportFormats } from '@wis/protocol'
import { readArguments, readChoice, UsageError } from '../command.ts'
import { factsOfFolder } from './export/facts-of-folder.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { reportFile } from './run-folder.ts'
import { dated } from './run-record.ts'
import { isFigureFormat, writePictures } from './write-pictures.ts'
import { writtenReport } from './written-report.ts'

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
