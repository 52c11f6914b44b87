import type { HousePlayer } from '@wis/games'
import { probeQuestions, probeRow } from './probe-questions.ts'
import type { ProbedPlan, ProbeQuestion } from './probe-questions.ts'
import type { ProbeRow } from './probe-row.ts'

/** A player in the same process that may answer probes. */
export type LocalProbed = Pick<HousePlayer<unknown>, 'probed'>

interface ProbedLocally extends ProbedPlan {
  playerCalled(name: string): LocalProbed
}

/** Asks players in the same process everything that is due in a match. The same match and players give the same rows. */
export function localProbes({ playerCalled, ...plan }: ProbedLocally): readonly ProbeRow[] {
  return probeQuestions(plan).map((question) =>
    probedLocally(question, playerCalled(question.asked.agent), plan.planned.seed),
  )
}

/** The answer of a player in the same process, from what its seat knows. */
export function probedLocally(question: ProbeQuestion, player: LocalProbed, matchSeed: string): ProbeRow {
  const { asked, state } = question
  const { probe, seat } = asked
  return probeRow(question, player.probed?.({ probe, state, seat, seed: `${matchSeed}:${seat}` }))
}
