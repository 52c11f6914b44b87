import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { systemClock } from '@wis/agents'
import { inTodaysWords, samplePlayers, toMarkdown } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'
import { readArguments, readCount } from '../../command.ts'
import { connectPlayers, requirePrices, requireReady } from '../agents/connect-players.ts'
import type { ConnectedPlayer } from '../agents/connect-players.ts'
import { openLedger } from '../agents/ledger.ts'
import { createTeller } from '../agents/progress.ts'
import { readPlayers } from '../agents/read-players.ts'
import type { EndedEarly } from '../agents/run-with-agents.ts'
import { keepPreregistration } from '../export/preregistration.ts'
import { forecastTask } from '../forecast/forecast-task.ts'
import { toldForecast, toldShort } from '../forecast/told-forecast.ts'
import { withoutLater } from '../is-same-report.ts'
import { jsonText } from '../json-text.ts'
import { interruptible } from '../on-interrupt.ts'
import type { Interrupts } from '../on-interrupt.ts'
import { tellReport } from '../report.ts'
import { reportFile } from '../run-folder.ts'
import { dated } from '../run-record.ts'
import { folderTold } from '../verify-folder.ts'
import { taskFault } from './check-task.ts'
import { plannedTask, toldTask } from './plan-task.ts'
import { guestsOfTask, readTaskSource } from './read-task-source.ts'
import { runTask } from './run-task.ts'
import { keptRatings, keptRows, prepareTaskFolder, readTaskFolder } from './task-folder.ts'
import { taskResultOf } from './task-result.ts'

const options = {
  subjects: { type: 'string' },
  materials: { type: 'string' },
  small: { type: 'boolean' },
  players: { type: 'string' },
  'at-once': { type: 'string', default: '4' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** What `wis lab` does with an experiment without matches. */
export const taskCommands: Readonly<
  Record<string, ((source: string, args: readonly string[]) => Promise<number>) | undefined>
> = { plan, run, report: (_, args) => tellReport(args, taskResultOf), verify }

async function plan(source: string, args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const atOnce = readCount('at-once', values['at-once'])
  const planned = plannedTask(await readTaskSource(source, values))
  const forecast = forecastTask(planned.spec, await readPlayers(values.players), atOnce)
  const { budget } = planned.spec
  const lines = [toldTask(planned), ...toldForecast(forecast, atOnce), ...toldShort(budget, forecast)]
  console.log(values.json ? JSON.stringify({ ...planned, forecast }) : lines.join('\n'))
  return 0
}

async function run(source: string, args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const atOnce = readCount('at-once', values['at-once'])
  const spec = await readTaskSource(source, values)
  const known = await readPlayers(values.players)
  const guests = connectPlayers(known, guestsOfTask(spec, Object.keys(known)), process.env)
  requirePrices(spec.budget, guests.values())
  const folder = values.out ?? `${spec.seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
  const players = Object.fromEntries(Object.entries(known).filter(([name]) => guests.has(name)))
  await prepareTaskFolder(folder, spec, players)
  await keepPreregistration(folder)
  const early = await interruptible(
    (interrupts) => play({ folder, spec, guests, atOnce, ...interrupts }),
    () => console.error('\n… nothing further is asked; Ctrl-C again breaks off what is under way'),
  )
  if (early) {
    console.error(`… ${early.why}. The same command goes on from here.`)
    return early.isAsked ? 130 : 1
  }
  const made = await taskResultOf(folder)
  await writeFile(reportFile(folder, 'report.json'), `${JSON.stringify(made)}\n`)
  console.log(toMarkdown(await dated(folder, made), 'en'))
  console.log(`✔ ${folder}: ${made.descriptions.done} descriptions, report.json`)
  return 0
}

interface Play extends Interrupts {
  readonly folder: string
  readonly spec: TaskSpec
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly atOnce: number
}

async function play({ stopping: signal, ...own }: Play): Promise<EndedEarly> {
  const { ledger, close } = await openLedger(own.folder, own.spec.budget, Date.now)
  const tell = createTeller(process.stderr, Date.now)
  try {
    await requireReady(own.guests.values(), signal)
    return await runTask({ ...own, signal, silent: new Set(), ledger, clock: systemClock, tell })
  } finally {
    await close()
  }
}

async function verify(folder: string): Promise<number> {
  const spec = await readTaskFolder(folder)
  const [rows, ratings] = [await keptRows(folder), await keptRatings(folder)]
  const fault = taskFault(spec, rows, ratings)
  const file = reportFile(folder, 'report.json')
  const stored = jsonText(await readFile(file, 'utf8'), file)
  const report = await taskResultOf(folder)
  const expected: unknown = JSON.parse(JSON.stringify(report))
  withoutLater(stored, expected)
  const isSame = isDeepStrictEqual(inTodaysWords(stored), inTodaysWords(expected))
  const files = ['descriptions.jsonl', 'ratings.jsonl']
  const { faults, told } = await folderTold({
    folder,
    specFile: 'task.json',
    report,
    files,
    ratings: ratings.map(({ row }) => row),
    matches: noMatches,
  })
  const wrong = fault ?? (isSame ? faults[0] : 'the report does not follow')
  if (wrong !== undefined) {
    console.error(`✘ ${folder}: ${wrong}`)
    return 1
  }
  console.log(
    `✔ ${folder}: ${rows.length} descriptions, ${ratings.length} ratings and the report are as kept`,
  )
  const asked = [...spec.subjects, ...spec.judges.map(({ agent }) => agent)]
  if (asked.some((name) => !Object.hasOwn(samplePlayers, name)))
    console.log('  Models and programs were not asked again: their kept answers were read again.')
  for (const line of told) console.log(`  ${line}`)
  return 0
}

async function* noMatches(): AsyncGenerator<never> {}
