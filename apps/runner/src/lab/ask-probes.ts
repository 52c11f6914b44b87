import { endedProbes } from '@wis/db/experiments'
import type { Hurry, MatchId } from '@wis/engine'
import { dueProbes } from '@wis/lab'
import type { MatchWorld } from '../match/match-world.ts'
import { askProbe } from './ask-probe.ts'
import { probingOf } from './probing.ts'
import type { PlacedQuestion } from './probing.ts'

/**
 * Asks the questions that are still due beside a match of an experiment, one after another. They are asked once the
 * match is over, so that nothing of it can depend on them: each question shows its seat the log up to its entry.
 * Returns whether nothing is left to ask.
 */
export async function askProbes(world: MatchWorld, matchId: MatchId, hurry: Hurry): Promise<boolean> {
  const probing = await probingOf(world, matchId)
  if (!probing) return true
  const { kit, log, spec, open } = probing
  const due = dueProbes({ kit, log, subject: open.plan.seat, probes: spec.probes })
  const ended = await endedProbes(world.db, open.experimentId, open.number)
  const done = new Set(ended.map(({ place }) => place))
  const questions = due.map((one, at): PlacedQuestion => ({ ...one, place: at + 1 }))
  for (const question of questions.filter(({ place }) => !done.has(place))) {
    if (hurry.drain.aborted || hurry.lost.aborted) return false
    if (!(await askProbe(world, probing, { question, lost: hurry.lost }))) return false
  }
  return true
}
