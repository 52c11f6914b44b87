import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { exportFiles, inTodaysWords, judgesAtHand, scheduleOf, suiteFiles } from '@wis/lab'
import type { ExperimentSpec, Schedule } from '@wis/lab'
import { readArguments, UsageError } from '../command.ts'
import { withoutLater, withoutPreset, withPresetOf } from './is-same-report.ts'
import { ratingFault } from './judging/judge-run.ts'
import { dueInFolder, judgesOfFolder, keptJudgements } from './judging/judgements-in-folder.ts'
import { playAgain } from './kept-match.ts'
import type { KeptMatch } from './kept-match.ts'
import { asJson } from './read-value.ts'
import { reportOfFolder } from './report.ts'
import { keptMatches, methodInFolder, readFolderSpec, storedReport } from './run-folder.ts'
import { verifySuite } from './suite/verify-suite.ts'
import { verifyExperiment } from './verify-experiment.ts'
import { folderTold } from './verify-folder.ts'
import { openFolder, openZip } from './verify-source.ts'
import { Wanted } from './wanted.ts'

/** Plays every match of a run again, and computes its report again. */
export async function verifyRun(folder: string): Promise<number> {
  const spec = await readFolderSpec(folder)
  const { fault, asked } = await checkedMatches(folder, spec)
  if (fault !== undefined) return failed(folder, fault)
  const rated = await keptJudgements(folder)
  const badRating = ratingFault(await dueInFolder(folder, spec), rated)
  if (badRating !== undefined) return failed(folder, badRating)
  const stored = await storedReport(folder)
  const made = await reportOfFolder(folder)
  const expected: unknown = asJson(made)
  withoutLater(stored, expected)
  const compared = (report: unknown) =>
    inOneOrder(inTodaysWords(typeof report === 'object' && report ? withoutPreset(spec, report) : report))
  if (!isDeepStrictEqual(compared(stored), compared(expected)))
    return failed(folder, 'the report does not follow from the matches')
  const files = ['matches.jsonl', 'judgements.jsonl']
  const matches = () => keptMatches(folder)
  const { faults, told } = await folderTold({
    folder,
    specFile: 'spec.json',
    report: withPresetOf(spec, stored, made),
    files,
    ratings: rated,
    matches,
  })
  if (faults[0] !== undefined) return failed(folder, faults[0])
  const { decided, failed: lost, void: voided } = made.matches
  console.log(
    `✔ ${folder}: ${decided + lost + voided} matches were played again, and the report was computed again: both are as kept`,
  )
  if (asked > 0)
    console.log(
      `  In ${asked} of them, models or programs took part. They were not asked again: deals, rulings and built-in agents were checked with their kept answers.`,
    )
  const judges = await judgesOfFolder(folder, spec)
  const guests = judges.filter(({ agent }) => !Object.hasOwn(judgesAtHand, agent))
  if (guests.length > 0)
    console.log(
      `  The ratings of ${[...new Set(guests.map(({ agent }) => agent))].join(', ')} were read again from the kept answers.`,
    )
  for (const line of told) console.log(`  ${line}`)
  return 0
}

/** Older runs have their biases in another order. */
function inOneOrder(report: unknown): unknown {
  if (typeof report !== 'object' || report === null || !('biases' in report)) return report
  const { biases } = report
  if (!Array.isArray(biases)) return report
  return { ...report, biases: biases.map((bias) => JSON.stringify(bias)).toSorted() }
}

function failed(folder: string, fault: string): number {
  console.error(`✘ ${folder}: ${fault}`)
  return 1
}

interface Checked {
  /** The first match that is not as it must be, in words. */
  readonly fault?: string
  /** How many matches had models or programs in them. */
  readonly asked: number
}

async function checkedMatches(folder: string, spec: ExperimentSpec): Promise<Checked> {
  const schedule = scheduleOf(spec)
  const wanted = new Wanted(spec, schedule, await methodInFolder(folder))
  const seen = new Set<number>()
  let asked = 0
  for await (const kept of keptMatches(folder)) {
    const { number } = kept.played
    if (!(number >= 1 && number <= schedule.matches))
      return { asked, fault: `match ${number} is none of the experiment` }
    if (seen.has(number)) return { asked, fault: `match ${number} is there twice` }
    if (!isAsPlayedAgain(schedule, kept, spec.probes))
      return { asked, fault: `match ${number} is not as it is played again` }
    seen.add(number)
    if (kept.answers) asked += 1
    wanted.add(kept.played)
  }
  const missing = Array.from({ length: wanted.matches }, (_, at) => at + 1).filter((one) => !seen.has(one))
  return missing.length === 0 ? { asked } : { asked, fault: `${missing.length} matches are missing` }
}

/** Rows of before did not count missing and refused answers. */
function withoutSlips({ played: { slips: _, ...played }, ...kept }: KeptMatch): KeptMatch {
  return { ...kept, played }
}

function isAsPlayedAgain(schedule: Schedule, kept: KeptMatch, probes: readonly string[]): boolean {
  try {
    const again = asJson(playAgain(schedule, kept, probes)) as KeptMatch
    return isDeepStrictEqual(kept, kept.played.slips === undefined ? withoutSlips(again) : again)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Checks the folder of a run, or the export of a platform: an archive, or the folder that it was unpacked to. */
export async function verify(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { key: { type: 'string', multiple: true } })
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0) throw new UsageError('FILE or FOLDER is missing')
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
