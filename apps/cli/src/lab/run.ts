import { systemClock } from '@wis/agents'
import type { ExperimentSpec } from '@wis/lab'
import { readArguments, readCount } from '../command.ts'
import { connectPlayers, requirePrices, requireReady } from './agents/connect-players.ts'
import type { ConnectedPlayer } from './agents/connect-players.ts'
import { readPlayers } from './agents/read-players.ts'
import { runWithAgents } from './agents/run-with-agents.ts'
import type { EndedEarly } from './agents/run-with-agents.ts'
import { finishedRun } from './finished-run.ts'
import { judgeRun } from './judging/judge-run.ts'
import { interruptible } from './on-interrupt.ts'
import type { Interrupts } from './on-interrupt.ts'
import { playHouseRun } from './play-house-run.ts'
import { guestsOf, readExperiment } from './read-experiment.ts'
import { asBegun, prepareFolder } from './run-folder.ts'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    subjects: { type: 'string' },
    materials: { type: 'string' },
    small: { type: 'boolean' },
    players: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
    out: { type: 'string' },
  })
  const atOnce = readCount('at-once', values['at-once'])
  const read = await readExperiment(positionals, values)
  const known = await readPlayers(values.players)
  const names = guestsOf(read, Object.keys(known))
  const guests = connectPlayers(known, names.all, process.env)
  requirePrices(read.budget, guests.values())
  const folder = values.out ?? `${read.seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
  const players = Object.fromEntries(Object.entries(known).filter(([name]) => guests.has(name)))
  const spec = await asBegun(folder, read)
  await prepareFolder(folder, spec, players)
  if (spec.annotators?.length)
    console.error('… people rate on a platform only, so this run asks no annotators')
  const early = await interruptible(
    (interrupts) => playAndJudge({ folder, spec, guests, seated: names.seated, atOnce }, interrupts),
    () => {
      if (guests.size > 0)
        console.error('\n… nothing further is begun; Ctrl-C again breaks off what is under way')
    },
  )
  if (early) {
    console.error(`… ${early.why}. The same command goes on from here.`)
    return early.isAsked ? 130 : 1
  }
  return finishedRun(folder)
}

interface Run {
  readonly folder: string
  readonly spec: ExperimentSpec
  /** The models and programs that take part, also as judges. */
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  /** The names of those that play. */
  readonly seated: readonly string[]
  readonly atOnce: number
}

async function playAndJudge(run: Run, interrupts: Interrupts): Promise<EndedEarly> {
  await requireReady(run.guests.values(), interrupts.stopping)
  return (await playAll(run, interrupts)) ?? judgeRun({ ...run, ...interrupts, clock: systemClock })
}

async function playAll({ seated, ...run }: Run, interrupts: Interrupts): Promise<EndedEarly> {
  if (seated.length > 0) return runWithAgents({ ...run, ...interrupts, clock: systemClock })
  const isWhole = await playHouseRun({ ...run, ...interrupts })
  return isWhole ? undefined : { why: 'broken off', isAsked: true }
}
