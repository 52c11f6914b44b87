import { isDeepStrictEqual } from 'node:util'
import { systemClock } from '@wis/agents'
import { annotatedRubrics, deepUnits, inTodaysWords, plannedRatings, samplePlayers } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'
import { readArguments, readCount } from '../../command.ts'
import { openLedger } from '../agents/ledger.ts'
import { readPlayers, requireReady } from '../agents/players.ts'
import type { ConnectedPlayer } from '../agents/players.ts'
import { createTeller } from '../agents/progress.ts'
import { keepPreregistration } from '../export/preregistration.ts'
import { forecastTask } from '../forecast/forecast-run.ts'
import { toldForecast, toldPeople, toldShort } from '../forecast/told-plan.ts'
import { interruptible } from '../interrupts.ts'
import type { EndedEarly, Interrupts } from '../interrupts.ts'
import { withoutLater } from '../is-same-report.ts'
import { asJson } from '../read-value.ts'
import { tellReport } from '../report.ts'
import { runOptions, takePart } from '../run-experiment.ts'
import { keepReport, storedReport } from '../run-folder.ts'
import { folderTold } from '../verify-folder.ts'
import { runTask, taskFault, taskResultOf } from './run-task.ts'
import {
  guestsOfTask,
  keptRatings,
  keptRows,
  prepareTaskFolder,
  readTaskFolder,
  readTaskSource,
} from './task-folder.ts'

/** What `wis lab` does with an experiment without matches. */
export const taskCommands: Readonly<
  Record<string, ((source: string, args: readonly string[]) => Promise<number>) | undefined>
> = { plan, run, report: (_, args) => tellReport(args, taskResultOf), verify }

async function plan(source: string, args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, runOptions)
  const atOnce = readCount('at-once', values['at-once'])
  const planned = plannedTask(await readTaskSource(source, values))
  const forecast = forecastTask(planned.spec, await readPlayers(values.players), atOnce)
  const { budget } = planned.spec
  const lines = [toldTask(planned), ...toldForecast(forecast, atOnce), ...toldShort(budget, forecast)]
  console.log(values.json ? JSON.stringify({ ...planned, forecast }) : lines.join('\n'))
  return 0
}

async function run(source: string, args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, runOptions)
  const atOnce = readCount('at-once', values['at-once'])
  const spec = await readTaskSource(source, values)
  const all = (known: readonly string[]) => guestsOfTask(spec, known)
  const { guests, players, folder } = await takePart({ spec, values, guestsOf: all })
  await prepareTaskFolder(folder, spec, players)
  await keepPreregistration(folder)
  const code = await interruptible(
    (interrupts) => play({ folder, spec, guests, atOnce, ...interrupts }),
    'asked',
  )
  if (code !== undefined) return code
  const made = await taskResultOf(folder)
  console.log(await keepReport(folder, made))
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
  const stored = await storedReport(folder)
  const report = await taskResultOf(folder)
  const expected: unknown = asJson(report)
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

function plannedTask(spec: TaskSpec) {
  const units = deepUnits(spec)
  // A veiled description takes two calls, because other words are imagined first.
  const calls = units.reduce((sum, { mode }) => sum + (mode === 'aggressive' ? 1 : 2), 0)
  const times = spec.judges.reduce((sum, judge) => sum + judge.times, 0)
  // A description is rated beside its target, and beside the distractor.
  const items = units.length * 2
  const there = annotatedRubrics(spec.task, spec.judges).map((rubric) => ({ rubric, items }))
  const people = plannedRatings(there, spec.sample)
  return { spec, descriptions: units.length, calls, ratings: items * times, people }
}

function toldTask({ spec, descriptions, calls, ratings, people }: ReturnType<typeof plannedTask>): string {
  return [
    `${spec.name}: ${descriptions} descriptions of ${spec.words} words in ${spec.language.join(' and ')}`,
    `  subjects     ${spec.subjects.join(', ')}`,
    `  judges       ${spec.judges.map(({ agent, times }) => `${agent} × ${times}`).join(', ')}`,
    `  answers      ${calls} of subjects, at most ${ratings} of judges`,
    ...toldPeople(people),
  ].join('\n')
}
