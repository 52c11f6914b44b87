import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { newestSuiteMethod, planOf, suiteMethodOf, toMarkdown } from '@wis/lab'
import type { Suite } from '@wis/lab'
import { z } from 'zod'
import { readArguments, readCount } from '../../command.ts'
import { readPlayers } from '../agents/players.ts'
import { keepPreregistration } from '../export/preregistration.ts'
import { forecastRun } from '../forecast/forecast-run.ts'
import { toldForecast, toldShort } from '../forecast/told-plan.ts'
import { saidOfSuite, withPresetOf } from '../is-same-report.ts'
import { toldPlan } from '../plan.ts'
import { guestsOf } from '../read-experiment.ts'
import { asJson, sizeOf } from '../read-value.ts'
import { reportOfFolder, tellReport, writeReport } from '../report.ts'
import { runExperiment, runOptions, takePart } from '../run-experiment.ts'
import {
  dated,
  readFolderSpec,
  readRecord,
  reportFile,
  softwareVersion,
  storedReport,
} from '../run-folder.ts'
import { verifyRun } from '../verify-run.ts'
import {
  leftFor,
  partFolder,
  planHashIn,
  prepareSuiteFolder,
  readSuiteFolder,
  readSuiteSource,
  suiteResultOf,
} from './suite-folder.ts'

/** What `wis lab` does with several experiments that have one plan. */
export const suiteCommands: Readonly<
  Record<string, ((source: string, args: readonly string[]) => Promise<number>) | undefined>
> = { plan, run, report: (_, args) => tellReport(args, suiteResultOf), verify }

async function plan(source: string, args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, runOptions)
  const atOnce = readCount('at-once', values['at-once'])
  const suite = await readSuiteSource(source, { ...values, design: sizeOf(values) })
  const players = await readPlayers(values.players)
  const parts = [...suite.parts].map(([name, spec]) => {
    const planned = planOf(spec)
    return { name, ...planned, forecast: forecastRun(planned.spec, players, atOnce) }
  })
  const whole = {
    matches: parts.reduce((sum, { matches }) => sum + matches, 0),
    answers: parts.reduce((sum, one) => sum + one.matches * one.callsPerMatch, 0),
    comparisons: parts.reduce((sum, { comparisons }) => sum + comparisons, 0),
    forecast: addedForecasts(parts.map(({ forecast }) => forecast)),
  }
  if (values.json) {
    console.log(JSON.stringify({ spec: suite.spec, ...whole, parts }))
    return 0
  }
  const { name, subjects, conditions, columns } = suite.spec
  console.log(
    [
      `${name}: ${whole.matches} matches in ${parts.length} experiments`,
      `  subjects     ${subjects.join(', ')}`,
      `  conditions   ${conditions.join(', ')}`,
      `  answers      about ${Math.round(whole.answers)} of subjects`,
      `  columns      ${columns.map(({ id }) => id).join(', ') || 'none over several parts'}`,
      ...toldForecast(whole.forecast, atOnce),
      ...toldShort(suite.spec.budget, whole.forecast),
      ...parts.flatMap((part) => ['', ...toldPlan(part)]),
    ].join('\n'),
  )
  return 0
}

type Forecast = ReturnType<typeof forecastRun>

/** The same player may take part in several experiments. */
function addedForecasts(all: readonly Forecast[]): Forecast {
  const sum = (values: readonly (number | null)[]) =>
    values.includes(null) ? null : values.reduce<number>((total, one) => total + (one ?? 0), 0)
  const names = [...new Set(all.flatMap(({ players }) => players.map(({ name }) => name)))]
  return {
    players: names.map((name) => {
      const own = all.flatMap(({ players }) => players.filter((one) => one.name === name))
      return {
        name,
        calls: own.reduce((total, { calls }) => total + calls, 0),
        tokens: own.reduce((total, { tokens }) => total + tokens, 0),
        dollars: sum(own.map(({ dollars }) => dollars)),
      }
    }),
    tokens: all.reduce((total, { tokens }) => total + tokens, 0),
    dollars: sum(all.map(({ dollars }) => dollars)),
    minutes: all.reduce((total, { minutes }) => total + minutes, 0),
  }
}

