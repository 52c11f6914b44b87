import { existsSync } from 'node:fs'
import path from 'node:path'
import { isSuite, readSuite, suiteFiles, suitePresetCalled, withRulesets } from '@wis/lab'
import type { Suite } from '@wis/lab'
import { namesIn, refuse, valueOf } from '../read-value.ts'
import type { sizeOf } from '../size.ts'
import { suiteFile } from './suite-folder.ts'

/** Whether a preset, a file or the folder of a run is a suite. */
export async function isSuiteSource(source: string): Promise<boolean> {
  if (suitePresetCalled(source)) return true
  // An export has a file of the same name, and a seal.
  if (existsSync(suiteFile(source))) return !existsSync(path.join(source, suiteFiles.seal))
  return isSuite(await valueOf(source))
}

interface Changes {
  readonly subjects?: string | undefined
  /** How many contents are dealt in each part, and how often. */
  readonly design: ReturnType<typeof sizeOf>
}

/** Reads a suite. What the command line says of its size is said of each part. */
export async function readSuiteSource(source: string, { subjects, design }: Changes): Promise<Suite> {
  const given = suitePresetCalled(source)?.spec ?? (await valueOf(source))
  const read = readSuite(given)
  if (!read.ok) return refuse(source, 'suite', read.faults)
  const named = namesIn(subjects)
  const parts = Object.entries(read.spec.suite).map(([name, part]) => [
    name,
    { ...part, design: { ...(part['design'] as object | undefined), ...design } },
  ])
  const changed = readSuite({
    ...read.spec,
    ...(named && { subjects: named }),
    suite: Object.fromEntries(parts),
  })
  return changed.ok ? withRulesets(changed) : refuse(source, 'suite', changed.faults)
}
