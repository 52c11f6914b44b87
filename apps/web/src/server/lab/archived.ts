import { setTimeout as wait } from 'node:timers/promises'
import { experimentReport, isUnderWay, reportVersions, toldJudgingsOf } from '@wis/db/experiments'
import { dataSetFiles, inspectLogs } from '@wis/lab'
import type { ExportedRun } from '@wis/lab'
import type { ApiKey, archiveFormats } from '@wis/protocol'
import type { Call } from '../api/call.ts'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'
import type { ZipEntry } from '../export/making/zip.ts'
import { platform } from '../keys/signing-keys.ts'
import type { Use } from '../rate-limit/allowance.ts'
import type { Archived } from './experiment-archive.ts'
import { exportedRunOf } from './experiment-archive.ts'
import type { NamedExperiment } from './names-shown.ts'
import { versionAt } from './study-of.ts'

/** Reading this many matches costs as much as one call. */
const matchesPerUse = 50

type Asking = Pick<Call<ApiKey>, 'db' | 'viewer' | 'owe' | 'request'>

/** Counts the matches of a download, and waits until so many may be read. */
export function paceOf({ owe, request }: Pick<Asking, 'owe' | 'request'>): Archived['onMatches'] {
  let read = 0
  return async (count) => {
    const uses = Math.floor((read + count) / matchesPerUse) - Math.floor(read / matchesPerUse)
    read += count
    if (uses > 0) await untilAllowed(owe(uses), request.signal)
  }
}

/** The use was already taken and may leave a debt. The wait lasts until the debt is gone. */
async function untilAllowed(uses: readonly Use[], signal: AbortSignal): Promise<void> {
  const owedMs = Math.max(0, ...uses.map(({ usedMs, windowMs }) => usedMs - windowMs))
  if (owedMs > 0) await wait(owedMs, undefined, { signal })
}

/** An experiment that is over, for an archive. Refused while it goes on, or its report is behind. */
export async function archivedOf(
  { db, viewer }: Pick<Asking, 'db' | 'viewer'>,
  experiment: NamedExperiment,
  onMatches: Archived['onMatches'],
): Promise<Archived> {
  const { id, state, played, judged } = experiment
  if ((state !== 'ended' && state !== 'cancelled' && state !== 'paused') || (await isUnderWay(db, id)))
    throw new AppError(
      'conflict',
      'An experiment is exported once it has ended, was cancelled, or is paused.',
    )
  const found = await experimentReport(db, id)
  if (!found) throw new AppError('conflict', 'There is nothing to export: none of its matches is over.')
  if (found.matches < played || found.judged < judged)
    throw new AppError('conflict', 'Its report is being computed. Ask again soon.')
  return {
    db,
    experiment,
    state,
    report: found.report,
    version: (await reportVersions(db, 'experiment', id)).newest,
    platform: platform(),
    onMatches,
    judgings: await toldJudgingsOf(db, id),
    reader: viewer.kind === 'member' ? viewer.userId : undefined,
  }
}

type ToolFormat = Exclude<(typeof archiveFormats)[number], 'wis'>

/** The files that another tool reads. Those of a part of a suite lie in its folder, for tools that read one experiment. */
export async function entriesFor(
  format: ToolFormat,
  parts: readonly (readonly [part: string | undefined, Archived])[],
): Promise<readonly ZipEntry[]> {
  const all: ZipEntry[] = []
  for (const [part, archived] of parts) {
    const url = versionAt(`${env().publicUrl}/lab/${archived.experiment.id}`, archived.version)
    const run = await exportedRunOf(archived, url)
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
