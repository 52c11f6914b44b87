import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { languages } from '@wis/games'
import {
  dataSetFiles,
  exportedExperiment,
  exportedSuite,
  exportFiles,
  inspectLogs,
  suiteFiles,
} from '@wis/lab'
import type { AnyReport, ExportedRun } from '@wis/lab'
import { readArguments, readChoice, UsageError } from '../../command.ts'
import { SpecTrouble } from '../read-value.ts'
import { partFolder, readSuiteFolder, suiteFile } from '../suite/suite-folder.ts'
import { taskFile } from '../task/task-folder.ts'
import { jsonOf, linesOf, openFolder, openZip } from '../verify-source.ts'
import type { ExportSource } from '../verify-source.ts'
import { isRunFolder } from './facts-of-folder.ts'
import { matchesInFolder, taskInFolder } from './folder-run.ts'
import { preregistrationAt } from './preregistration.ts'

export const exportOptions = {
  inspect: { type: 'boolean', default: false },
  hf: { type: 'boolean', default: false },
  plan: { type: 'boolean', default: false },
  licence: { type: 'string' },
  language: { type: 'string', default: 'en' },
  out: { type: 'string' },
} as const

/** Makes the files of other tools of a run, or of what a platform exported. */
export async function exportStudy(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, exportOptions)
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0) throw new UsageError('FOLDER or ARCHIVE is missing')
  if (values.plan) {
    const text = await preregistrationAt(place, readChoice('language', values.language, languages))
    if (values.out === undefined) process.stdout.write(text)
    else await writeFile(values.out, text)
    return 0
  }
  const format = exportFormatOf(values)
  const out = values.out ?? `${path.basename(path.resolve(place), '.zip')}-${format}`
  const { studies, close } = await studiesAt(place)
  try {
    for (const [part, run] of studies) {
      const files = format === 'hf' ? dataSetFiles(run, values.licence) : await logsOf(run)
      await write(part === undefined || format === 'inspect' ? out : path.join(out, part), files)
    }
  } finally {
    await close()
  }
  console.log(`✔ ${out}`)
  return 0
}

export function exportFormatOf({
  inspect,
  hf,
}: {
  readonly inspect: boolean
  readonly hf: boolean
}): 'inspect' | 'hf' {
  if (inspect === hf) throw new UsageError('name one of --inspect, --hf and --plan')
  return hf ? 'hf' : 'inspect'
}

interface Written {
  readonly name: string
  bytes(): AsyncIterable<Uint8Array>
}

async function logsOf(run: ExportedRun): Promise<readonly Written[]> {
  const logs = await inspectLogs(run)
  if (!logs)
    throw new SpecTrouble(
      'Inspect logs need matches and their report, and this has none. --hf accepts tasks, too',
    )
  return logs.map(({ name, pieces }) => ({ name, bytes: () => encoded(pieces()) }))
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield new TextEncoder().encode(piece)
}

async function write(folder: string, files: readonly Written[]): Promise<void> {
  for (const { name, bytes } of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await pipeline(Readable.from(bytes()), createWriteStream(file))
    console.log(file)
  }
}

/** An experiment, or each of a suite by its name. */
type Studies = readonly (readonly [part: string | undefined, ExportedRun])[]

/** What lies at a place: the folder of a run, or the export of a platform, packed or not. `close` lets go of it. */
async function studiesAt(place: string): Promise<{ readonly studies: Studies; close(): Promise<void> }> {
  const isFolder = (await stat(place)).isDirectory()
  if (isFolder && isRunFolder(place))
    return { studies: await inRunFolder(place), close: () => Promise.resolve() }
  const source = isFolder ? openFolder(place) : await openZip(place)
  return { studies: await inExport(source), close: source.close }
}

async function inRunFolder(folder: string): Promise<Studies> {
  if (existsSync(taskFile(folder))) return [[undefined, await taskInFolder(folder)]]
  if (!existsSync(suiteFile(folder))) return [[undefined, await matchesInFolder(folder)]]
  const { parts } = await readSuiteFolder(folder)
  return Promise.all(
    [...parts.keys()].map(async (part) => [part, await matchesInFolder(partFolder(folder, part))] as const),
  )
}

async function inExport(source: ExportSource): Promise<Studies> {
  if (!(await source.names()).includes(suiteFiles.about)) return [[undefined, await exportedRun(source)]]
  const { parts } = exportedSuite.parse(await jsonOf(source, suiteFiles.about))
  return Promise.all(parts.map(async (part) => [part, await exportedRun(source.inside(part))] as const))
}

async function exportedRun(source: ExportSource): Promise<ExportedRun> {
  const names = await source.names()
  return {
    about: exportedExperiment.parse(await jsonOf(source, exportFiles.about)),
    // It was computed by the laboratory. `wis lab verify` checks that.
    report: (await jsonOf(source, exportFiles.report)) as AnyReport | null,
    lines: (name) => (names.includes(name) ? linesOf(source, name) : none()),
  }
}

async function* none(): AsyncGenerator<never> {}
