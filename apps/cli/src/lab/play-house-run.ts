import { setImmediate } from 'node:timers/promises'
import { scheduleOf } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { playOne } from './kept-match.ts'
import type { KeptMatch } from './kept-match.ts'
import { methodInFolder } from './method-in-folder.ts'
import { keptMatches, openMatches } from './run-folder.ts'
import { Wanted } from './wanted.ts'

const chunkMs = 200

interface HouseRun {
  readonly folder: string
  readonly spec: ExperimentSpec
  /** No further match is begun. */
  readonly closing: AbortSignal
}

/** Plays the matches of house players that are still missing, in their order. False if it was closed before the end. */
export async function playHouseRun({ folder, spec, closing }: HouseRun): Promise<boolean> {
  const schedule = scheduleOf(spec)
  const wanted = new Wanted(spec, schedule, await methodInFolder(folder))
  const file = await openMatches(folder)
  for await (const { played } of keptMatches(folder)) wanted.add(played)
  try {
    for (let number = file.played + 1; number <= wanted.matches && !closing.aborted;) {
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
    await file.close()
  }
  return !closing.aborted
}

function progress(played: number, matches: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${played} of ${matches} matches${played === matches ? '\n' : ''}`)
}
