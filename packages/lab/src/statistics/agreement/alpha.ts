/** What a rating is: a name, a place in an order, or a number. */
export type AlphaScale = 'nominal' | 'ordinal' | 'interval'

/** What each rater said of one item, in the order of the raters. Null where a rater said nothing. */
export type RatedItem = readonly (number | null)[]

/**
 * Krippendorff's alpha: 1 where all agree, 0 where they agree as by chance. An item with fewer than two ratings tells
 * nothing. Null where only one value was ever said.
 */
export function krippendorffAlpha(items: readonly RatedItem[], scale: AlphaScale): number | null {
  const told = items.map(ratingsOf).filter((ratings) => ratings.length > 1)
  const totals = countsOf(told.flat())
  const apart = distanceOn(scale, totals)
  const n = told.reduce((sum, ratings) => sum + ratings.length, 0)
  const seen = told.reduce(
    (sum, ratings) => sum + apartWithin(countsOf(ratings), apart) / (ratings.length - 1),
    0,
  )
  const byChance = apartWithin(totals, apart) / (n - 1)
  return n > 1 && byChance > 0 ? 1 - seen / byChance : null
}

/** What each rater said of one item, as often as it was asked. Empty where it said nothing. */
export type WeighedItem = readonly (readonly number[])[]

/**
 * The same where raters rate an item more than once. Only ratings of two raters are compared, and all ratings of a rater
 * weigh as much as one.
 */
export function weightedAlpha(items: readonly WeighedItem[], scale: AlphaScale): number | null {
  const pairs: (readonly [one: number, other: number, weight: number])[] = []
  const totals = new Map<number, number>()
  for (const item of items) {
    const told = item.filter((ratings) => ratings.length > 0)
    if (told.length < 2) continue
    for (const [at, own] of told.entries()) {
      for (const rating of own) totals.set(rating, (totals.get(rating) ?? 0) + 1 / own.length)
      for (const [place, others] of told.entries())
        if (place !== at)
          for (const one of own)
            for (const other of others)
              pairs.push([one, other, 1 / (own.length * others.length * (told.length - 1))])
    }
  }
  const apart = distanceOn(scale, totals)
  const n = [...totals.values()].reduce((sum, weight) => sum + weight, 0)
  const seen = pairs.reduce(
    (sum, [one, other, weight]) => sum + (one === other ? 0 : weight * apart(one, other)),
    0,
  )
  const byChance = apartWithin(totals, apart) / (n - 1)
  return n > 1 && byChance > 0 ? 1 - seen / byChance : null
}

const ratingsOf = (item: RatedItem) => item.filter((rating) => rating !== null)

type Distance = (one: number, other: number) => number

/** The distances of all ordered pairs of ratings, by how often each value occurs. */
function apartWithin(counts: ReadonlyMap<number, number>, apart: Distance): number {
  let sum = 0
  for (const [one, count] of counts) {
    for (const [other, others] of counts) if (one !== other) sum += count * others * apart(one, other)
  }
  return sum
}

function distanceOn(scale: AlphaScale, totals: ReadonlyMap<number, number>): Distance {
  if (scale === 'nominal') return () => 1
  if (scale === 'interval') return (one, other) => (one - other) ** 2
  const places = middlePlaces(totals)
  return (one, other) => ((places.get(one) ?? 0) - (places.get(other) ?? 0)) ** 2
}

/** The mean place of each value if all ratings stood in a row. Two values are as far apart as the ratings between them. */
function middlePlaces(totals: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let before = 0
  for (const [value, count] of [...totals].sort(([one], [other]) => one - other)) {
    places.set(value, before + count / 2)
    before += count
  }
  return places
}

function countsOf(ratings: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const rating of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1)
  return counts
}
