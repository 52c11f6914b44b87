import path from 'node:path'
import { besideTexts, forBeside, kitCalled } from '@wis/games'
import { experimentFormat, exportFiles, numberOfItem, scheduleOf, scoredProbes } from '@wis/lab'
import type {
  AnyReport,
  ExperimentSpec,
  ExportedCall,
  ExportedExperiment,
  ExportedMatch,
  ExportedProbe,
  ExportedRun,
  JudgementRow,
  TaskSpec,
} from '@wis/lab'
import { canonicalJson, hashText } from '@wis/proof'
import { z } from 'zod'
import { keptJudgements } from '../judging/judgements-in-folder.ts'
import { logOf } from '../kept-match.ts'
import type { KeptMatch } from '../kept-match.ts'
import { rowsOf } from '../lines-file.ts'
import { reportOfFolder } from '../report.ts'
import {
  keptMatches,
  lastKeptAt,
  readFolderPlayers,
  readFolderSpec,
  readRecord,
  softwareVersion,
} from '../run-folder.ts'
import { taskResultOf } from '../task/run-task.ts'
import { keptRatings, keptRows, readTaskFolder } from '../task/task-folder.ts'
import { playersIn } from './facts-of-folder.ts'

type Lines = Readonly<Record<string, () => AsyncIterable<object>>>

/** The folder of a run as a platform would export it, so that both become the same files. */
export async function matchesInFolder(folder: string): Promise<ExportedRun> {
  const spec = await readFolderSpec(folder)
  const report = await reportOfFolder(folder)
  const played = report.matches.decided + report.matches.failed
  const schedule = scheduleOf(spec)
  const about = await aboutOf(folder, { spec, game: spec.game, played, ...schedule })
  return runOf(about, report, {
    [exportFiles.rows]: () => each(matchesInOrder(folder), rowOf),
    [exportFiles.matches]: () => each(matchesInOrder(folder), (kept) => matchOf(spec, kept)),
    [exportFiles.probes]: () => probesIn(spec, matchesInOrder(folder)),
    [exportFiles.calls]: () => callsIn(folder, spec),
    [exportFiles.judgements]: () => judgementsIn(keptJudgements(folder)),
  })
}

/** The same of a task. */
export async function taskInFolder(folder: string): Promise<ExportedRun> {
  const spec = await readTaskFolder(folder)
  const report = await taskResultOf(folder)
  const { planned: matches, done: played } = report.descriptions
  const deals = spec.words * spec.language.length
  const about = await aboutOf(folder, { spec, game: spec.task, played, matches, deals })
  return runOf(about, report, {
    [exportFiles.rows]: () => all(keptRows(folder)),
    [exportFiles.judgements]: () =>
      judgementsIn(keptRatings(folder).then((kept) => kept.map(({ row }) => row))),
  })
}

function runOf(about: ExportedExperiment, report: AnyReport, files: Lines): ExportedRun {
  return {
    about,
    report,
    async *lines(name) {
      for await (const line of files[name]?.() ?? all(Promise.resolve([]))) yield JSON.stringify(line)
    },
  }
}

interface Planned {
  readonly spec: ExperimentSpec | TaskSpec
  readonly game: string
  readonly played: number
  readonly matches: number
  readonly deals: number
}

async function aboutOf(
  folder: string,
  { spec, game, played, matches, deals }: Planned,
): Promise<ExportedExperiment> {
  const record = await readRecord(folder)
  const known = playersIn(await readFolderPlayers(folder))
  const named = new Set([
    ...spec.subjects,
    ...('opponents' in spec ? spec.opponents : []),
    ...('game' in spec ? (kitCalled(spec.game)?.house ?? []).map(({ slug }) => slug) : []),
    ...spec.judges.map(({ agent }) => agent),
  ])
  const players = [...named].flatMap((name) => {
    const player = known[name]
    return player
      ? [
          [
            name,
            {
              agent: name,
              slug: name,
              version: 1,
              kind: player.kind,
              ...(player.made && { made: player.made }),
            },
          ] as const,
        ]
      : []
  })
  return {
    format: experimentFormat,
    platform: { version: record?.software.at(-1) ?? softwareVersion(), key: '' },
    id: path.basename(path.resolve(folder)),
    name: spec.name,
    game,
    preset: spec.preset ?? null,
    seed: spec.seed,
    spec: { ...spec },
    text: '',
    plan: { deals, matches, ...record?.plan },
    state: played < matches ? 'paused' : 'ended',
    played,
    failed: 0,
    voided: 0,
    players: Object.fromEntries(players),
    startedAt: record?.plan.at ?? null,
    endedAt: played < matches ? null : await lastKeptAt(folder),
    judgings: spec.judges.length > 0 ? [{ round: 1, judges: spec.judges, state: 'over' }] : [],
  }
}

/** The folder has them as they came to their end, several at once; an export has them in the order of the plan. */
async function* matchesInOrder(folder: string): AsyncGenerator<KeptMatch> {
  const kept: KeptMatch[] = []
  for await (const one of keptMatches(folder)) kept.push(one)
  yield* kept.toSorted((one, other) => one.played.number - other.played.number)
}

const rowOf = ({ played, used }: KeptMatch) => ({
  ...played,
  match: String(played.number),
  ...(used && { tokens: used.tokens, usd: used.usd, ms: used.ms }),
})

