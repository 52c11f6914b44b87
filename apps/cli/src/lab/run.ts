import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { playWithProbes, scheduleOf, toMarkdown } from '@wis/lab'
import type { Schedule } from '@wis/lab'
import { readArguments } from '../command.ts'
import { judgementsFor, keepJudgements, onlyJudgesAtHand } from './judge-folder.ts'
import { onlyHouse, readExperiment } from './read-experiment.ts'
import { reportOfFolder } from './report-of-folder.ts'
import {
  countMatches,
  keptMatches,
  openMatches,
  prepareFolder,
  readFolderSpec,
  reportFile,
} from './run-folder.ts'
import type { KeptMatch } from './run-folder.ts'
import { Wanted } from './wanted.ts'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    subjects: { type: 'string' },
    out: { type: 'string' },
  })
  const spec = await readExperiment(positionals, values.subjects)
  onlyHouse(spec)
  onlyJudgesAtHand(spec)
  const folder = values.out ?? `${spec.seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
  await prepareFolder(folder, spec)
  const schedule = scheduleOf(spec)
  const isWhole = await playOn(folder, schedule)
  if (!isWhole) {
    console.error('… broken off. The same command goes on from here.')
    return 130
  }
  await keepJudgements(folder, judgementsFor(spec, schedule, await countMatches(folder)))
  const made = await reportOfFolder(folder)
  await writeFile(reportFile(folder, 'report.json'), `${JSON.stringify(made)}\n`)
  await writeFile(reportFile(folder, 'report.md'), toMarkdown(made, 'en'))
  console.log(toMarkdown(made, 'en'))
  console.log(`✔ ${folder}: ${made.matches.decided + made.matches.failed} matches, report.json, report.md`)
  return 0
}

const chunkMs = 200

/** Plays the matches that are still missing. False if somebody broke it off. */
async function playOn(folder: string, schedule: Schedule): Promise<boolean> {
  const spec = await readFolderSpec(folder)
  const wanted = new Wanted(spec, schedule)
  const file = await openMatches(folder)
  for await (const { played } of keptMatches(folder)) wanted.add(played)
  let isBrokenOff = false
  const breakOff = () => {
    isBrokenOff = true
  }
  process.once('SIGINT', breakOff)
  try {
    for (let number = file.played + 1; number <= wanted.matches && !isBrokenOff;) {
      const chunk: KeptMatch[] = []
      const until = Date.now() + chunkMs
      for (; number <= wanted.matches && Date.now() < until; number++) {
        const kept = playOne(schedule, number, spec.probes)
        wanted.add(kept.played)
        chunk.push(kept)
      }
      await file.write(chunk)
      progress(number - 1, wanted.matches)
      await setImmediate()
    }
  } finally {
    process.removeListener('SIGINT', breakOff)
    await file.close()
  }
  return !isBrokenOff
}

/** The match of this number, played by house players, who also answer its probes. */
export function playOne(schedule: Schedule, number: number, asked: readonly string[]): KeptMatch {
  const { house } = schedule.kit
  const planned = schedule.matchAt(number)
  const playerCalled = (name: string) => {
    const player = house.find(({ slug }) => slug === name)
    if (!player) throw new RangeError(`no house player is called ${name}`)
    return player
  }
  const { log, played, probes } = playWithProbes({ schedule, planned, probes: asked, playerCalled })
  return { log: createHash('sha256').update(JSON.stringify(log)).digest('hex'), played, probes }
}

function progress(played: number, matches: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${played} of ${matches} matches${played === matches ? '\n' : ''}`)
}
