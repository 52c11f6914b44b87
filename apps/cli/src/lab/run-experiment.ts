import { setImmediate } from 'node:timers/promises'
import { systemClock } from '@wis/agents'
import { scheduleOf } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { readArguments, readCount } from '../command.ts'
import { connectPlayers, readPlayers, requirePrices, requireReady } from './agents/players.ts'
import type { ConnectedPlayer } from './agents/players.ts'
import { runWithAgents } from './agents/run-with-agents.ts'
import { keepPreregistration } from './export/preregistration.ts'
import { brokenOff, interruptible } from './interrupts.ts'
import type { EndedEarly, Interrupts } from './interrupts.ts'
import { judgeRun } from './judging/judge-run.ts'
import { playOne } from './kept-match.ts'
import type { KeptMatch } from './kept-match.ts'
import { guestsOf, readExperiment } from './read-experiment.ts'
import { finishedRun } from './report.ts'
import { asBegun, keptMatches, methodInFolder, openMatches, prepareFolder } from './run-folder.ts'
import { Wanted } from './wanted.ts'

export interface ExperimentRun {
  readonly folder: string
  readonly spec: ExperimentSpec
  /** The models and programs that take part, also as judges. */
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly seated: readonly string[]
  readonly atOnce: number
}

/** Plays what is still missing in the folder of an experiment, and has it rated. The code of the command if it ended before. */
export const runExperiment = (run: ExperimentRun): Promise<number | undefined> =>
  interruptible((interrupts) => playAndJudge(run, interrupts), run.guests.size > 0 ? 'begun' : undefined)

async function playAndJudge(run: ExperimentRun, interrupts: Interrupts): Promise<EndedEarly> {
  await requireReady(run.guests.values(), interrupts.stopping)
  return (await playAll(run, interrupts)) ?? judgeRun({ ...run, ...interrupts, clock: systemClock })
}

async function playAll({ seated, ...run }: ExperimentRun, interrupts: Interrupts): Promise<EndedEarly> {
  if (seated.length > 0) return runWithAgents({ ...run, ...interrupts, clock: systemClock })
  return (await playHouseRun({ ...run, ...interrupts })) ? undefined : brokenOff
}

const chunkMs = 200

interface HouseRun {
  readonly folder: string
  readonly spec: ExperimentSpec
  /** No further match is begun. */
  readonly closing: AbortSignal
}

/** Plays the matches of built-in agents that are still missing, in their order. False if it was closed before the end. */
async function playHouseRun({ folder, spec, closing }: HouseRun): Promise<boolean> {
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

export const runOptions = {
  subjects: { type: 'string' },
  language: { type: 'string' },
  materials: { type: 'string' },
  small: { type: 'boolean' },
  players: { type: 'string' },
  'at-once': { type: 'string', default: '4' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

interface Taking {
  readonly spec: Pick<ExperimentSpec, 'seed' | 'budget'>
  readonly values: { readonly players?: string | undefined; readonly out?: string | undefined }
  /** Those that are not of the house, by what the file of players knows. */
  guestsOf(known: readonly string[]): readonly string[]
}

export async function takePart({ spec, values, guestsOf }: Taking) {
  const known = await readPlayers(values.players)
  const guests = connectPlayers(known, guestsOf(Object.keys(known)), process.env)
  requirePrices(spec.budget, guests.values())
  const players = Object.fromEntries(Object.entries(known).filter(([name]) => guests.has(name)))
  // Of a run that names no folder.
  const usual = `${spec.seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
  return { guests, players, folder: values.out ?? usual }
}

export async function run(args: readonly string[]): Promise<number> {
  const { json: _, ...options } = runOptions
  const { values, positionals } = readArguments(args, options)
  const atOnce = readCount('at-once', values['at-once'])
  const read = await readExperiment(positionals, values)
  const all = (known: readonly string[]) => guestsOf(read, known).all
  const { guests, players, folder } = await takePart({ spec: read, values, guestsOf: all })
  const { seated } = guestsOf(read, [...guests.keys()])
  const spec = await asBegun(folder, read)
  await prepareFolder(folder, spec, players)
  await keepPreregistration(folder)
  if (spec.annotators?.length)
    console.error('… people rate on a platform only, so this run asks no annotators')
  const code = await runExperiment({ folder, spec, guests, seated, atOnce })
  return code ?? finishedRun(folder)
}
