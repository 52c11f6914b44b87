import { createHash } from 'node:crypto'
import type { Seat } from '@wis/engine'
import { readFields } from '@wis/games'
import type { HousePlayer } from '@wis/games'
import { PlannedPlay, playWithProbes, probedLocally, probeQuestions, withProbes } from '@wis/lab'
import type { PlayedLocally, PlayedMatch, ProbeQuestion, ProbeRow, Said, Schedule } from '@wis/lab'
import type { Cost } from './agents/ledger.ts'

/** The answer of a model or a program to one turn. A match follows from its deal and these. */
export interface KeptAnswer {
  readonly seat: Seat
  readonly said: Said
  readonly detail?: string
  readonly ms: number
}

/** A match in the file of a run. `log` is the SHA-256 of its log. */
export interface KeptMatch {
  readonly log: string
  readonly played: PlayedMatch
  readonly probes: readonly ProbeRow[]
  /** What models and programs answered, in the order of the rulings. Absent if only built-in agents sat there. */
  readonly answers?: readonly KeptAnswer[]
  readonly used?: Cost & { readonly ms: number; readonly attempts: number }
}

/** A match that is over, with the scores of its probes. */
export function keptMatch(schedule: Schedule, result: PlayedLocally, rows: readonly ProbeRow[]): KeptMatch {
  const { log, played, probes } = withProbes(schedule, result, rows)
  return { log: hashOf(log), played, probes }
}

const hashOf = (log: PlayedLocally['log']) => createHash('sha256').update(JSON.stringify(log)).digest('hex')

export function houseCalled({ kit }: Schedule, name: string): HousePlayer<unknown> {
  const player = kit.house.find(({ slug }) => slug === name)
  if (!player) throw new RangeError(`no built-in agent is called ${name}`)
  return player
}

/** The match of this number, played by built-in agents, who also answer its probes. */
export function playOne(schedule: Schedule, number: number, probes: readonly string[]): KeptMatch {
  const planned = schedule.matchAt(number)
  const playerCalled = (name: string) => houseCalled(schedule, name)
  const played = playWithProbes({ schedule, planned, probes, playerCalled })
  return { ...played, log: hashOf(played.log) }
}

/**
 * A match as its deal and its answers make it. House players play again. Models and programs are not asked again: their
 * kept answers are taken. Throws a RangeError if the answers do not fit the turns.
 */
export function playAgain(schedule: Schedule, kept: KeptMatch, asked: readonly string[]): KeptMatch {
  const { played, answers, used, probes } = kept
  if (!answers) return playOne(schedule, played.number, asked)
  const planned = schedule.matchAt(played.number)
  const result = resultOf(schedule, kept)
  const questions = probeQuestions({ schedule, planned, log: result.log, probes: asked })
  const rows = questions.map((question, at) =>
    isOfHouse(schedule, question.asked.agent)
      ? probedLocally(question, houseCalled(schedule, question.asked.agent), planned.seed)
      : answeredBefore(question, probes[at]),
  )
  return { ...keptMatch(schedule, result, rows), answers, ...(used && { used }) }
}

export const logOf = (schedule: Schedule, kept: KeptMatch): PlayedLocally['log'] =>
  resultOf(schedule, kept).log

const isOfHouse = ({ kit }: Schedule, name: string) => kit.house.some(({ slug }) => slug === name)

function resultOf(schedule: Schedule, { played, answers = [] }: KeptMatch): PlayedLocally {
  const planned = schedule.matchAt(played.number)
  const play = new PlannedPlay(schedule, planned)
  let next = 0
  const result = play.playOut((turn) => {
    const name = planned.players[turn.seat] ?? ''
    return isOfHouse(schedule, name)
      ? play.saidBy(houseCalled(schedule, name), turn)
      : saidBefore(answers[next++], turn.seat)
  })
  if (next < answers.length) throw new RangeError('there are more answers than turns')
  return result
}

function saidBefore(answer: KeptAnswer | undefined, seat: Seat): Said {
  if (answer?.seat !== seat) throw new RangeError(`an answer of seat ${seat} is missing`)
  return answer.said
}

/** The row of a question that a model or a program answered, read again from its words. */
function answeredBefore({ asked, fields }: ProbeQuestion, kept: ProbeRow | undefined): ProbeRow {
  const { raw = [], outcome = 'failed' } = kept ?? {}
  const filled = readFields(fields, raw.at(-1) ?? '')
  return { ...asked, raw, outcome, values: outcome === 'answered' && filled.ok ? filled.values : null }
}
