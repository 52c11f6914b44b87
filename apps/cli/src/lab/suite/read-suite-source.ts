import { existsSync } from 'node:fs'
import path from 'node:path'
import { kitCalled } from '@wis/games'
import {
  ablationFaults,
  isSuite,
  pathInSuite,
  readSuite,
  suiteFiles,
  suitePresetCalled,
  withRulesets,
} from '@wis/lab'
import type { SpecFault, Suite } from '@wis/lab'
import { languagesIn, namesIn, refuse, studyIn, valueOf } from '../read-value.ts'
import type { sizeOf } from '../read-value.ts'
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
  readonly language?: string | undefined
  /** How many contents are dealt in each part, and how often. */
  readonly design: ReturnType<typeof sizeOf>
}

/** Reads a suite. What the command line says of its size is said of each part. */
export async function readSuiteSource(
  source: string,
  { subjects, language: wanted, design }: Changes,
): Promise<Suite> {
  const given = suitePresetCalled(source)?.spec ?? (await studyIn(source))
  const read = readSuite(given)
  if (!read.ok) return refuse(source, 'suite', read.faults)
  const named = namesIn(subjects)
  const language = languagesIn(wanted)
  const parts = Object.entries(read.spec.suite).map(([name, part]) => [
    name,
    { ...part, design: { ...(part['design'] as object | undefined), ...design } },
  ])
  const changed = readSuite({
    ...read.spec,
    ...(named && { subjects: named }),
    ...(language && { language }),
    suite: Object.fromEntries(parts),
  })
  if (!changed.ok) return refuse(source, 'suite', changed.faults)
  const faults = ablationsIn(changed)
  return faults.length > 0 ? refuse(source, 'suite', faults) : withRulesets(changed)
}

/** What built-in players cannot show, once for all parts. */
function ablationsIn({ spec, parts }: Suite): readonly SpecFault[] {
  const faults = [...parts].flatMap(([name, part]) => {
    const house = kitCalled(part.game)?.house ?? []
    return ablationFaults(part, (subject) => house.some(({ slug }) => slug === subject)).map((fault) => ({
      ...fault,
      path: pathInSuite(spec, name, fault.path),
    }))
  })
  return faults.filter(({ path }, at) => at === faults.findIndex((one) => one.path === path))
}
