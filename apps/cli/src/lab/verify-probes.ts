import { isDeepStrictEqual } from 'node:util'
import { isDeclined } from '@wis/agents'
import { replay } from '@wis/engine'
import { readFields } from '@wis/games'
import type { FieldValues } from '@wis/games'
import { exportFiles, probeQuestions, scoredProbes, scoreOf, withScores } from '@wis/lab'
import type {
  ExportedMatch,
  ExportedProbe,
  PlannedMatch,
  PlayedMatch,
  ProbeQuestion,
  ProbeRow,
  Schedule,
} from '@wis/lab'
import { z } from 'zod'
import { asJson } from './read-value.ts'
import type { ExportedRow } from './verify-match.ts'
import { readLine } from './verify-told-rows.ts'
import type { ToldRow } from './verify-told-rows.ts'

type ToldProbe = ToldRow<ExportedProbe>

interface Probed {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  /** The names of the probes, as the specification lists them. */
  readonly probes: readonly string[]
  readonly match: ExportedMatch
  readonly row: ExportedRow
  readonly told: readonly ToldProbe[]
  /** The line of the file up to which the questions about this match go. */
  readonly line: number
}

const at = (line: number) => `${exportFiles.probes}, line ${line}:`

/** Everything about the questions beside a match that does not follow from its log and from the answers. */
export function* probeFaults(probed: Probed): Generator<string> {
  const { schedule, planned, probes, match, row, told } = probed
  // A match that the subject did not play says nothing, so nothing is asked about it.
  const due = row.end === 'decided' ? probeQuestions({ schedule, planned, log: match.log, probes }) : []
  let isWhole = true
  for (const fault of [...placeFaults(probed, due.length), ...rowsFaults(probed, due)]) {
    isWhole = false
    yield fault
  }
  // Scores of other answers than those that were given say nothing more.
  if (isWhole) yield* scoreFaults(probed, told)
}

function* placeFaults({ match: { number }, told, line: end }: Probed, due: number): Generator<string> {
  let next = 1
  for (const { row, line } of told) {
    if (row.place > due)
      yield `${at(line)} match ${number} has ${due} questions, and this is question ${row.place}`
    else if (row.place < next)
      yield `${at(line)} question ${row.place} about match ${number} is there twice, or late`
    for (; next < Math.min(row.place, due + 1); next++)
      yield `${at(line)} question ${next} about match ${number} is missing before it`
    if (row.place === next) next += 1
  }
  for (; next <= due; next++)
    yield `${exportFiles.probes}, after line ${end}: question ${next} about match ${number} is missing`
}

function* rowsFaults({ match, told }: Probed, due: readonly ProbeQuestion[]): Generator<string> {
  for (const { row, line } of told) {
    const question = due[row.place - 1]
    if (!question) continue
    for (const fault of questionFaults(match, row, question)) yield `${at(line)} it ${fault}`
    const fault = answerFault(row, question)
    if (fault !== undefined) yield `${at(line)} ${fault}`
  }
}

function* questionFaults(
  match: ExportedMatch,
  row: ExportedProbe,
  { asked, request }: ProbeQuestion,
): Generator<string> {
  const { probe, entry, seat } = asked
  const about = { probe, entry, seat, match: match.match, agent: match.seats[seat]?.agent }
  for (const [name, value] of Object.entries(about))
    if (!isDeepStrictEqual(row[name as keyof ExportedProbe], value)) yield `has another ${name} than is due`
  const told = promptOf(row.prompt)
  if (!isDeepStrictEqual(told, promptOf(JSON.stringify(request))))
    yield 'asks or shows its seat something else than is due'
}

const askedAndShown = z.object({
  seat: z.int(),
  language: z.string(),
  observation: z.object({ data: z.unknown() }),
  fields: z.object({
    properties: z.record(z.string(), z.unknown()).transform((fields) => Object.keys(fields)),
  }),
  history: z.array(z.object({ seq: z.int(), at: z.string(), event: z.unknown() })),
})

/** As much of a question as does not depend on how it was worded. */
function promptOf(prompt: string): unknown {
  return readLine(prompt, askedAndShown)
}

/** How much of an answer a platform keeps. */
const keptUnits = 8192

/** What was made of the answer, read once more. */
function answerFault({ raw, outcome, values }: ExportedProbe, { fields }: ProbeQuestion): string | undefined {
  const last = raw.at(-1)
  const isKept = last !== undefined && last.length < keptUnits
  if (outcome !== 'answered' && values !== null) return `it is ${outcome}, and has values`
  const read = readFields(fields, last ?? '')
  if (outcome === 'answered') {
    if (last === undefined || (isKept && isDeclined(last))) return 'it is answered without an answer'
    const isRead = !isKept || (read.ok && isDeepStrictEqual(values, asJson(read.values)))
    return isRead ? undefined : 'its values are others than its answer gives'
  }
  if (outcome === 'declined' && isKept && !isDeclined(last))
    return 'it is declined, and its answer declines nothing'
  if (outcome === 'unreadable' && isKept && read.ok) return 'it is unreadable, and its answer can be read'
  return undefined
}

function* scoreFaults(
  { schedule: { kit }, planned, match, row }: Probed,
  asked: readonly ToldProbe[],
): Generator<string> {
  const rows = asked.map(({ row: { number, values, ...one } }): ProbeRow => {
    // The values were compared with those that the answer gives.
    return { ...one, match: number, values: values as FieldValues | null }
  })
  const scores = scoredProbes({ kit, log: match.log, subject: planned.seat, rows })
  for (const { row: one, line } of asked) {
    const found = scores.find(({ at: place }) => asked[place]?.row === one)
    // Scores of before told nothing of guesses.
    const { guesses: now, ...before } = found ? scoreOf(found) : {}
    const isGuessed = one.score?.guesses !== undefined && now
    const score = found ? { ...before, ...(isGuessed && { guesses: now }) } : null
    if (!isDeepStrictEqual(one.score, asJson(score)))
      yield `${at(line)} it has another score than its answer earns`
  }
  const guessed = kit.studies?.guessed?.(replay(kit.rules, match.log), planned.seat)
  const played = { seat: planned.seat, ...(guessed && { guesses: guessed }) } as PlayedMatch
  const { tallies, forecasts, probes, guesses } = withScores(played, { rows, scores })
  // Rows of before told nothing of guesses.
  const told = { tallies, forecasts, probes, ...(row['guesses'] !== undefined && { guesses }) }
  for (const [name, value] of Object.entries(told))
    if (!isDeepStrictEqual(row[name], asJson(value)))
      yield `row ${match.number} has other ${name} than the answers beside its match`
}
