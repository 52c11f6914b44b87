import { languages } from '@wis/games'
import { figuresOf } from '@wis/lab'
import { readArguments, readChoice, UsageError } from '../command.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { reportFile } from './run-folder.ts'
import { dated } from './run-record.ts'
import { writePictures } from './write-pictures.ts'
import { textFormats, writtenReport } from './written-report.ts'

const formats = [...textFormats, 'svg'] as const

export async function report(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string', default: 'md' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string' },
  })
  const format = readChoice('format', values.format, formats)
  const language = readChoice('language', values.language, languages)
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('which FOLDER?')
  if (values.out !== undefined && format !== 'svg')
    throw new UsageError('--out names the folder of the pictures, and goes with --format svg')
  const made = await reportOfFolder(folder)
  if (format === 'svg') {
    const names = await writePictures(figuresOf(made, language), values.out ?? reportFile(folder, 'pictures'))
    console.log(names.length === 0 ? 'The report has no pictures.' : names.join('\n'))
    return 0
  }
  process.stdout.write(writtenReport(format === 'json' ? made : await dated(folder, made), format, language))
  return 0
}
