import { rngAt } from '@wis/engine'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { Schedule } from './planned-match.ts'

/** Enough for a mean, and no more than a reader of a plan waits for. */
const [least, most] = [12, 48]

/**
 * The numbers of some matches from all parts of a plan. Every subject is among them equally often, and under every condition
 * if there is room for it. With a match of every so many, it would be the same subject under the same condition each time.
 */
export function sampledMatches(
  { subjects, conditions }: Pick<ExperimentSpec, 'subjects' | 'conditions'>,
  { matches, deals, perDeal }: Pick<Schedule, 'matches' | 'deals' | 'perDeal'>,
): readonly number[] {
  const size = Math.min(matches, sizeFor(perDeal, subjects.length))
  // In an order of their own, because languages and roles take turns from deal to deal as subjects do from match to match.
  const places = rngAt('sampled matches', 0).shuffle(Array.from({ length: size }, (_, at) => at))
  return places.map((place, at) => {
    const subject = at % subjects.length
    const condition = (subject + Math.floor(at / subjects.length)) % conditions.length
    const deal = Math.floor((place * deals) / size)
    return 1 + deal * perDeal + condition * subjects.length + subject
  })
}

const sizeFor = (perDeal: number, subjects: number) =>
  perDeal > most ? subjects * Math.floor(most / subjects) : perDeal * Math.ceil(least / perDeal)
