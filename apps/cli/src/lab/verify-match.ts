import { isDeepStrictEqual } from 'node:util'
import { replay, rngAt } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import { slipsIn } from '@wis/games'
import type { ExportedExperiment, ExportedMatch, PlannedMatch, Schedule } from '@wis/lab'
import { canonicalJson, hashText, plannedCommitmentOf, plannedDifference } from '@wis/proof'
import { z } from 'zod'

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
  const wanted = planned.players.map((name) => experiment.players[name])
  const sat = match.seats.map(({ agent, version }) => ({ agent, version }))
  const due = wanted.map((player) => ({ agent: player?.agent ?? '', version: player?.version ?? 0 }))
  if (!isDeepStrictEqual(sat, due)) yield 'has other agents or versions at its seats than were planned'
  const { seed, content: material } = planned
  const deal = { game: schedule.kit.id, seed, material, seating: due.map(({ agent }) => agent) }
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
  const about = { deal, subject, condition, seat, factors, match: match.match }
  for (const [name, value] of Object.entries(about))
    if (!isDeepStrictEqual(row[name], value)) yield `has another ${name} than the plan`
  const log: readonly Entry<GameEvent>[] = match.log
  const state = replay(kit.rules, log)
  const isDecided = kit.rules.outcome(state)?.kind === 'decided'
  if (row.end === 'decided' && !isDecided) yield 'is decided, and its match is not'
  if (row.end === 'void' && isDecided) yield 'is void, and its match is decided'
  const results = row.end === 'decided' ? plain(kit.results.of(state)) : []
  if (!isDeepStrictEqual(row.results, results)) yield 'has other results than its match'
  const guesses = row.end === 'decided' ? kit.studies?.guessed?.(state, seat) : undefined
  for (const [measure, guess] of Object.entries(guesses ?? {}))
    if (row.guesses !== undefined && !isDeepStrictEqual(row.guesses[measure], plain(guess)))
      yield `has other guesses of ${measure} than its match`
  if (row.slips !== undefined && row.slips !== slipsIn(kit, log))
    yield 'has another number of missing and refused answers than its match'
  const counted = row.end === 'decided' ? schedule.countedOf(state, seat) : undefined
  if (!isDeepStrictEqual(row['counted'], counted)) yield 'has other counted numbers than its match'
  const aims = row.end === 'decided' ? schedule.aimsOf(log, seat) : undefined
  if (!isDeepStrictEqual(row['aims'], aims && plain(aims))) yield 'has other aims than its match'
  const choices = plain(kit.studies?.choices?.(log, seat) ?? [])
  if (!isDeepStrictEqual(row['choices'], choices)) yield 'has other choices than its match'
}

/** As it is after it was written as JSON. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
