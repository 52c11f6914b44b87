import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { storable } from '@wis/games'
import { isTaskReport, judgesAtHand, methodOf, newestMethod, toMarkdown } from '@wis/lab'
import type { JudgementRow, Report, TaskReport } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import { z } from 'zod'
import { paidCall } from './agents/ledger.ts'
import { preregistrationFault, preregistrationName } from './export/preregistration.ts'
import { laterJudgesName } from './judging/judgements-in-folder.ts'
import type { KeptMatch } from './kept-match.ts'
import { rowsOf } from './lines-file.ts'
import { jsonText } from './read-value.ts'
import { dated, readFolderPlayers, readRecord, recordName, softwareVersion } from './run-folder.ts'

interface Folder {
  readonly folder: string
  readonly specFile: string
  /** Computed again. */
  readonly report: Report | TaskReport
  /** What is checked elsewhere. */
  readonly files: readonly string[]
  readonly ratings: readonly JudgementRow[]
  matches(): AsyncIterable<KeptMatch>
}

interface FolderTold {
  readonly faults: readonly string[]
  /** A line for each file that is not computed again: what was checked of it, and what is believed. */
  readonly told: readonly string[]
}

/** Everything in the folder of a run beside its matches, ratings and report: checked, or named. */
export async function folderTold(of: Folder): Promise<FolderTold> {
  const { folder, files } = of
  const names = (await readdir(folder)).toSorted()
  const has = (name: string) => names.includes(name)
  const parts = [
    await planTold(of),
    ...(has('players.json') ? [playersTold] : []),
    ...(has(laterJudgesName) ? [laterTold] : []),
    ...(has('spent.jsonl') ? [await spentTold(of)] : []),
    ...(has('calls.jsonl') ? [await keptCallsTold(of)] : []),
    ...(has('report.md') ? [await textTold(of)] : []),
    ...(has(preregistrationName) ? [await preregisteredTold(of)] : []),
  ]
  const known = new Set([
    ...files,
    of.specFile,
    recordName,
    'players.json',
    laterJudgesName,
    'spent.jsonl',
    'calls.jsonl',
    'report.json',
    'report.md',
    preregistrationName,
  ])
  const others = names.filter((name) => !known.has(name))
  return {
    faults: parts.flatMap(({ fault }) => fault ?? []),
    told: [
      ...parts.flatMap(({ line }) => line ?? []),
      ...(others.length > 0 ? [`not checked: ${others.join(', ')}`] : []),
    ],
  }
}

const keptCall = z.object({
  match: z.int(),
  player: z.string(),
  text: z.string().optional(),
  /** Which dealing of the match. Absent from calls of before, and from those that are of no match. */
  attempt: z.int().optional(),
  rating: z.object({ rubric: z.string(), item: z.string(), time: z.int() }).optional(),
})
type KeptCall = z.infer<typeof keptCall>

interface Called {
  readonly folder: string
  readonly ratings: readonly JudgementRow[]
  matches(): AsyncIterable<KeptMatch>
}

/**
 * Every answer that was ruled on, and every answer of a judge, has to be one that a call brought. Calls of matches that were
 * void and dealt again are counted, and bring no answer of the match that counts.
 */
async function keptCallsTold({ folder, ratings, matches }: Called) {
  const file = path.join(folder, 'calls.jsonl')
  const last = new Map<number, number>()
  for await (const { played, used } of matches()) if (used) last.set(played.number, used.attempts)
  const said = new Set<string>()
  const ofNoMatch = new Set<string>()
  const counts = { calls: 0, void: 0, ratings: 0 }
  for await (const call of rowsOf(file, keptCall)) {
    counts.calls += 1
    if (call.rating) counts.ratings += 1
    const isVoid = call.attempt !== undefined && call.attempt !== (last.get(call.match) ?? Number.NaN)
    if (isVoid) counts.void += 1
    else if (call.text !== undefined) said.add(`${call.match} ${call.text}`)
    if (call.match === 0 && call.text !== undefined) ofNoMatch.add(keyOf(call, call.text))
  }
  for await (const { played, answers = [] } of matches())
    for (const { seat, said: answer } of answers)
      if ('text' in answer && !said.has(`${played.number} ${answer.text}`))
        return { fault: `calls.jsonl: no call brought an answer of seat ${seat} in match ${played.number}` }
  for (const { judge, raw, ...rating } of ratings) {
    if (Object.hasOwn(judgesAtHand, judge)) continue
    const isCalled = (text: string) =>
      ofNoMatch.has(keyOf({ player: judge, rating }, text)) || ofNoMatch.has(keyOf({ player: judge }, text))
    if (!raw.every(isCalled))
      return { fault: `calls.jsonl: no call brought the rating of ${rating.item} by ${judge}` }
  }
  return { line: lineOf(counts) }
}

