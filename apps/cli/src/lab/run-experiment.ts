import { systemClock } from '@wis/agents'
import type { ExperimentSpec } from '@wis/lab'
import { requireReady } from './agents/connect-players.ts'
import type { ConnectedPlayer } from './agents/connect-players.ts'
import { runWithAgents } from './agents/run-with-agents.ts'
import type { EndedEarly } from './agents/run-with-agents.ts'
import { judgeRun } from './judging/judge-run.ts'
import { interruptible } from './on-interrupt.ts'
import type { Interrupts } from './on-interrupt.ts'
import { playHouseRun } from './play-house-run.ts'

export interface ExperimentRun {
  readonly folder: string
  readonly spec: ExperimentSpec
  /** The models and programs that take part, also as judges. */
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  /** The names of those that play. */
  readonly seated: readonly string[]
  readonly atOnce: number
}

/** Plays what is still missing in the folder of an experiment, and has it rated. The code of the command if it ended before. */
export async function runExperiment(run: ExperimentRun): Promise<number | undefined> {
  const early = await interruptible(
    (interrupts) => playAndJudge(run, interrupts),
    () => {
      if (run.guests.size > 0)
        console.error('\n… nothing further is begun; Ctrl-C again breaks off what is under way')
    },
  )
  if (!early) return undefined
  console.error(`… ${early.why}. The same command goes on from here.`)
  return early.isAsked ? 130 : 1
}

async function playAndJudge(run: ExperimentRun, interrupts: Interrupts): Promise<EndedEarly> {
  await requireReady(run.guests.values(), interrupts.stopping)
  return (await playAll(run, interrupts)) ?? judgeRun({ ...run, ...interrupts, clock: systemClock })
}

async function playAll({ seated, ...run }: ExperimentRun, interrupts: Interrupts): Promise<EndedEarly> {
  if (seated.length > 0) return runWithAgents({ ...run, ...interrupts, clock: systemClock })
  const isWhole = await playHouseRun({ ...run, ...interrupts })
  return isWhole ? undefined : { why: 'broken off', isAsked: true }
}
