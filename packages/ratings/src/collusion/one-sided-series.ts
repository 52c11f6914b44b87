import { binomialTail, logistic, medianSquare, splitsTail } from '../distributions.ts'
import { partyOf, strengthsOf, unknownStrength } from './strengths.ts'
import type { CollusionTable, Examined, Meeting, Strength, Suspicion } from './strengths.ts'
import { splitsOf, throwsHere, throwTrials } from './thrown-matches.ts'

export const seriesRule = {
  /** With fewer different matches between two owners nothing is said. */
  matches: 10,
  /**
   * By how much one style may suit another beyond strength, as a standard deviation of log odds: where the moves show
   * that the loser gives matches away, and where nothing is known of moves.
   */
  suits: { seen: 0.6, unseen: 0.9 },
  /** The pairs of owners that met most often. */
  pairs: 66,
  /** So many pairs are judged by a season without them, and by so many others. */
  closely: 8,
  others: 24,
  shown: 8,
} as const

interface Contest {
  readonly matchId: string
  /** The versions of both, the first owner's first. */
  readonly one: string
  readonly other: string
  /** What the first owner's agent got: 1, a half or 0. */
  readonly won: number
}

interface Series {
  readonly owners: readonly [string, string]
  readonly contests: readonly Contest[]
}

/** Series between two owners that are more one-sided than their results against everybody else predict. */
export function oneSidedSeries(tables: readonly CollusionTable[], owners: readonly string[]): Examined {
  const contests = contestsOf(tables)
  const all = meetingsOf(contests.flatMap(({ contests: list }) => list))
  const series = contests
    .filter(({ owners: pair }) => pair.every((owner) => owners.includes(owner)))
    .filter(({ contests: list }) => list.length >= seriesRule.matches)
    .toSorted((a, b) => b.contests.length - a.contests.length)
    .slice(0, seriesRule.pairs)
    .map((one) => predicted(one, all))
    .toSorted((a, b) => squareLeft(b) - squareLeft(a))
  const usual = spreadOf(series)
  const found = series.flatMap((one, place) => {
    const spread = place < seriesRule.closely ? spreadWithout(one, series, all) : usual
    return suspicionOf(one, spread, tables)
  })
  return { pairs: series.length, found }
}

/** How far off a series is, for what is known of it. */
const squareLeft = (series: Predicted) => leftOf(series).square / leftOf(series).variance

/**
 * The usual spread in a season without the matches of this series. Wins that were given would otherwise make the winner
 * look strong, all its other series poor, and so widen the spread.
 */
function spreadWithout(
  own: Predicted,
  series: readonly Predicted[],
  all: ReadonlyMap<string, Meeting>,
): number {
  const keys = new Set(own.contests.map(({ one, other }) => keyOf(one, other)))
  const rest = new Map([...all].filter(([key]) => !keys.has(key)))
  const others = series.filter((one) => one !== own).slice(-seriesRule.others)
  return spreadOf(others.map((one) => predicted(one, rest)))
}

/** Every two parties that met on different sides, with the matches that are not repetitions of others. */
function contestsOf(tables: readonly CollusionTable[]): readonly Series[] {
  const found = new Map<string, { owners: readonly [string, string]; contests: Contest[] }>()
  const seen = new Set<string>()
  for (const { id, course, seats } of tables) {
    const key = JSON.stringify([course, seats.map(({ versionId }) => versionId)])
    if (seen.has(key)) continue
    seen.add(key)
    const named = seats.map((seat) => ({ seat, party: partyOf(seat) }))
    for (const a of named)
      for (const b of named) {
        if (a.party >= b.party || a.seat.team === b.seat.team) continue
        const pair = JSON.stringify([a.party, b.party])
        const known = found.get(pair) ?? { owners: [a.party, b.party], contests: [] }
        const ahead = Math.sign(b.seat.place - a.seat.place)
        known.contests.push({
          matchId: id,
          one: a.seat.versionId,
          other: b.seat.versionId,
          won: (ahead + 1) / 2,
        })
        found.set(pair, known)
      }
  }
  return [...found.values()]
}

function meetingsOf(contests: readonly Contest[]): ReadonlyMap<string, Meeting> {
  const meetings = new Map<string, Meeting>()
  for (const { one, other, won } of contests) {
    const key = keyOf(one, other)
    const isInOrder = one < other
    const [first, second] = isInOrder ? [one, other] : [other, one]
    const known = meetings.get(key) ?? { one: first, other: second, matches: 0, wins: 0 }
    const wins = known.wins + (isInOrder ? won : 1 - won)
    meetings.set(key, { ...known, matches: known.matches + 1, wins })
  }
  return meetings
}

const keyOf = (one: string, other: string) => JSON.stringify(one < other ? [one, other] : [other, one])

