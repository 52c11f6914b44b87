import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { scheduleOf } from '@wis/lab'
import type { Schedule } from '@wis/lab'
import { readArguments, UsageError } from '../command.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { keptMatches, readFolderSpec, reportFile } from './run-folder.ts'
import { playOne } from './run.ts'

/** Plays every match of a run again, and computes its report again. */
export async function verify(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(args, {})
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('which FOLDER?')
  const schedule = scheduleOf(await readFolderSpec(folder))
  const differing = await differingMatch(folder, schedule)
  if (differing !== undefined) return failed(folder, differing)
  const stored: unknown = JSON.parse(await readFile(reportFile(folder, 'report.json'), 'utf8'))
  const made: unknown = JSON.parse(JSON.stringify(await reportOfFolder(folder)))
  if (!isDeepStrictEqual(stored, made)) return failed(folder, 'the report does not follow from the matches')
  console.log(
    `✔ ${folder}: ${schedule.matches} matches played again, and the report computed again; both are as kept`,
  )
  return 0
}

function failed(folder: string, fault: string): number {
  console.error(`✘ ${folder}: ${fault}`)
  return 1
}

/** The first match that is not as it must be, in words. */
async function differingMatch(folder: string, schedule: Schedule): Promise<string | undefined> {
  let number = 0
  for await (const kept of keptMatches(folder)) {
    number += 1
    if (number > schedule.matches) return `match ${number} is none of the experiment`
    const again: unknown = JSON.parse(JSON.stringify(playOne(schedule, number)))
    if (!isDeepStrictEqual(kept, again)) return `match ${number} is not as it is played again`
  }
  return number === schedule.matches ? undefined : `${schedule.matches - number} matches are missing`
}
