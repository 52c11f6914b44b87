import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PlanFixed } from '@wis/lab'
import { z } from 'zod'
import { jsonText } from './read-value.ts'

export const recordName = 'run.json'

/** What is written down before the first match: the plan, and the software that played it. */
const runRecord = z.object({
  format: z.literal('wis-lab-run/1'),
  plan: z.object({ sha256: z.string(), at: z.string() }),
  /** The versions of this program that took part, the first one first. */
  software: z.array(z.string()).min(1),
})
type RunRecord = z.infer<typeof runRecord>

const packageFile = z.object({ version: z.string() })

export const softwareVersion = (): string =>
  packageFile.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version

const recordOf = (folder: string) => path.join(folder, recordName)

/** Fixes the plan of a folder that was just begun, or adds the version that goes on with it. Folders of before have none. */
export async function keepRecord(folder: string, sha256: string, isNew: boolean): Promise<void> {
  const before = await readRecord(folder)
  if (!before && !isNew) return
  const version = softwareVersion()
  const begun: RunRecord = {
    format: 'wis-lab-run/1',
    plan: { sha256, at: new Date().toISOString() },
    software: [],
  }
  const { software, ...record } = before ?? begun
  if (software.includes(version)) return
  const text = JSON.stringify({ ...record, software: [...software, version] }, undefined, 2)
  await writeFile(recordOf(folder), `${text}\n`)
}

export async function readRecord(folder: string): Promise<RunRecord | undefined> {
  const file = recordOf(folder)
  return existsSync(file) ? runRecord.parse(jsonText(await readFile(file, 'utf8'), file)) : undefined
}

/** The plan of a folder. A report holds its hash alone, so that the same matches make the same report at any time. */
export async function planOfFolder(folder: string): Promise<PlanFixed | undefined> {
  const record = await readRecord(folder)
  return record && { sha256: record.plan.sha256 }
}

/** A report to be read, with the time at which its plan was fixed. */
export async function dated<Made extends { readonly plan?: PlanFixed }>(
  folder: string,
  made: Made,
): Promise<Made> {
  const record = await readRecord(folder)
  return record && made.plan ? { ...made, plan: record.plan } : made
}
