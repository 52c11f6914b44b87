import { truncatedNormal } from './truncated-normal.ts'

/** A normal curve that need not have any mass of its own: precision, and precision times mean. */
export interface Message {
  readonly precision: number
  readonly pull: number
}

/** The performance of a team as it is expected before the match. */
export interface Performance {
  readonly mean: number
  readonly variance: number
}

/** What is known of two neighbours: their difference lies between these bounds. */
export interface Link {
  readonly low: number
  readonly high: number
}

interface Told {
  readonly upper: Message
  readonly lower: Message
}

export const silence: Message = { precision: 0, pull: 0 }
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
export function passMessages(
  performances: readonly Performance[],
  links: readonly Link[],
): readonly Message[] {
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
export function updated(prior: Performance | undefined, { precision, pull }: Message): Performance {
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
