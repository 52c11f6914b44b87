import { binomialTail, splitsTail } from '../distributions.ts'
import type { Split } from '../distributions.ts'
import { partyOf } from './strengths.ts'
import type { CollusionSeat, CollusionTable, Examined, Suspicion } from './strengths.ts'

/** How a match is lost on purpose: by single moves, or without playing at all. */
export type Losing = 'throws' | 'concessions'

export const throwRule = {
  /** An honest player may throw matches at this many times the odds against one partner, because it suits its style. */
  odds: 3,
  /** With fewer matches against a partner nothing is said. */
  matches: 5,
  /** Who has hardly met third parties may be as weak as this. It throws so many of its matches. */
  weakest: 0.75,
  shown: 8,
} as const

/** A match of an owner that tells whether it is thrown. */
export interface ThrowTrial {
  readonly matchId: string
  readonly versionId: string
  readonly parties: readonly string[]
  readonly isThrown: boolean
}

/** Owners who lose on purpose against one partner alone. */
export function thrownMatches(
  tables: readonly CollusionTable[],
  owners: readonly string[],
  losing: Losing,
): Examined {
  const looked = owners.flatMap((owner) => {
    const trials = throwTrials(tables, owner, losing)
    return owners.flatMap((partner) => {
      if (partner === owner) return []
      const beside = trials.filter(({ parties }) => parties.includes(partner))
      return beside.length < throwRule.matches ? [] : [judged({ owner, partner, losing }, beside, trials)]
    })
  })
  return { pairs: looked.length, found: looked }
}

/** The matches of an owner, in order, that tell whether it loses on purpose. */
export function throwTrials(
  tables: readonly CollusionTable[],
  owner: string,
  losing: Losing,
): readonly ThrowTrial[] {
  const seen = new Set<string>()
  let wasOut = false
  return tables.flatMap((table) =>
    table.seats.flatMap((seat) => {
      if (seat.owner !== owner) return []
      const parties = [...new Set(table.seats.map(partyOf))].filter((party) => party !== owner).sort()
      const isThrown = losing === 'concessions' ? seat.conceded : isThrownBy(seat)
      // An outage is one event, however many matches it takes.
      const isOut = seat.conceded && seat.silent
      const isSame = isOut && wasOut
      wasOut = isOut
      if (losing === 'concessions' ? isSame : !tells(seat, table, seen)) return []
      return [{ matchId: table.id, versionId: seat.versionId, parties, isThrown }]
    }),
  )
}

/** Whether a match says something of moves that it has not said before. Two players of fixed rules repeat themselves. */
function tells(seat: CollusionSeat, { course, seats }: CollusionTable, seen: Set<string>): boolean {
  if (seat.conceded || seat.chances === 0) return false
  const key = JSON.stringify([course, seats.map(({ versionId }) => versionId), seats.indexOf(seat)])
  const isNew = !seen.has(key)
  seen.add(key)
  return isNew
}

/** Half of all chances, so that one slip in a long match is not all. */
const isThrownBy = ({ thrown, chances }: CollusionSeat) => thrown > 0 && 2 * thrown >= chances

interface Pair {
  readonly owner: string
  readonly partner: string
  readonly losing: Losing
}

function judged(
  { owner, partner, losing }: Pair,
  beside: readonly ThrowTrial[],
  trials: readonly ThrowTrial[],
): Suspicion {
  const thrown = beside.filter(({ isThrown }) => isThrown)
  const elsewhere = trials.filter(({ parties }) => !parties.includes(partner))
  const common = splitsOf(beside, elsewhere)
  const isComparable = common.reduce((sum, split) => sum + split.elsewhere, 0) >= throwRule.matches
  const compared = isComparable ? throwsHere(beside, elsewhere) : thrown.length
  const p = isComparable
    ? splitsTail(common, throwRule.odds, compared)
    : binomialTail(beside.length, throwRule.weakest, thrown.length)
  return {
    kind: losing,
    one: partner,
    other: owner,
    looked: beside.length,
    observed: thrown.length,
    expected: isComparable ? expectedOf(beside, elsewhere) : throwRule.weakest * beside.length,
    elsewhere: {
      looked: elsewhere.length,
      observed: elsewhere.filter(({ isThrown }) => isThrown).length,
    },
    p,
    matchIds: thrown.slice(-throwRule.shown).map(({ matchId }) => matchId),
  }
}

/** The matches of each version, compared with those of the same version alone. */
export function splitsOf(beside: readonly ThrowTrial[], elsewhere: readonly ThrowTrial[]): readonly Split[] {
  return versionsOfBoth(beside, elsewhere).map((version) => {
    const [here, there] = [beside, elsewhere].map((trials) =>
      trials.filter(({ versionId }) => versionId === version),
    )
    const all = [...(here ?? []), ...(there ?? [])]
    return {
      here: here?.length ?? 0,
      elsewhere: there?.length ?? 0,
      successes: all.filter(({ isThrown }) => isThrown).length,
    }
  })
}

/** How many of the matches that can be compared are thrown. */
export function throwsHere(beside: readonly ThrowTrial[], elsewhere: readonly ThrowTrial[]): number {
  const versions = versionsOfBoth(beside, elsewhere)
  return beside.filter(({ versionId, isThrown }) => isThrown && versions.includes(versionId)).length
}

const versionsOfBoth = (one: readonly ThrowTrial[], other: readonly ThrowTrial[]): readonly string[] =>
  [...new Set(one.map(({ versionId }) => versionId))].filter((version) =>
    other.some(({ versionId }) => versionId === version),
  )

/** So many matches with the partner would be thrown at the rate elsewhere. */
function expectedOf(beside: readonly ThrowTrial[], elsewhere: readonly ThrowTrial[]): number {
  const thrown = elsewhere.filter(({ isThrown }) => isThrown).length
  return (beside.length * thrown) / Math.max(1, elsewhere.length)
}
