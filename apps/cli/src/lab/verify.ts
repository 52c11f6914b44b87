import { stat } from 'node:fs/promises'
import path from 'node:path'
import { exportFiles, suiteFiles } from '@wis/lab'
import { readArguments, UsageError } from '../command.ts'
import { verifySuite } from './suite/verify-suite.ts'
import { verifyExperiment } from './verify-experiment.ts'
import { verifyRun } from './verify-run.ts'
import { openFolder, openZip } from './verify-source.ts'

/** Checks the folder of a run, or the export of a platform: an archive, or the folder that it was unpacked to. */
export async function verify(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { key: { type: 'string', multiple: true } })
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0) throw new UsageError('which FILE or FOLDER?')
  if (!(await stat(place)).isDirectory()) return told(place, await openZip(place), values.key)
  const isExport = await stat(path.join(place, exportFiles.seal)).catch(() => undefined)
  return isExport ? told(place, openFolder(place), values.key) : verifyRun(place)
}

const mostTold = 20

async function told(
  place: string,
  source: Parameters<typeof verifyExperiment>[0],
  keys: readonly string[] = [],
): Promise<number> {
  try {
    const isOfSuite = (await source.names()).includes(suiteFiles.about)
    const { faults, checked, believed } = await (isOfSuite ? verifySuite : verifyExperiment)(source, keys)
    for (const fault of faults.slice(0, mostTold)) console.error(`✘ ${place}: ${fault}`)
    if (faults.length > mostTold) console.error(`✘ … and ${faults.length - mostTold} more`)
    if (faults.length > 0) return 1
    console.log([`✔ ${place}`, ...checked.map((line) => `  checked   ${line}`)].join('\n'))
    console.log(believed.map((line) => `  believed  ${line}`).join('\n'))
    return 0
  } finally {
    await source.close()
  }
}
