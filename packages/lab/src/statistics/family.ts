import { pairsByContent } from './by-deal/deal-sums.ts'
import type { PairedDeal } from './by-deal/deal-sums.ts'
import { leastClusters, totalOf } from './by-deal/sample.ts'
import type { SwapTest } from './by-deal/swap-test.ts'
import { holm } from './holm.ts'
import type { Corrected } from './holm.ts'

/** A comparison among those that are corrected together. */
export interface InFamily {
  /** The two that are compared. Only what is compared of the same two can be the same test. */
  readonly of: string
  /** Asked for once, because the sums of all comparisons at a time take much room. */
  pairs(): readonly PairedDeal[]
}

/**
 * The place of the test of each comparison: its own, or that of an earlier one that tests the same. Null where no chance
 * could be small enough to tell the two apart. All others count in the correction.
 *
 * Both follow from what is left when nobody knows which of the two numbers of a content is whose. So a family without any
 * difference still has a false alarm at most five times in a hundred (Tarone, Biometrics 46, 1990).
 */
export function testsIn(family: readonly InFamily[]): readonly (number | null)[] {
  let known: { readonly of: string; readonly place: number; readonly look: Look }[] = []
  return family.map(({ of, pairs }, place) => {
    // What is compared of two follows each other, so that no more than that is kept.
    if (known[0]?.of !== of) known = []
    const look = lookOf(pairs())
    if (look.telling < leastClusters) return null
    const same = known.find((other) => isSame(other.look, look))
    if (!same) known.push({ of, place, look })
    return same?.place ?? place
  })
}

/** So many tests are corrected for. */
export const countedIn = (places: readonly (number | null)[]): number =>
  places.filter((place, at) => place === at).length

export interface TestInFamily {
  /** Its own, or the one that tests the same. */
  readonly test: SwapTest | null
  readonly corrected: Corrected | undefined
}

/** The test of each comparison, with its chance corrected for all that count. What does not count is never found. */
export function correctedIn(
  places: readonly (number | null)[],
  tests: readonly (SwapTest | null)[],
): readonly TestInFamily[] {
  const comparisons = countedIn(places)
  const own = places.filter((place, at) => place === at)
  const counted = holm(own.map((place) => tests[place ?? 0]?.p ?? 1))
  return tests.map((found, at) => {
    const place = places[at] ?? null
    if (place !== null) return { test: tests[place] ?? null, corrected: counted[own.indexOf(place)] }
    if (!found) return { test: null, corrected: undefined }
    const corrected = Math.min(1, found.p * Math.max(1, comparisons))
    return { test: found, corrected: { p: found.p, corrected, comparisons } }
  })
}

/** How many contents, or deals that stand by themselves, say anything of who has more. */
export const tellingIn = (pairs: readonly PairedDeal[]): number => lookOf(pairs).telling

/** What a test looks at: how far each content lies from what both showed together, in a unit of its own. */
interface Look {
  readonly contents: readonly string[]
  readonly values: readonly number[]
  /** The contents that the two did not play alike. To swap names in others changes nothing. */
  readonly telling: number
}

function lookOf(played: readonly PairedDeal[]): Look {
  const pairs = pairsByContent(played)
  const contents = pairs.map(({ deal }) => deal)
  const sides = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)]
  if (sides.some((own) => totalOf(own, 'below') <= 0)) return { contents, values: [], telling: 0 }
  const both = sides.flat()
  const mean = totalOf(both, 'above') / totalOf(both, 'below')
  const over = inOwnUnit(both.map(({ above, below }) => above - mean * below))
  const telling = pairs.filter(
    ({ first, second }) => first.above !== second.above || first.below !== second.below,
  )
  return {
    contents,
    values: [...over, ...inOwnUnit(both.map(({ below }) => below))],
    telling: over.some((one) => one !== 0) ? telling.length : 0,
  }
}

/** Of two columns of which one is the other in another unit, or what the other lacks, the test is the same. */
const isSame = (one: Look, other: Look): boolean =>
  one.contents.length === other.contents.length &&
  one.contents.every((content, at) => content === other.contents[at]) &&
  one.values.every((value, at) => Math.abs(value - (other.values[at] ?? 0)) <= nothing)

/** Far above what is lost in the last digits, far below any step of a score. */
const nothing = 1e-9

/** In parts of the greatest of them, and the first that is not nothing stands above it. */
function inOwnUnit(values: readonly number[]): readonly number[] {
  const most = values.reduce((greatest, one) => Math.max(greatest, Math.abs(one)), 0)
  if (most <= nothing) return values.map(() => 0)
  const first = values.find((one) => Math.abs(one) > nothing * most) ?? most
  return values.map((one) => one / (first < 0 ? -most : most))
}
