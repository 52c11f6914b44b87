import { normalShare } from '../distributions.ts'
import { fullWeight } from '../tally.ts'
import { truncatedNormal } from './truncated-normal.ts'

/** What is believed about a skill: a normal curve. */
export interface TrueSkill {
  readonly mean: number
  readonly deviation: number
}

export const newcomerSkill: TrueSkill = { mean: 25, deviation: 25 / 3 }

/** What a skill almost certainly reaches. Boards go by it, as those of TrueSkill's authors do. */
export const skillFloor = ({ mean, deviation }: TrueSkill): number => mean - 3 * deviation

/** The deviation of a performance around the skill behind it. */
export const performanceDeviation = 25 / 6
/** How far a skill may have moved since the match before. */
export const driftDeviation = 25 / 300

/** A standard normal variable lies within this distance of 0 with the probability of a draw between equals, a tenth. */
export const drawPoint = 0.12566134685507402

/** Performances that are nearer to each other than this are a draw. */
export const drawMargin = (players: number) => drawPoint * Math.sqrt(players) * performanceDeviation

/** A normal curve that need not have any mass of its own: precision, and precision times mean. */
interface Message {
  readonly precision: number
  readonly pull: number
}

/** The performance of a team as it is expected before the match. */
interface Performance {
  readonly mean: number
  readonly variance: number
}

/** What is known of two neighbours: their difference lies between these bounds. */
interface Link {
  readonly low: number
  readonly high: number
}

interface Told {
  readonly upper: Message
  readonly lower: Message
}

const silence: Message = { precision: 0, pull: 0 }
const both = (one: Message, other: Message): Message => ({
  precision: one.precision + other.precision,
  pull: one.pull + other.pull,
})

const mostSweeps = 200
/** A sweep that moves no team by more than this share of its mean and deviation is the last. */
const tolerance = 1e-11

/**
 * What the links tell about each team, by expectation propagation up and down the chain until nothing moves. Link i lies
 * between the teams i and i + 1.
 */
function passMessages(performances: readonly Performance[], links: readonly Link[]): readonly Message[] {
  const told: Told[] = links.map(() => ({ upper: silence, lower: silence }))
  const fromAbove = (team: number) => told[team - 1]?.lower ?? silence
  const fromBelow = (team: number) => told[team]?.upper ?? silence
  const withMessage = (team: number, message: Message) => updated(performances[team], message)
  const passAt = (index: number, link: Link) => {
    const old = told[index]
    const upper = withMessage(index, fromAbove(index))
    const lower = withMessage(index + 1, fromBelow(index + 1))
    const next = messagesOf(link, upper, lower)
    told[index] = next
    return old ? Math.max(movement(upper, old.upper, next.upper), movement(lower, old.lower, next.lower)) : 0
  }
  // A chain of one link is settled by one visit.
  const visits = [...links.entries()]
  const wayBack = visits.slice(0, -1).reverse()
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    const moved = [...visits, ...wayBack].map(([index, link]) => passAt(index, link))
    if (links.length < 2 || Math.max(...moved) < tolerance) break
  }
  return performances.map((_, team) => both(fromAbove(team), fromBelow(team)))
}

/** Of a normal curve and a message, the product. */
function updated(prior: Performance | undefined, { precision, pull }: Message): Performance {
  const { mean, variance } = prior ?? { mean: 0, variance: 1 }
  const share = 1 + variance * precision
  return { mean: mean + (variance * (pull - precision * mean)) / share, variance: variance / share }
}

/** The share by which a new message moves a team. */
function movement(known: Performance, old: Message, next: Message): number {
  const [before, after] = [updated(known, old), updated(known, next)]
  return Math.max(
    Math.abs(after.mean - before.mean) / (Math.abs(before.mean) + Math.sqrt(before.variance)),
    Math.abs(after.variance - before.variance) / before.variance,
  )
}

/** What a link tells both of its teams, from what is known of each by everything else. */
function messagesOf({ low, high }: Link, upper: Performance, lower: Performance): Told {
  const variance = upper.variance + lower.variance
  const deviation = Math.sqrt(variance)
  const difference = upper.mean - lower.mean
  const within = truncatedNormal((low - difference) / deviation, (high - difference) / deviation)
  const left = Math.min(1, within.variance)
  const lost = 1 - left
  const push = deviation * within.mean
  const toTeam = (team: Performance, other: Performance, force: number): Message => {
    const scale = variance * left + lost * other.variance
    return { precision: lost / scale, pull: (team.mean * lost + force) / scale }
  }
  return { upper: toTeam(upper, lower, push), lower: toTeam(lower, upper, -push) }
}

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

/** A seat of a match: its place from 1, the number of its side, and the skill that its agent had before. */
export interface SkilledSeat {
  readonly place: number
  readonly team: number
  readonly skill: TrueSkill
  /** What the match weighs for its agent, in sixtieths. In full if it is absent. */
  readonly weight?: number | undefined
}

/**
 * The skills after a match, in the order of the seats. The place of a side is the best of its seats. Sides of one place
 * come in the order of their numbers.
 */
export function skillsAfter(seats: readonly SkilledSeat[]): readonly TrueSkill[] {
  const numbers = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b)
  const sides = numbers.map((number) => seats.filter(({ team }) => team === number))
  const after = trueSkillAfter(
    sides.map((side) => ({
      place: Math.min(...side.map(({ place }) => place)),
      skills: side.map(({ skill }) => skill),
      shares: side.map(({ weight = fullWeight }) => weight / fullWeight),
    })),
  )
  const found = new Map(sides.flatMap((side, at) => side.map((seat, of) => [seat, after[at]?.[of]] as const)))
  return seats.map((seat) => found.get(seat) ?? seat.skill)
}

const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/**
 * How much a match of two would tell about their skills: the information in who wins, as a share of what is not known
 * yet. It is greatest between equals of whom little is known.
 */
export function learnedFrom(one: TrueSkill, other: TrueSkill): number {
  const unknown = one.deviation ** 2 + other.deviation ** 2
  const spread = unknown + 2 * performanceDeviation ** 2
  const apart = Math.min(5, Math.abs(one.mean - other.mean) / Math.sqrt(spread))
  const wins = normalShare(apart)
  return ((density(apart) ** 2 / (wins * (1 - wins))) * unknown) / spread
}
