import { dataSetFiles, inspectLogs } from '@wis/lab'
import type { ExportedRun } from '@wis/lab'
import type { archiveFormats } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'
import type { ZipEntry } from '../export/making/zip.ts'
import { exportedRunOf } from './experiment-archive.ts'
import type { Archived } from './experiment-archive.ts'

export type ToolFormat = Exclude<(typeof archiveFormats)[number], 'wis'>

/** The files that another tool reads. Those of a part of a suite lie in its folder, for tools that read one experiment. */
export async function entriesFor(
  format: ToolFormat,
  parts: readonly (readonly [part: string | undefined, Archived])[],
): Promise<readonly ZipEntry[]> {
  const all: ZipEntry[] = []
  for (const [part, archived] of parts) {
    const run = await exportedRunOf(archived, `${env().publicUrl}/lab/${archived.experiment.id}`)
    const files = format === 'hf' ? dataSetFiles(run, env().datasetLicence) : await logsOf(run)
    const folder = part === undefined || format === 'inspect' ? '' : `${part}/`
    all.push(...files.map(({ name, bytes }) => ({ name: `${folder}${name}`, bytes })))
  }
  return all
}

async function logsOf(run: ExportedRun): Promise<readonly ZipEntry[]> {
  const logs = await inspectLogs(run)
  if (!logs) throw new AppError('conflict', 'Logs of Inspect are made of matches. A task has none.')
  return logs.map(({ name, pieces }) => ({ name, bytes: () => encoded(pieces()) }))
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}
