import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@wis/engine'
import { languages } from '@wis/games'
import { anyFigures, figureFile, ratingsByNumber, reportFiles, ReportMaker, scheduleOf } from '@wis/lab'
import type { AnyReport, Report, StudyFacts } from '@wis/lab'
import { figureFormats, reportFormats } from '@wis/protocol'
import { readArguments, readChoice, UsageError } from '../command.ts'
import { factsOfFolder } from './export/facts-of-folder.ts'
import { judgesOfFolder, keptJudgements } from './judging/judgements-in-folder.ts'
import {
  dated,
  keepReport,
  keptMatches,
  methodInFolder,
  planOfFolder,
  readFolderSpec,
  reportFile,
} from './run-folder.ts'
import { Wanted } from './wanted.ts'

export const report = (args: readonly string[]): Promise<number> => tellReport(args, reportOfFolder)

/** Computes the report of a run. One whose report was made before keeps what that report took for drawn. */
export async function reportOfFolder(folder: string): Promise<Report> {
  const spec = await readFolderSpec(folder)
  const judges = await judgesOfFolder(folder, spec)
  const maker = new ReportMaker(spec, judges, await methodInFolder(folder))
  for await (const { played, ratings } of matchesToReport(folder)) maker.add(played, ratings)
  return maker.report(await planOfFolder(folder))
}

/**
 * The matches of a run that count, with their ratings. Several at once may have been played after the intervals were narrow
 * enough; those are left out, so that the report does not depend on who was quick.
 */
export async function* matchesToReport(folder: string) {
  const spec = await readFolderSpec(folder)
  const wanted = new Wanted(spec, scheduleOf(spec), await methodInFolder(folder))
  if (spec.stop && 'width' in spec.stop)
    for await (const { played } of keptMatches(folder)) wanted.add(played)
  const ratings = ratingsByNumber(await keptJudgements(folder))
  for await (const { played } of keptMatches(folder))
    if (played.number <= wanted.matches) yield { played, ratings: ratings.get(played.number) ?? [] }
}

export async function writeReport(folder: string, made: AnyReport): Promise<string> {
  const text = await keepReport(folder, made)
  await writeFile(reportFile(folder, 'report.md'), text)
  return text
}

/** Writes the report of a run that is over, and prints it. */
export async function finishedRun(folder: string): Promise<number> {
  const made = await reportOfFolder(folder)
  console.log(await writeReport(folder, made))
  console.log(`✔ ${folder}: ${made.matches.decided + made.matches.failed} matches, report.json, report.md`)
  return 0
}

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
    throw new UsageError('--out names the folder of the charts and needs --format svg or pdf')
  const made = await reportIn(folder)
  if (isFigureFormat(format))
    return writePictures(made, values.out ?? reportFile(folder, 'pictures'), { format, language })
  const told = format === 'json' ? made : await dated(folder, made)
  const facts = await factsOfFolder(folder)
  process.stdout.write(writtenReport(told, format, { language, facts }))
  return 0
}

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
      ? 'The report has no charts.'
      : files.map(({ name }) => path.join(folder, name)).join('\n'),
  )
  return 0
}
