import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '@wis/games'
import { isTask, pilotGuesses, presetCalled, readSpec, readText, usualMeasures } from '@wis/lab'
import { figureFormats, reportFormats } from '@wis/protocol'
import type { ExperimentPage, ExperimentPlan } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'
import { readRemote, remoteOptions, speakTo } from '../../api-client/client.ts'
import { readArguments, readChoice, UsageError } from '../../command.ts'
import { exportOptions } from '../export/export.ts'
import type { exportFormatOf } from '../export/export.ts'
import { toldFinds, toldPeople } from '../forecast/told-plan.ts'
import { onInterrupt } from '../interrupts.ts'
import { readPilotAt } from '../plan.ts'
import { readJudges } from '../read-experiment.ts'
import { languagesIn, namesIn, sizeOf, studyIn } from '../read-value.ts'
import { isFigureFormat } from '../report.ts'
import { isSuiteSource, readSuiteSource } from '../suite/suite-folder.ts'
import { experimentOf, follow, goesOn, invite, invitedIn, rating, standingOf } from './invite.ts'
import {
  exportThere,
  followSuite,
  isSuiteName,
  picturesThere,
  runSuiteThere,
  suiteReportThere,
} from './suites.ts'

const options = {
  ...remoteOptions,
  subjects: { type: 'string' },
  materials: { type: 'string' },
  small: { type: 'boolean' },
  pilot: { type: 'string' },
  judges: { type: 'string' },
  accounts: { type: 'string' },
  rubrics: { type: 'string' },
  each: { type: 'string' },
  shared: { type: 'string' },
  people: { type: 'string' },
  end: { type: 'boolean', default: false },
  reopen: { type: 'boolean', default: false },
  format: { type: 'string', default: 'md' },
  ...exportOptions,
  language: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

type Action = (client: ApiClient, asked: Asked) => Promise<number>

interface Asked {
  readonly named: string
  readonly url: string
  readonly subjects: readonly string[] | undefined
  /** In which it is played. */
  readonly played: ReturnType<typeof languagesIn>
  readonly size: ReturnType<typeof sizeOf>
  readonly pilot: string | undefined
  readonly judges: string | undefined
  readonly invited: ReturnType<typeof invitedIn>
  /** What becomes of the rating by people. */
  readonly rating: { readonly end: boolean; readonly reopen: boolean }
  readonly format: (typeof reportFormats)[number]
  /** If its pictures are wanted, and not its tables. */
  readonly figures: (typeof figureFormats)[number] | undefined
  readonly language: (typeof languages)[number]
  readonly isJson: boolean
  /** The file to write, if one is named. */
  readonly out: string | undefined
  readonly files: Pick<Parameters<typeof exportFormatOf>[0], 'inspect' | 'hf'> & { readonly plan: boolean }
}

const actions: Readonly<Record<string, Action>> = {
  plan,
  run,
  report,
  judge,
  invite: (client, { named, invited, url }) => invite(client, named, { ...invited, url }),
  rating: (client, asked) => rating(client, asked.named, { ...asked.rating, url: asked.url }),
  follow: followAgain,
  export: exportThere,
}

export const isRemote = (args: readonly string[]) =>
  args.some((arg) => arg === '--url' || arg.startsWith('--url='))

/** An action on a platform. Experiments there belong to the account of the token in WIS_TOKEN. */
export async function onPlatform(action: string, args: readonly string[]): Promise<number> {
  const act = actions[action]
  if (!act) throw new UsageError(`with --url, lab takes ${Object.keys(actions).join(', ')}, not '${action}'`)
  const { values, positionals } = readArguments(args, options)
  const [named, ...more] = positionals
  if (named === undefined || more.length > 0) throw new UsageError('which experiment? Name one')
  const remote = readRemote(values)
  const format = readChoice('format', values.format, [...reportFormats, ...figureFormats])
  // An experiment may be played in several languages. A report is read in one.
  const isBegun = action === 'plan' || action === 'run'
  const played = isBegun ? languagesIn(values.language) : undefined
  const asked: Asked = {
    named,
    url: remote.url,
    isJson: values.json,
    out: values.out,
    files: values,
    pilot: values.pilot,
    judges: values.judges,
    invited: invitedIn(values),
    rating: values,
    subjects: namesIn(values.subjects),
    played,
    size: sizeOf(values),
    format: isFigureFormat(format) ? 'md' : format,
    figures: isFigureFormat(format) ? format : undefined,
    language: played?.[0] ?? readChoice('language', values.language ?? 'en', languages),
  }
  let code = 0
  const refused = await speakTo(remote, async (client) => {
    code = await act(client, asked)
  })
  return refused || code
}

async function specOf({ named, subjects, played, size }: Asked): Promise<string | Record<string, unknown>> {
  const given = presetCalled(named)?.spec ?? (await studyIn(named))
  // The platform says what is wrong with a text that is no specification.
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return readFile(named, 'utf8')
  const spec = { ...given, ...(subjects && { subjects }), ...(played && { language: played }) }
  if (size.materials === undefined) return spec
  if (isTask(spec)) return { ...spec, words: size.materials }
  return {
    ...spec,
    design: { ...('design' in spec && typeof spec.design === 'object' && spec.design), ...size },
  }
}

/** A suite as this program reads it, with what the command line says of it. */
const suiteOf = async ({ named, subjects, played, size }: Asked) =>
  (
    await readSuiteSource(named, {
      subjects: subjects?.join(','),
      language: played?.join(','),
      design: size,
    })
  ).spec

async function plan(client: ApiClient, asked: Asked): Promise<number> {
  const found = (await isSuiteSource(asked.named))
    ? await client.ask('POST /suites/plan', { body: { spec: { ...(await suiteOf(asked)) } } })
    : await client.ask('POST /experiments/plan', {
        body: { spec: await withPilot(await specOf(asked), asked.pilot) },
      })
  if (asked.isJson) console.log(JSON.stringify(found))
  else if (found.plan) console.log([...told(found.plan), ...toldLine(found)].join('\n'))
  for (const { path, message } of found.faults) console.error(`✘ ${path === '' ? '' : `${path}: `}${message}`)
  return found.faults.length === 0 ? 0 : 1
}

type Found = NonNullable<ExperimentPlan['plan']>

function told(found: Found): string[] {
  const { matches, deals, calls, probes, ratings, tokens, dollars, minutes, comparisons } = found
  const asked = [
    ...(probes > 0 ? [`${Math.round(probes)} to probes`] : []),
    ...(ratings > 0 ? [`${Math.round(ratings)} ratings of judges`] : []),
  ]
  const isOf = asked.length > 0 ? `, of which ${asked.join(' and ')}` : ''
  const left = found.withoutTime.length > 0 ? `, without ${found.withoutTime.join(', ')}` : ''
  return [
    `${matches} matches, ${deals} deals, about ${Math.round(calls)} answers${isOf}, ${comparisons} comparisons`,
    `  tokens       ${tokens === null ? 'not known yet' : Math.round(tokens).toLocaleString('en')}`,
    `  cost         ${dollars === null ? 'not known' : `$${dollars.toFixed(2)}`}`,
    `  time         ${minutes === null ? 'not known yet' : `about ${Math.ceil(minutes)} min${left}`}`,
    ...toldPeople(found.people),
    ...found.cannotBeAsked.map(({ agent }) => `  not asked    ${agent} cannot answer probes`),
    ...toldFinds(found),
  ]
}

/** A platform of an earlier version has no line. */
const toldLine = ({ line }: Pick<ExperimentPlan, 'line'>) =>
  line ? [`  queue        position ${line.place}: ${line.running} of your experiments are running`] : []

async function run(client: ApiClient, asked: Asked): Promise<number> {
  if (await isSuiteSource(asked.named)) return runSuiteThere(client, await suiteOf(asked), asked)
  const spec = await specOf(asked)
  const made = await client.ask('POST /experiments', { body: { spec, access: 'private', start: true } })
  console.log(`${new URL(`/lab/${made.id}`, asked.url).href}`)
  return followAgain(client, { ...asked, named: made.id })
}

/** Has what there is of an experiment rated: of one that is over, or that is paused and stays so. */
async function judge(client: ApiClient, asked: Asked): Promise<number> {
  const judges = asked.judges === undefined ? {} : { judges: readJudges(asked.judges) }
  await client.ask('POST /experiments/{id}/judgings', { params: { id: asked.named }, body: judges })
  return followAgain(client, asked, ({ judgings }) => judgings.at(-1)?.state === 'over')
}

/** Follows an experiment to its end, and prints its report. Ctrl-C leaves it running. */
async function followAgain(
  client: ApiClient,
  asked: Asked,
  isDone = ({ state }: ExperimentPage) => state === 'ended',
): Promise<number> {
  const { named: id, url } = asked
  if (isSuiteName(id)) return followSuite(client, id, asked)
  const leaving = new AbortController()
  const ignore = onInterrupt(() => leaving.abort())
  try {
    const followed = await follow(client, id, {
      signal: leaving.signal,
      tell: (line) => console.error(line),
    })
    if (isDone(followed)) return await report(client, asked)
    if (!goesOn(followed)) return 1
    console.error(`… it continues. To follow it again: wis lab follow ${id} --url ${url}`)
    return 130
  } finally {
    ignore()
  }
}

async function report(client: ApiClient, asked: Asked): Promise<number> {
  const { named: id, format, figures, language } = asked
  if (figures) return picturesThere(client, asked, figures)
  if (isSuiteName(id)) return suiteReportThere(client, id, asked)
  const experiment = await whenReported(client, id)
  if (experiment.state !== 'ended') console.error(standingOf(experiment))
  const text = await client.text('GET /experiments/{id}/report', {
    params: { id },
    query: { format, language },
  })
  process.stdout.write(`${text.trimEnd()}\n`)
  return 0
}

const looks = 10
const lookAgainMs = 2_000

/** The report follows the last match within seconds. */
async function whenReported(client: ApiClient, id: string): Promise<ExperimentPage> {
  for (let look = 1; ; look++) {
    const experiment = await experimentOf(client, id)
    const { state, played, report: made } = experiment
    if (state !== 'ended' || (made?.matches ?? 0) >= played || look >= looks) return experiment
    await wait(lookAgainMs)
  }
}

type Written = string | Record<string, unknown>

/**
 * A specification with its pilot. An experiment of the platform goes by its id. What lies here is read here, and what it tells
 * is stated, because the platform does not have it. What cannot be read is left to the platform, which names every fault.
 */
async function withPilot(written: Written, pilot: string | undefined): Promise<Written> {
  if (pilot === undefined) return written
  const read = typeof written === 'string' ? readText(written) : { ok: true as const, value: written }
  const spec = read.ok ? readSpec(read.value) : read
  if (!read.ok || !('spec' in spec)) return written
  const fields = read.value as Record<string, unknown>
  if (!existsSync(pilot)) return { ...fields, pilot }
  const { game, guesses = {}, measures } = spec.spec
  const told = Object.entries(pilotGuesses(await readPilotAt(pilot, game), spec.spec))
  const shown = measures.length > 0 ? measures : usualMeasures
  const wanted = told.filter(([id]) => shown.includes(id))
  return { ...fields, guesses: { ...Object.fromEntries(wanted), ...guesses } }
}
