import { readFields } from '@wis/games'
import type { HousePlayer } from '@wis/games'
import { PlannedPlay, probedLocally, probeQuestions, saidBy, shownKit } from '@wis/lab'
import type { PlannedMatch, PlayedLocally, ProbeQuestion, ProbeRow, Said, Schedule } from '@wis/lab'
import type { KeptAnswer } from './agents/play-with-agents.ts'
import { keptMatch } from './kept-match.ts'
import type { KeptMatch } from './kept-match.ts'
import { playOne } from './play-house-run.ts'

/**
 * A match as its deal and its answers make it. House players play again. Models and programs are not asked again: their
 * kept answers are taken. Throws a RangeError if the answers do not fit the turns.
 */
export function playAgain(schedule: Schedule, kept: KeptMatch, asked: readonly string[]): KeptMatch {
  const { played, answers, used, probes } = kept
  if (!answers) return playOne(schedule, played.number, asked)
  const house = new Map(schedule.kit.house.map((player) => [player.slug, player]))
  const planned = schedule.matchAt(played.number)
  const result = resultOf({ schedule, planned, house }, answers)
  const questions = asked.length === 0 ? [] : probeQuestions(plan(schedule, planned, result, asked))
  const rows = questions.map((question, at) => {
    const player = house.get(question.asked.agent)
    return player ? probedLocally(question, player, planned.seed) : answeredBefore(question, probes[at])
  })
  return { ...keptMatch({ schedule, planned, result, probes: rows }), answers, ...(used && { used }) }
}

/** The log of a match that is kept. */
export function logOf(schedule: Schedule, { played, answers }: KeptMatch): PlayedLocally['log'] {
  const planned = schedule.matchAt(played.number)
  const house = new Map(schedule.kit.house.map((player) => [player.slug, player]))
  return resultOf({ schedule, planned, house }, answers ?? []).log
}

const plan = (
  schedule: Schedule,
  planned: PlannedMatch,
  { log }: PlayedLocally,
  probes: readonly string[],
) => ({ kit: schedule.kit, shown: shownKit(schedule, planned), planned, log, probes })

interface PlannedTable {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  readonly house: ReadonlyMap<string, HousePlayer<unknown>>
}

function resultOf({ schedule, planned, house }: PlannedTable, answers: readonly KeptAnswer[]): PlayedLocally {
  const play = new PlannedPlay(schedule, planned)
  let next = 0
  for (let [turn] = play.match.turns(); turn; [turn] = play.match.turns()) {
    const player = house.get(planned.players[turn.seat] ?? '')
    play.rule(turn, player ? saidBy(player, play, turn) : saidBefore(answers[next++], turn.seat))
  }
  if (next < answers.length) throw new RangeError('there are more answers than turns')
  return play.result()
}

function saidBefore(answer: KeptAnswer | undefined, seat: number): Said {
  if (answer?.seat !== seat) throw new RangeError(`an answer of seat ${seat} is missing`)
  return answer.said
}

/** The row of a question that a model or a program answered, read again from its words. */
function answeredBefore({ asked, fields }: ProbeQuestion, kept: ProbeRow | undefined): ProbeRow {
  const { raw = [], outcome = 'failed' } = kept ?? {}
  const filled = readFields(fields, raw.at(-1) ?? '')
  return { ...asked, raw, outcome, values: outcome === 'answered' && filled.ok ? filled.values : null }
}
