import type { Schedule } from '../design/planned-match.ts'
import { playPlanned } from '../play/play-planned.ts'
import { dueProbes } from './due-probes.ts'

/** The calls of a match, on the average. */
export interface ExpectedCalls {
  /** The answers that the subject gives in the match. */
  readonly turns: number
  /** The questions beside the match, to the subject and to all others together. */
  readonly probes: { readonly subject: number; readonly others: number }
}

const sample = 12

/** As house players play the first matches of the experiment. */
export function expectedCalls(schedule: Schedule, probes: readonly string[]): ExpectedCalls {
  const { kit, matches, matchAt } = schedule
  const played = Math.min(sample, matches)
  const [firstPlayer] = kit.house
  const sums = { turns: 0, subject: 0, others: 0 }
  for (let number = 1; number <= played; number++) {
    const planned = matchAt(number)
    const { log, played: row } = playPlanned(
      schedule,
      planned,
      (name) => kit.house.find(({ slug }) => slug === name) ?? firstPlayer,
    )
    sums.turns += row.turns
    const { seat: subject } = planned
    for (const { seat } of dueProbes({ kit, log, subject, probes }))
      sums[seat === subject ? 'subject' : 'others'] += 1
  }
  const mean = (sum: number) => (played === 0 ? 0 : sum / played)
  return { turns: mean(sums.turns), probes: { subject: mean(sums.subject), others: mean(sums.others) } }
}
