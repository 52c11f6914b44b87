import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { scheduleOf } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { readArguments, UsageError } from '../command.ts'
import { judgementsFor, keptJudgements } from './judge-folder.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { countMatches, keptMatches, readFolderSpec, reportFile } from './run-folder.ts'
import { playOne } from './run.ts'
import { Wanted } from './wanted.ts'

/** Plays every match of a run again, and computes its report again. */
export async function verify(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(args, {})
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('which FOLDER?')
  const spec = await readFolderSpec(folder)
  const differing = await differingMatch(folder, spec)
  if (differing !== undefined) return failed(folder, differing)
  const rated = await keptJudgements(folder)
  const again = judgementsFor(spec, scheduleOf(spec), await countMatches(folder))
  if (!isDeepStrictEqual(rated, JSON.parse(JSON.stringify(again))))
    return failed(folder, 'the ratings are not as they are made again')
  const stored: unknown = JSON.parse(await readFile(reportFile(folder, 'report.json'), 'utf8'))
  const made = await reportOfFolder(folder)
  if (!isDeepStrictEqual(stored, JSON.parse(JSON.stringify(made))))
    return failed(folder, 'the report does not follow from the matches')
  console.log(
    `✔ ${folder}: ${made.matches.decided} matches were played again, and the report was computed again: both are as kept`,
  )
  return 0
}

function failed(folder: string, fault: string): number {
  console.error(`✘ ${folder}: ${fault}`)
  return 1
}

/** The first match that is not as it must be, in words. */
async function differingMatch(folder: string, spec: ExperimentSpec): Promise<string | undefined> {
  const schedule = scheduleOf(spec)
  const wanted = new Wanted(spec, schedule)
  let number = 0
  for await (const kept of keptMatches(folder)) {
    number += 1
    if (number > wanted.matches) return `match ${number} is none of the experiment`
    const again: unknown = JSON.parse(JSON.stringify(playOne(schedule, number, spec.probes)))
    if (!isDeepStrictEqual(kept, again)) return `match ${number} is not as it is played again`
    wanted.add(kept.played)
  }
  return number === wanted.matches ? undefined : `${wanted.matches - number} matches are missing`
}