/** A series, and how it should go by the results of both against everybody else. */
interface Predicted extends Series {
  /** For each match, the difference of strengths. */
  readonly differences: readonly number[]
  readonly variance: number
  readonly won: number
}

function predicted({ owners, contests }: Series, all: ReadonlyMap<string, Meeting>): Predicted {
  const own = new Set(contests.map(({ one, other }) => keyOf(one, other)))
  const strengths = strengthsOf([...all].flatMap(([key, meeting]) => (own.has(key) ? [] : [meeting])))
  const of = (version: string): Strength => strengths.get(version) ?? unknownStrength
  return {
    owners,
    contests,
    differences: contests.map(({ one, other }) => of(one).value - of(other).value),
    variance:
      contests.reduce((sum, { one, other }) => sum + of(one).variance + of(other).variance, 0) /
      contests.length,
    won: contests.reduce((sum, { won }) => sum + won, 0),
  }
}

/** The fewest series from which it is learned how much styles suit each other. */
const leastSeries = 6

/** The variance by which honest series differ beyond strength and chance. Learned from the median, which few move. */
function spreadOf(series: readonly Predicted[]): number {
  if (series.length < leastSeries) return 0
  const squares = series.map((one) => {
    const { square, variance } = leftOf(one)
    return square - variance
  })
  const median = squares.toSorted((a, b) => a - b)[Math.floor(squares.length / 2)] ?? 0
  return Math.max(0, median) / medianSquare
}

/** What is left over of a series beyond strength, and its variance by chance. */
function leftOf({ differences, variance, won, contests }: Predicted) {
  const share = (won + 0.5) / (contests.length + 1)
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
  return {
    square: (Math.log(share / (1 - share)) - mean) ** 2,
    variance: variance + 1 / ((contests.length + 1) * share * (1 - share)),
  }
}

function suspicionOf(
  series: Predicted,
  spread: number,
  tables: readonly CollusionTable[],
): readonly Suspicion[] {
  const { owners, contests, differences, won } = series
  const expected = differences.reduce((sum, one) => sum + logistic(one), 0)
  const isFirst = won > expected
  const [winner, loser] = isFirst ? owners : owners.toReversed()
  if (winner === undefined || loser === undefined) return []
  const gives = givesAway(tables, loser, winner)
  if (gives === false) return []
  const suits = Math.max(spread, seriesRule.suits[gives ? 'seen' : 'unseen'] ** 2)
  const sign = isFirst ? 1 : -1
  const reached = isFirst ? won : contests.length - won
  const p =
    2 *
    seriesTail({
      differences: differences.map((one) => sign * one),
      variance: series.variance + suits,
      reached,
    })
  return [
    {
      kind: 'series',
      one: winner,
      other: loser,
      looked: contests.length,
      observed: reached,
      expected: isFirst ? expected : contests.length - expected,
      elsewhere: null,
      p: Math.min(1, p),
      matchIds: contests
        .filter((contest) => (isFirst ? contest.won : 1 - contest.won) === 1)
        .slice(-seriesRule.shown)
        .map(({ matchId }) => matchId),
    },
  ]
}

/** A loser that gives away more matches against the winner than against others, at a level of 5 per cent. */
const givesLevel = 0.05

/** Undefined if the moves do not tell. */
function givesAway(tables: readonly CollusionTable[], loser: string, winner: string): boolean | undefined {
  const trials = throwTrials(tables, loser, 'throws')
  const beside = trials.filter(({ parties }) => parties.includes(winner))
  const elsewhere = trials.filter(({ parties }) => !parties.includes(winner))
  const splits = splitsOf(beside, elsewhere)
  const least = (side: 'here' | 'elsewhere') => splits.reduce((sum, split) => sum + split[side], 0)
  if (Math.min(least('here'), least('elsewhere')) < seriesRule.matches / 2) return undefined
  return splitsTail(splits, 1, throwsHere(beside, elsewhere)) < givesLevel
}

interface Reached {
  readonly differences: readonly number[]
  readonly variance: number
  readonly reached: number
}

/** How finely the unknown part of the difference is divided, in standard deviations, and how far. */
const grain = 0.25
const reach = 6

/** The probability of so many wins, whatever the true difference of strengths may be. */
function seriesTail({ differences, variance, reached }: Reached): number {
  const deviation = Math.sqrt(variance)
  let [sum, weights] = [0, 0]
  for (let off = -reach; off <= reach; off += grain) {
    const weight = Math.exp(-(off ** 2) / 2)
    const mean =
      differences.reduce((all, one) => all + logistic(one + off * deviation), 0) / differences.length
    sum += weight * binomialTail(differences.length, mean, Math.floor(reached))
    weights += weight
  }
  return sum / weights
}
