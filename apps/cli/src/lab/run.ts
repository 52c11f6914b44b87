import { writeFile } from 'node:fs/promises'
import { systemClock } from '@wis/agents'
import { scheduleOf, toMarkdown } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { readArguments, readCount } from '../command.ts'
import { connectPlayers, requireReady } from './agents/connect-players.ts'
import { readPlayers } from './agents/read-players.ts'
import type { PlayersFile } from './agents/read-players.ts'
import { runWithAgents } from './agents/run-with-agents.ts'
import type { EndedEarly } from './agents/run-with-agents.ts'
import { judgementsFor, keepJudgements, onlyJudgesAtHand } from './judge-folder.ts'
import { onInterrupt } from './on-interrupt.ts'
import { playHouseRun } from './play-house-run.ts'
import { guestsOf, readExperiment } from './read-experiment.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { prepareFolder, reportFile } from './run-folder.ts'
import { SpecTrouble } from './trouble.ts'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    subjects: { type: 'string' },
    players: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
    out: { type: 'string' },
  })
  const atOnce = readCount('at-once', values['at-once'])
  const spec = await readExperiment(positionals, values.subjects)
  onlyJudgesAtHand(spec)
  const known = await readPlayers(values.players)
  const names = guestsOf(spec, Object.keys(known))
  const players = Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)))
  const folder = values.out ?? `${spec.seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
  const early =
    names.length === 0
      ? await houseRun(folder, spec)
      : await agentRun({ folder, spec, players, names, atOnce })
  if (early) {
    console.error(`… ${early.why}. The same command goes on from here.`)
    return early.isAsked ? 130 : 1
  }
  await keepJudgements(folder, await judgementsFor(folder, spec, scheduleOf(spec)))
  const made = await reportOfFolder(folder)
  await writeFile(reportFile(folder, 'report.json'), `${JSON.stringify(made)}\n`)
  await writeFile(reportFile(folder, 'report.md'), toMarkdown(made, 'en'))
  console.log(toMarkdown(made, 'en'))
  console.log(`✔ ${folder}: ${made.matches.decided + made.matches.failed} matches, report.json, report.md`)
  return 0
}

async function houseRun(folder: string, spec: ExperimentSpec): Promise<EndedEarly> {
  await prepareFolder(folder, spec)
  const isWhole = await playHouseRun(folder, spec)
  return isWhole ? undefined : { why: 'broken off', isAsked: true }
}

interface AgentsNamed {
  readonly folder: string
  readonly spec: ExperimentSpec
  readonly players: PlayersFile
  readonly names: readonly string[]
  readonly atOnce: number
}

async function agentRun({ folder, spec, players, names, atOnce }: AgentsNamed): Promise<EndedEarly> {
  const guests = connectPlayers(players, names, process.env)
  const unpriced = [...guests.values()].filter(({ isModel, price }) => isModel && !price)
  if (spec.budget.usd !== undefined && unpriced.length > 0)
    throw new SpecTrouble(
      `a budget in usd needs the prices of ${unpriced.map(({ name }) => name).join(', ')}: add prices to the file of --players`,
    )
  await prepareFolder(folder, spec, players)
  const [closing, stopping] = [new AbortController(), new AbortController()]
  const ignore = onInterrupt(() => {
    if (closing.signal.aborted) return stopping.abort()
    console.error('\n… no further match is begun; Ctrl-C again breaks off those under way')
    closing.abort()
  })
  try {
    await requireReady(guests.values(), stopping.signal)
    const signals = { closing: closing.signal, stopping: stopping.signal }
    return await runWithAgents({ folder, spec, guests, atOnce, clock: systemClock, ...signals })
  } finally {
    ignore()
  }
}
