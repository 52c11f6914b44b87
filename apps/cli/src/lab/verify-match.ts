import { isDeepStrictEqual } from 'node:util'
import { replay, rngAt } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import { besideTexts } from '@wis/games'
import { exportFiles, people, playedMatch } from '@wis/lab'
import type {
  ExportedCall,
  ExportedExperiment,
  ExportedMatch,
  PlannedMatch,
  Schedule,
  ToldText,
} from '@wis/lab'
import { canonicalJson, hashText, plannedCommitmentOf, plannedDifference } from '@wis/proof'
import { z } from 'zod'
import { asJson } from './read-value.ts'
import type { ToldRow } from './verify-told-rows.ts'

/** What is in a row that can be computed from its match. */
export const exportedRow = z.looseObject({
  number: z.int(),
  end: z.enum(['decided', 'subject-failed', 'void']),
  results: z.array(z.unknown()),
  /** Absent from rows of before. */
  guesses: z.record(z.string(), z.unknown()).optional(),
  slips: z.int().optional(),
})
export type ExportedRow = z.infer<typeof exportedRow>

type Dealt = Pick<
  ExportedMatch,
  'number' | 'seed' | 'language' | 'seats' | 'salt' | 'commitment' | 'log' | 'hash'
>

interface DealtMatch {
  readonly schedule: Schedule
  readonly experiment: ExportedExperiment
  readonly match: Dealt
}

interface Checked extends DealtMatch {
  readonly match: ExportedMatch
  readonly row: ExportedRow
}

/** Everything about a match and its row that does not follow from the plan and the rules. */
export function* matchFaults(checked: Checked): Generator<string> {
  const { schedule, match } = checked
  const planned = schedule.matchAt(match.number)
  const name = `match ${match.number}`
  for (const fault of dealFaults(checked, planned)) yield `${name} ${fault}`
  const difference = playFault(checked, planned)
  if (difference !== undefined) yield `${name} ${difference}`
  else for (const fault of rowFaults(checked, planned)) yield `row ${match.number} ${fault}`
}

/** Everything about a deal that is not as it was planned, whatever became of it. */
export function* dealFaults(
  { schedule, experiment, match }: DealtMatch,
  planned: PlannedMatch,
): Generator<string> {
  if (match.seed !== planned.seed) yield 'has another seed than the specification deals'
  if (match.language !== planned.language)
    yield `is played in ${match.language}, and not in ${planned.language}`
  // Each person has a seat of an agent of its own.
  const wanted = planned.players.map((name, seat) =>
    name === people ? match.seats[seat] : experiment.players[name],
  )
  const sat = match.seats.map(({ agent, version }) => ({ agent, version }))
  const due = wanted.map((player) => ({ agent: player?.agent ?? '', version: player?.version ?? 0 }))
  if (!isDeepStrictEqual(sat, due)) yield 'has other agents or versions at its seats than were planned'
  const { seed, content: material } = planned
  const { id: game, package: from } = schedule.kit
  const deal = { game, package: from?.hash, seed, material, seating: due.map(({ agent }) => agent) }
  if (plannedCommitmentOf(deal, match.salt) !== match.commitment) yield 'was committed to another deal'
  if (match.hash !== hashText(canonicalJson(match.log))) yield 'has a log with another hash than it says'
}

/** The first entry that does not follow by the rules. What was said is believed. */
export function playFault(
  { schedule: { kit }, match }: DealtMatch,
  planned: PlannedMatch,
): string | undefined {
  const { ruleset, language, content: material, seed, players } = planned
  const opening = kit.rules.open({ ruleset, language, material }, [...players.keys()], rngAt(seed, 0))
  const difference = plannedDifference({ kit, opening, entries: match.log, seed })
  if (!difference) return undefined
  const { line, what, expected, found } = difference
  return `does not follow from its deal by the rules: entry ${line - 1} (${what}) has ${found}, and not ${expected}`
}

function* rowFaults({ schedule, match, row }: Checked, planned: PlannedMatch): Generator<string> {
  const { kit } = schedule
  const { deal, subject, condition, seat, factors } = planned
  if ((subject === people) !== (row.person !== undefined)) yield 'has a person where none plays, or none'
  const about = { deal, subject, condition, seat, factors, match: match.match }
  for (const [name, value] of Object.entries(about))
    if (!isDeepStrictEqual(row[name], value)) yield `has another ${name} than the plan`
  const log: readonly Entry<GameEvent>[] = match.log
  const state = replay(kit.rules, log)
  const isDecided = kit.rules.outcome(state)?.kind === 'decided'
  if (row.end === 'decided' && !isDecided) yield 'is decided, and its match is not'
  if (row.end === 'void' && isDecided) yield 'is void, and its match is decided'
  const made = playedMatch({ schedule, planned, log, state, end: row.end, forfeits: 0, turns: 0 })
  const differs = (name: ToldByLog) => !isDeepStrictEqual(row[name], asJson(made[name]))
  if (differs('results')) yield 'has other results than its match'
  for (const [measure, guess] of Object.entries(made.guesses ?? {}))
    if (row.guesses !== undefined && !isDeepStrictEqual(row.guesses[measure], asJson(guess)))
      yield `has other guesses of ${measure} than its match`
  if (row.slips !== undefined && differs('slips'))
    yield 'has another number of missing and refused answers than its match'
  if (differs('counted')) yield 'has other counted numbers than its match'
  if (differs('aims')) yield 'has other aims than its match'
  if (differs('choices')) yield 'has other choices than its match'
}

type ToldByLog = 'results' | 'slips' | 'counted' | 'aims' | 'choices'

type Called = Pick<ExportedMatch, 'match' | 'seats' | 'log'>

/** Every call that belongs to no agent and entry of its match, or has a text of another hash. */
export function* callFaults(
  match: Called,
  told: readonly ToldRow<ExportedCall>[],
  file: string = exportFiles.calls,
): Generator<string> {
  let last = -1
  for (const { row, line } of told) {
    const fault = row.seq <= last ? 'it is there twice, or late' : rowFault(row, match)
    if (fault !== undefined) yield `${file}, line ${line}: ${fault}`
    last = row.seq
  }
}

function rowFault(row: ExportedCall, match: Called): string | undefined {
  if (row.match !== match.match) return 'it belongs to another match'
  if (match.seats[row.seat]?.agent !== row.agent) return `${row.agent} does not sit at seat ${row.seat}`
  if (match.log.every(({ seq }) => seq !== row.seq)) return `there is no entry ${row.seq}`
  return textsOf(row).every(isItsHash) ? undefined : 'a text in it is not the one of its hash'
}

const textsOf = ({ reply, tries, ...call }: ExportedCall) =>
  [
    reply,
    ...besideTexts.map((name) => call[name]),
    ...tries.flatMap(({ asked, answer }) => [asked, answer]),
  ].filter((text) => text !== null && text !== undefined)

const isItsHash = ({ sha256, text }: ToldText) => text === undefined || hashText(text) === sha256
