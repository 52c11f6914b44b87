import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { languages } from '@wis/games'
import { dataSetFiles, inspectLogs } from '@wis/lab'
import type { ExportedRun } from '@wis/lab'
import { readArguments, readChoice, UsageError } from '../../command.ts'
import { SpecTrouble } from '../trouble.ts'
import { preregistrationAt } from './preregistration.ts'
import { studiesAt } from './studies-at.ts'

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
  if (place === undefined || more.length > 0) throw new UsageError('which FOLDER or ARCHIVE?')
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

/** Which tool the files are for. */
export function exportFormatOf({
  inspect,
  hf,
}: {
  readonly inspect: boolean
  readonly hf: boolean
}): 'inspect' | 'hf' {
  if (inspect === hf) throw new UsageError('which files? Name one of --inspect, --hf and --plan')
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
      'logs of Inspect are made of matches and their report: this has none. --hf takes tasks, too',
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