async function run(source: string, args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, runOptions)
  const atOnce = readCount('at-once', values['at-once'])
  const suite = await readSuiteSource(source, { ...values, design: sizeOf(values) })
  const named = (known: readonly string[]) =>
    new Map([...suite.parts].map(([name, spec]) => [name, guestsOf(spec, known)]))
  const all = (known: readonly string[]) => [...new Set([...named(known).values()].flatMap((own) => own.all))]
  const { guests, players, folder } = await takePart({ spec: suite.spec, values, guestsOf: all })
  await prepareSuiteFolder(folder, suite, players)
  await keepPreregistration(folder)
  for (const [name, { seated, all: own }] of named([...guests.keys()])) {
    const part = partFolder(folder, name)
    console.error(`… ${name}`)
    const spec = { ...(await readFolderSpec(part)), budget: await leftFor(folder, suite, name) }
    const taking = new Map([...guests].filter(([guest]) => own.includes(guest)))
    const code = await runExperiment({ folder: part, spec, guests: taking, seated, atOnce })
    if (code !== undefined) return code
    await writeReport(part, await reportOfFolder(part))
  }
  const made = await suiteResultOf(folder)
  console.log(await writeReport(folder, made))
  const matches = Object.values(made.parts).reduce(
    (sum, part) => sum + part.matches.decided + part.matches.failed,
    0,
  )
  console.log(`✔ ${folder}: ${matches} matches in ${suite.parts.size} experiments, report.json, report.md`)
  return 0
}

/** Checks every part as any run, then what is said over all parts. */
async function verify(folder: string): Promise<number> {
  const suite = await readSuiteFolder(folder)
  for (const part of suite.parts.keys()) {
    const code = await verifyRun(partFolder(folder, part))
    if (code !== 0) return code
  }
  const fault = (await partsFault(folder, suite)) ?? (await reportFault(folder))
  if (fault !== undefined) {
    console.error(`✘ ${folder}: ${fault}`)
    return 1
  }
  console.log(`✔ ${folder}: the plan and the report over all ${suite.parts.size} experiments are as kept`)
  return 0
}

/** Each part has to be the one of the suite, and the suite the one whose plan was fixed. */
async function partsFault(folder: string, suite: Suite): Promise<string | undefined> {
  for (const [name, spec] of suite.parts) {
    const kept = await readFolderSpec(partFolder(folder, name))
    if (!isDeepStrictEqual({ ...kept, budget: {} }, { ...spec, budget: {} }))
      return `${name} is another experiment than that of the suite`
  }
  const record = await readRecord(folder)
  return record && (await planHashIn(folder, suite)) !== record.plan.sha256
    ? 'the plan differs from the one that was fixed: its hash is not that of the suite and the players'
    : undefined
}

async function reportFault(folder: string): Promise<string | undefined> {
  const stored = await storedReport(folder)
  if (!suiteMethodOf(stored)) return 'the report was made by a method that is not known here'
  const made = await suiteResultOf(folder, stored)
  const expected: unknown = asJson(made)
  if (!isDeepStrictEqual(saidOfSuite(made.spec, stored), saidOfSuite(made.spec, expected)))
    return 'the report does not follow from the matches'
  const text = await readFile(reportFile(folder, 'report.md'), 'utf8').catch(() => undefined)
  // Another version may have written it in other words.
  const isOurs =
    (await readRecord(folder))?.software.at(-1) === softwareVersion() &&
    suiteMethodOf(stored) === newestSuiteMethod
  const told = z.looseObject({ whole: z.unknown() }).safeParse(stored).data?.whole
  const shown = { ...made, whole: withPresetOf(made.spec, told, made.whole) }
  return text !== undefined && isOurs && text !== toMarkdown(await dated(folder, shown), 'en')
    ? 'report.md says something else than report.json'
    : undefined
}
