import { passMessages } from './chain.ts'
import type { Link, Message, Performance } from './chain.ts'
import { driftDeviation, drawMargin, performanceDeviation } from './settings.ts'
import type { TrueSkill } from './settings.ts'

/** The skills of a team before a match, and its place in the match. Teams of equal place have drawn. */
export interface PlacedTeam {
  readonly place: number
  readonly skills: readonly TrueSkill[]
  /** How much of the news about the team counts for each player, from 0 to 1. All of it if absent. */
  readonly shares?: readonly number[]
}

/**
 * The skills after a match, in the order given, by TrueSkill (Herbrich, Minka and Graepel 2006). The first place is the
 * lowest. Three or more teams of one place are neighbours in the order given, as in other implementations, so that those
 * at the ends are told a little less.
 */
export function trueSkillAfter(teams: readonly PlacedTeam[]): readonly (readonly TrueSkill[])[] {
  const drifted = teams.map(({ place, skills, shares }, index) => ({
    index,
    place,
    shares,
    ...teamOf(skills),
  }))
  const ranked = drifted.toSorted((one, other) => one.place - other.place)
  const links = ranked.slice(1).map((lower, index) => linkOf(ranked[index] ?? lower, lower))
  const messages = passMessages(
    ranked.map(({ performance }) => performance),
    links,
  )
  const after = ranked.map((team, rank) => ({ index: team.index, skills: told(team, messages[rank]) }))
  return after.toSorted((one, other) => one.index - other.index).map(({ skills }) => skills)
}

interface Team {
  readonly players: readonly Performance[]
  readonly performance: Performance
}

/** The players as they may have become since the match before, and what they do together. */
function teamOf(skills: readonly TrueSkill[]): Team {
  if (skills.length === 0) throw new RangeError('a team without players cannot have a place')
  const players = skills.map(({ mean, deviation }) => ({
    mean,
    variance: deviation ** 2 + driftDeviation ** 2,
  }))
  const mean = players.reduce((sum, player) => sum + player.mean, 0)
  const variance = players.reduce((sum, player) => sum + player.variance + performanceDeviation ** 2, 0)
  return { players, performance: { mean, variance } }
}

interface Placed extends Team {
  readonly place: number
  readonly shares: readonly number[] | undefined
}

function linkOf(upper: Placed, lower: Placed): Link {
  const margin = drawMargin(upper.players.length + lower.players.length)
  return upper.place === lower.place ? { low: -margin, high: margin } : { low: margin, high: Infinity }
}

/**
 * Each player takes the share of the news about its team that its own variance has in that of the team, or of a part of
 * that news.
 */
function told({ players, performance, shares }: Placed, message: Message | undefined): readonly TrueSkill[] {
  return players.map(({ mean, variance }, index) => {
    const share = shares?.[index] ?? 1
    const [precision, pull] = [share * (message?.precision ?? 0), share * (message?.pull ?? 0)]
    const scale = 1 + precision * performance.variance
    const news = (pull - precision * performance.mean) / scale
    return {
      mean: mean + variance * news,
      deviation: Math.sqrt(variance * (1 - (variance * precision) / scale)),
    }
  })
}