/** Calls of before do not say which rating they are for. */
const keyOf = ({ player, rating }: Pick<KeptCall, 'player' | 'rating'>, text: string) =>
  JSON.stringify([player, rating?.rubric, rating?.item, rating?.time, storable(text)])

function lineOf({ calls, void: voided, ratings }: Readonly<Record<'calls' | 'void' | 'ratings', number>>) {
  const parts = [
    ...(ratings > 0 ? [`${ratings} for ratings, whose answers are in them too`] : []),
    ...(voided > 0 ? [`${voided} of matches that were void or are not over`] : []),
  ]
  const among = parts.length > 0 ? `, among them ${parts.join(' and ')}` : ''
  return `calls.jsonl: every answer of the matches is one of ${calls} calls${among}. Believed: their prompts, how long answers took, and the statements of servers`
}

interface Part {
  readonly fault?: string
  readonly line?: string
}

async function planTold({ folder, specFile }: Folder): Promise<Part> {
  const record = await readRecord(folder)
  if (!record) return { line: 'the folder began before plans were hashed' }
  const { sha256, at } = record.plan
  // As it was written: a later version may know more fields.
  const spec = z
    .looseObject({})
    .parse(jsonText(await readFile(path.join(folder, specFile), 'utf8'), specFile))
  if (planHashOf({ spec, players: await readFolderPlayers(folder) }) !== sha256)
    return {
      fault: `${recordName}: the plan differs from the one that was fixed: its hash is not that of the specification and the players`,
    }
  return {
    line: `${recordName}: the plan has the hash ${sha256}. The check cannot confirm that it was fixed at ${at} and played by version ${record.software.join(' and ')}`,
  }
}

const playersTold: Part = {
  line: 'players.json: part of the plan; the check cannot confirm that these models and programs answered',
}

const laterTold: Part = {
  line: `${laterJudgesName}: these judges rated after the run. They are no part of the plan, and the check cannot confirm that they answered`,
}

/** What the calls for each match cost has to be what the match says. */
async function spentTold({ folder, matches }: Folder): Promise<Part> {
  const tokens = new Map<number, number>()
  let calls = 0
  for await (const { match, inputTokens, outputTokens } of rowsOf(
    path.join(folder, 'spent.jsonl'),
    paidCall,
  )) {
    calls += 1
    tokens.set(match, (tokens.get(match) ?? 0) + inputTokens + outputTokens)
  }
  if (await readRecord(folder))
    for await (const { played, used } of matches())
      if (used && used.tokens !== (tokens.get(played.number) ?? 0))
        return {
          fault: `spent.jsonl: match ${played.number} used ${used.tokens} tokens, and its calls here ${tokens.get(played.number) ?? 0}`,
        }
  return {
    line: `spent.jsonl: the tokens of ${calls} calls add up to those of the matches; that they cost as much is believed`,
  }
}

async function preregisteredTold({ folder }: Folder): Promise<Part> {
  const fault = await preregistrationFault(folder, path.join(folder, preregistrationName))
  return fault === undefined
    ? { line: `${preregistrationName}: the plan in it is that of the run; its words are believed` }
    : { fault: `${preregistrationName}: ${fault}` }
}

/** Other versions of this program may word a report otherwise, and one that is not released yet has the number of the last. */
async function textTold({ folder, report }: Folder): Promise<Part> {
  const text = await readFile(path.join(folder, 'report.md'), 'utf8')
  if (text === toMarkdown(await dated(folder, report), 'en'))
    return { line: 'report.md: it says what report.json says' }
  const record = await readRecord(folder)
  const isOurs =
    record?.software.at(-1) === softwareVersion() &&
    (isTaskReport(report) || methodOf(report) === newestMethod)
  return isOurs
    ? { fault: 'report.md: it says something else than the report' }
    : { line: 'report.md: another version wrote it, so its words are not compared' }
}
