import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { exportedExperiment, exportedSuite, exportFiles, suiteFiles } from '@wis/lab'
import type { AnyReport, ExportedRun } from '@wis/lab'
import { readSuiteFolder, partFolder, suiteFile } from '../suite/suite-folder.ts'
import { taskFile } from '../task/task-folder.ts'
import { jsonOf, linesOf, openFolder, openZip } from '../verify-source.ts'
import type { ExportSource } from '../verify-source.ts'
import { isRunFolder } from './facts-of-folder.ts'
import { matchesInFolder, taskInFolder } from './folder-run.ts'

/** An experiment, or each of a suite by its name. */
export type Studies = readonly (readonly [part: string | undefined, ExportedRun])[]

/** What lies at a place: the folder of a run, or the export of a platform, packed or not. `close` lets go of it. */
export async function studiesAt(
  place: string,
): Promise<{ readonly studies: Studies; close(): Promise<void> }> {
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