function matchOf(spec: ExperimentSpec, kept: KeptMatch): ExportedMatch {
  const schedule = scheduleOf(spec)
  const { language, seed, players } = schedule.matchAt(kept.played.number)
  const log = logOf(schedule, kept).map(({ seq, at, event }) => ({ seq, at, event: { ...event } }))
  return {
    number: kept.played.number,
    match: String(kept.played.number),
    attempts: kept.used?.attempts ?? 1,
    faults: [],
    language,
    seed,
    salt: '',
    commitment: '',
    seats: players.map((agent) => ({ agent, version: 1, alias: agent })),
    log,
    hash: hashText(canonicalJson(log)),
  }
}

async function* probesIn(
  spec: ExperimentSpec,
  matches: AsyncIterable<KeptMatch>,
): AsyncGenerator<ExportedProbe> {
  const schedule = scheduleOf(spec)
  for await (const kept of matches) {
    const { probes: rows, played } = kept
    if (rows.length === 0) continue
    const scores = scoredProbes({ kit: schedule.kit, log: logOf(schedule, kept), subject: played.seat, rows })
    for (const [at, { match: _, values, raw, ...row }] of rows.entries()) {
      const score = scores.find(
        ({ probe, entry }) => row.seat === played.seat && probe === row.probe && entry === row.entry,
      )
      yield {
        ...row,
        number: played.number,
        match: String(played.number),
        place: at + 1,
        raw: [...raw],
        why: null,
        values: values === null ? null : { ...values },
        // What answers were worth is in the rows as a whole.
        score: score ? { tallies: { ...score.tallies } } : null,
      }
    }
  }
}

const keptCall = z.looseObject({
  match: z.int(),
  player: z.string(),
  attempt: z.int().optional(),
  kind: z.string(),
  round: z.int(),
  text: z.string().optional(),
  ...forBeside(besideTexts, () => z.string().optional()),
  failure: z.string().optional(),
  tries: z
    .array(
      z.looseObject({
        sent: z.string().optional(),
        answer: z.string().optional(),
        status: z.int().optional(),
        latencyMs: z.number().default(0),
        served: z.looseObject({ model: z.string().optional() }).optional(),
      }),
    )
    .default([]),
  /** As its server told it. Runs of before kept it by match alone. */
  usage: z.object({ inputTokens: z.int(), outputTokens: z.int() }).optional(),
})
type KeptCall = z.infer<typeof keptCall>

/** The calls of the dealings that count, in the order of the matches. The folder has them as they came. */
async function* callsIn(folder: string, spec: ExperimentSpec): AsyncGenerator<ExportedCall> {
  const schedule = scheduleOf(spec)
  const attempts = new Map<number, number>()
  for await (const { played, used } of keptMatches(folder)) attempts.set(played.number, used?.attempts ?? 1)
  const kept: KeptCall[] = []
  for await (const call of rowsOf(path.join(folder, 'calls.jsonl'), keptCall)) {
    const last = attempts.get(call.match)
    if (last !== undefined && (call.attempt ?? last) === last) kept.push(call)
  }
  for (const call of kept.toSorted((one, other) => one.match - other.match)) {
    const { players, seat } = schedule.matchAt(call.match)
    yield callOf(call, players[seat] === call.player ? seat : players.indexOf(call.player))
  }
}

/** No entry is named: a run keeps which answers became which, and not which calls. */
const notKnown = -1

function callOf(call: KeptCall, seat: number): ExportedCall {
  const { match, player, kind, round, text, failure, tries, usage } = call
  return {
    number: match,
    match: String(match),
    seq: notKnown,
    seat,
    agent: player,
    kind,
    round,
    tries: tries.map(({ sent, answer, status, served }) => ({
      step: null,
      ...sentIn(sent),
      status: status ?? null,
      answer: toldOf(answer),
      served: served?.model === undefined ? null : { model: served.model },
    })),
    reply: toldOf(text),
    ...forBeside(besideTexts, (name) => toldOf(call[name])),
    failure: failure ?? null,
    latencyMs: tries.reduce((sum, { latencyMs }) => sum + latencyMs, 0),
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
  }
}

const toldOf = (text: string | undefined) => (text === undefined ? null : { sha256: hashText(text), text })

const chatBody = z.looseObject({ messages: z.array(z.unknown()) })

/** The messages apart from the rest of the call, as an export has them. */
function sentIn(body: string | undefined): Pick<ExportedCall['tries'][number], 'asked' | 'parameters'> {
  const read = chatBody.safeParse(valueIn(body)).data
  if (!read) return { asked: toldOf(body), parameters: null }
  const { messages, ...parameters } = read
  return { asked: toldOf(canonicalJson(messages)), parameters }
}

function valueIn(body: string | undefined): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

async function* judgementsIn(kept: Promise<readonly JudgementRow[]>) {
  const rows = (await kept).map((row) => ({ ...row, number: numberOfItem(row.item), round: 1 }))
  yield* rows.toSorted((one, other) => one.number - other.number)
}

async function* each<Kept, Line>(
  all: AsyncIterable<Kept>,
  lineOf: (kept: Kept) => Line,
): AsyncGenerator<Line> {
  for await (const kept of all) yield lineOf(kept)
}

async function* all<Line>(kept: Promise<readonly Line[]>): AsyncGenerator<Line> {
  yield* await kept
}
