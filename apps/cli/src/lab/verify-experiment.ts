import {
  deepUnits,
  exportedExperiment,
  exportFiles,
  isOfPeople,
  methodOf,
  planFixed,
  readAny,
  scheduleOf,
  taskMethodOf,
} from '@wis/lab'
import type { ExportedExperiment, ReadAny } from '@wis/lab'
import { isSameReport } from './is-same-report.ts'
import { unknownMethod } from './run-folder.ts'
import { MatchesCheck } from './verify-matches.ts'
import type { OnCounted } from './verify-matches.ts'
import { planFault, sealFaults } from './verify-seal.ts'
import { jsonOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'
import { TaskCheck } from './verify-task.ts'

export interface Verified {
  readonly faults: readonly string[]
  /** What was computed again, and what has to be believed. */
  readonly checked: readonly string[]
  readonly believed: readonly string[]
}

type Read = Extract<ReadAny, { readonly ok: true }>

/** Checks an exported experiment: its seal, its plan, each match and row, what was asked, the table, and the report. */
export async function verifyExperiment(
  source: ExportSource,
  keys: readonly string[],
  onCounted?: OnCounted,
): Promise<Verified> {
  const names = await source.names()
  if (!names.includes(exportFiles.about)) return missing([exportFiles.about])
  const about = exportedExperiment.safeParse(await jsonOf(source, exportFiles.about))
  if (!about.success) return refused(`${exportFiles.about} is none of the format wis-experiment/1`)
  const experiment = about.data
  const read = readAny(experiment.spec)
  if (!read.ok) return refused(`its specification cannot be played: ${read.faults[0]?.message ?? ''}`)
  const absent = filesOf(experiment, read).filter((name) => !names.includes(name))
  if (absent.length > 0) return missing(absent)
  const faults: string[] = []
  for await (const fault of sealFaults(source, keys)) faults.push(fault)
  for (const fault of planFaults(experiment, read)) faults.push(fault)
  const report = await jsonOf(source, exportFiles.report)
  const check = checkOf({ source, names, experiment, onCounted }, read, report)
  if (!check) return refused(`${exportFiles.report} ${unknownMethod}`)
  for await (const fault of check.faults()) faults.push(fault)
  const isSame =
    experiment.withdrawn === undefined
      ? isSameReport(report, check.report(planFixed(experiment)))
      : report === null
  if (!isSame) faults.push('the report does not follow from the rows')
  return { faults, ...(check instanceof TaskCheck ? toldOfTask(experiment) : toldOf(experiment, check)) }
}

interface Checked {
  readonly source: ExportSource
  readonly names: readonly string[]
  readonly experiment: ExportedExperiment
  readonly onCounted: OnCounted | undefined
}

/** Undefined where the report was made in a way that is not known here. */
function checkOf(
  { onCounted, ...checked }: Checked,
  read: Read,
  report: unknown,
): TaskCheck | MatchesCheck | undefined {
  if (read.kind === 'task') {
    const method = taskMethodOf(report)
    return method && new TaskCheck({ ...checked, spec: read.spec, method })
  }
  const { spec } = read
  const method = methodOf(report)
  return (
    method &&
    new MatchesCheck({
      ...checked,
      spec,
      schedule: scheduleOf(spec),
      method,
      ...(onCounted && { onCounted }),
    })
  )
}

const refused = (fault: string): Verified => ({ faults: [fault], checked: [], believed: [] })
const missing = (names: readonly string[]) => refused(`these files are missing: ${names.join(', ')}`)

/** The files that an export needs. Old ones hold neither probes nor ratings. */
function filesOf({ judgings, plan }: ExportedExperiment, { kind }: Read): readonly string[] {
  const { matches, rows, table, probes, judgements, calls, report, seal } = exportFiles
  const isTask = kind === 'task'
  return [
    ...(isTask ? [] : [matches]),
    ...[rows, table],
    ...(isTask || !judgings ? [] : [probes]),
    ...(isTask || judgings ? [judgements] : []),
    // Plans were hashed as soon as calls were exported.
    ...(!isTask && plan.sha256 !== undefined ? [calls] : []),
    ...[report, seal],
  ]
}

function* planFaults(experiment: ExportedExperiment, read: Read): Generator<string> {
  const { plan, state, played } = experiment
  const game = read.kind === 'task' ? read.spec.task : read.spec.game
  if (experiment.seed !== read.spec.seed || experiment.game !== game)
    yield 'it names another seed or game than its specification'
  const { matches, deals } = sizeOf(read)
  // The rows tell when an experiment was over that ends as soon as its intervals are narrow.
  const mayEndEarly = read.kind === 'matches' && read.spec.stop && 'width' in read.spec.stop
  const isSize = mayEndEarly
    ? plan.matches <= matches && plan.matches * deals === plan.deals * matches
    : plan.matches === matches && plan.deals === deals
  const changed = planFault(experiment)
  if (changed !== undefined) yield changed
  if (!isSize)
    yield `the specification plans ${matches} matches of ${deals} deals, and it says ${plan.matches} of ${plan.deals}`
  // People may take their matches out again.
  const mayMiss = read.kind === 'matches' && isOfPeople(read.spec) && played < plan.matches
  if (state === 'ended' && played !== plan.matches && !mayMiss)
    yield `it has ended after ${played} of ${plan.matches} matches`
}

function sizeOf(read: Read): { readonly matches: number; readonly deals: number } {
  if (read.kind === 'matches') return scheduleOf(read.spec)
  const { words, language } = read.spec
  return { matches: deepUnits(read.spec).length, deals: words * language.length }
}

type Told = Pick<Verified, 'checked' | 'believed'>

function toldOf(experiment: ExportedExperiment, { again, probes, calls, voids }: MatchesCheck): Told {
  const { played, plan, state, voided, platform } = experiment
  const isHouse = Object.values(experiment.players).every(({ kind }) => kind === 'house')
  return {
    checked: [
      `every file is as ${platform.key} signed it`,
      ...checkedPlan(experiment),
      `${played} of ${plan.matches} planned matches, each with the deal, seats and versions of the plan${state === 'ended' && played === plan.matches ? ', none left out' : ''}`,
      'every log follows by the rules from its deal and from what the agents answered',
      ...(probes === 'checked'
        ? ['every probe is one that was due, and its score follows from its answer and the log']
        : []),
      ...checkedRatings(experiment),
      ...(calls > 0
        ? [
            `each of ${calls} calls belongs to an agent at its seat and to an entry`,
            'every text in the calls has the recorded hash',
          ]
        : []),
      ...checkedVoids(voids),
      'every row follows from its log, and the table from the rows',
      ...checkedReport(experiment),
    ],
    believed: [
      isHouse
        ? 'what the built-in agents answered: `wis lab run` plays an experiment of built-in agents again'
        : 'what the agents answered: the answers of a model cannot be computed again',
      ...believedMakes(experiment),
      `forfeited turns,${probes === 'believed' ? ' scores of probes,' : ''} tokens, cost and time in the rows`,
      `that ${voided} void matches were void; ${again} of the matches here were dealt more than once`,
      ...believedVoids(experiment, voids),
      ...(state === 'ended' ? [] : [`which matches were over when it was ${state}`]),
      ...(state === 'ended' && played < plan.matches
        ? [`that people took ${plan.matches - played} matches out again`]
        : []),
      ...believedNames(experiment),
      ...believedVersions(experiment),
      ...(experiment.preset ? ['the figures of others that its preset sets beside the report'] : []),
    ],
  }
}

function toldOfTask(experiment: ExportedExperiment): Told {
  const { played, plan, state, platform } = experiment
  return {
    checked: [
      `every file is as ${platform.key} signed it`,
      ...checkedPlan(experiment),
      `${played} of ${plan.matches} descriptions, each of the word of the plan${state === 'ended' ? ', none left out' : ''}`,
      'every description follows from its questions and from what its subject answered',
      ...checkedRatings(experiment),
      'the table follows from the descriptions',
      ...checkedReport(experiment),
    ],
    believed: [
      'what the agents answered: the answers of a model cannot be computed again',
      ...believedMakes(experiment),
      ...(state === 'ended' ? [] : [`which descriptions were there when it was ${state}`]),
      ...believedNames(experiment),
      ...believedVersions(experiment),
    ],
  }
}

const checkedPlan = ({ plan: { sha256, at }, withdrawn }: ExportedExperiment): readonly string[] =>
  sha256 === undefined || withdrawn !== undefined
    ? []
    : [`the plan is the one of the hash ${sha256}, fixed at ${at}`]

/** Calls of void matches that are not here. */
const believedVoids = ({ voided }: ExportedExperiment, voids: MatchesCheck['voids']): readonly string[] =>
  voided > (voids?.faulted ?? 0)
    ? [`what was called in ${voided - (voids?.faulted ?? 0)} void matches, which are not here`]
    : []

const checkedVoids = (voids: MatchesCheck['voids']): readonly string[] =>
  voids && voids.matches > 0
    ? [
        `${voids.matches} matches that do not count, with ${voids.calls} calls, were dealt as planned, and none of them was decided`,
      ]
    : []

/** What nobody else than the platform has seen. */
function believedMakes({ players, platform, plan, withdrawn }: ExportedExperiment): readonly string[] {
  const isKnown = Object.values(players).some(({ made }) => made)
  return [
    ...(plan.sha256 === undefined
      ? []
      : [`when the plan was fixed${withdrawn === undefined ? '' : ', and its hash'}`]),
    ...(isKnown
      ? [
          'which models, settings and prompts stood behind the agents, and what their servers said of themselves',
          'that no call to an agent is left out',
          'that each prompt of which only the hash is here is the one that was sent',
        ]
      : []),
    `that version ${platform.version} of the platform played it`,
  ]
}

const checkedReport = ({ withdrawn }: ExportedExperiment): readonly string[] =>
  withdrawn === undefined ? ['the report follows from the rows and the ratings'] : []

const believedNames = ({ withdrawn }: ExportedExperiment): readonly string[] =>
  withdrawn === undefined
    ? []
    : [`that the names of ${withdrawn} agents had to be withdrawn, so that there is no report here`]

/** They were computed from rows and ratings that are no longer those of the archive. */
const believedVersions = ({ version = 1 }: ExportedExperiment): readonly string[] =>
  version > 1 ? [`the former versions of the report, in ${exportFiles.versions}`] : []

const checkedRatings = ({ judgings = [] }: ExportedExperiment): readonly string[] =>
  judgings.length === 0
    ? []
    : ['every rating is of an item that is here, by a judge that was asked, and follows from its answer']
