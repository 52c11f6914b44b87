import type { Rng } from '@wis/engine'
import { studentTail } from '@wis/ratings'
import { pairsByContent } from './clusters.ts'
import type { PairedDeal } from './deal-sums.ts'
import { differenceSample } from './sample.ts'
import type { Sample } from './sample.ts'
import { Swaps } from './swaps.ts'

export interface SwapTest {
  /** How often a difference at least as great comes about if the two are alike. */
  readonly p: number
  /** All swaps were looked at, or so many draws of them, or there are too many deals for either. */
  readonly by: 'enumeration' | 'draws' | 'student'
}

const mostEnumerated = 16
const draws = 9999
const mostDrawn = 4000
/** So many comparisons may be corrected for before the least chance that draws can tell hides what is clear. */
export const mostByDraws = 100

/**
 * Two that are alike could change their names in any deal. The test compares their difference with the differences after
 * such swaps. For a mean with as many matches of both in each deal, it is the sign-flip test. Deals of one content are
 * swapped together, because what sets two apart in one of them sets them apart in all. Null if one showed nothing.
 */
export function swapTest(played: readonly PairedDeal[], rng: Rng, comparisons = 1): SwapTest | null {
  const pairs = pairsByContent(played)
  const sample = differenceSample(pairs)
  if (!sample) return null
  const telling = pairs.filter(
    ({ first, second }) => first.above !== second.above || first.below !== second.below,
  )
  if (telling.length > mostDrawn) {
    return { p: byStudent(sample), by: 'student' }
  }
  const swaps = new Swaps(pairs, telling)
  if (telling.length > mostEnumerated) {
    let great = 1
    for (let draw = 0; draw < draws; draw++) if (swaps.isAsGreat(() => rng.int(2 ** 32))) great++
    if (great === 1 && comparisons > mostByDraws)
      return { p: beyondDraws(sample, telling.length), by: 'student' }
    return { p: great / (draws + 1), by: 'draws' }
  }
  // The last deal stays as it is, because to swap all deals changes the sign alone.
  const all = 2 ** Math.max(0, telling.length - 1)
  let great = 0
  for (let swapped = 0; swapped < all; swapped++) if (swaps.isAsGreat(() => swapped)) great++
  return { p: great / all, by: 'enumeration' }
}

const byStudent = ({ value, error, deals }: Sample) =>
  Math.min(1, 2 * studentTail(Math.abs(value / error), deals - 1))

/** Where no draw was as great: Student's tail, but never less than the one swap of all that leaves names as they are. */
const beyondDraws = (sample: Sample, telling: number) =>
  Math.min(1 / (draws + 1), Math.max(2 ** (1 - telling), byStudent(sample)))
