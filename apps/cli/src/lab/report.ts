import { languages } from '@wis/games'
import { toCsv, toLatex, toMarkdown } from '@wis/lab'
import { readArguments, readChoice, UsageError } from '../command.ts'
import { reportOfFolder } from './report-of-folder.ts'

const formats = ['md', 'tex', 'csv', 'json'] as const

export async function report(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string', default: 'md' },
    language: { type: 'string', default: 'en' },
  })
  const format = readChoice('format', values.format, formats)
  const language = readChoice('language', values.language, languages)
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('which FOLDER?')
  const made = await reportOfFolder(folder)
  const texts = {
    md: () => toMarkdown(made, language),
    tex: () => toLatex(made, language),
    csv: () => toCsv(made),
    json: () => JSON.stringify(made),
  }
  process.stdout.write(`${texts[format]().trimEnd()}\n`)
  return 0
}
