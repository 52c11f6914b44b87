import type { Rng } from '@wis/engine'
import { bell, logistic } from '../distributions.ts'
import { averageRating, pointsPerLogOdds } from '../rating/rating-table.ts'
import { fitField, fitSides } from '../sides/fit-sides.ts'
import type { CountedMatch } from '../sides/stages.ts'
import { cyclesIn, cyclicShare } from './cycles.ts'
import { oneNumber } from './one-number.ts'
import type { GameRatings } from './one-number.ts'
import { seatStatistics } from './seat-effects.ts'

/** Whether an interval of a field holds the truth, what was found, and what is true. */
export interface Recovered {
  readonly held: boolean
  readonly found: number
  readonly truth: number
}

const holds = ({ low, high }: { readonly low: number; readonly high: number }, truth: number) =>
  low <= truth && truth <= high

interface SeatPlan {
  readonly agents: number
  readonly matches: number
  /** What each seat is worth, in log-odds. */
  readonly worth: readonly number[]
  /** How far apart the agents are, in log-odds. */
  readonly spread: number
}

/** Matches of agents that perform as well as their strength, their seat and luck let them. */
function playSeats({ agents, matches, worth, spread }: SeatPlan, rng: Rng) {
  const strengths = Array.from({ length: agents }, () => spread * bell(rng))
  const played = Array.from({ length: matches }, (): CountedMatch => {
    const seated = rng.shuffle([...strengths.keys()]).slice(0, worth.length)
    const done = seated
      .map((agent, seat) => {
        const strength = (strengths[agent] ?? 0) + (worth[seat] ?? 0)
        return { agent, seat, performance: strength - Math.log(-Math.log(1 - rng.next())) }
      })
      .sort((a, b) => b.performance - a.performance)
    return {
      times: 1,
      sides: done.map(({ agent, seat }, at) => ({ place: at + 1, agents: [agent], seats: [seat] })),
    }
  })
  return { strengths, played }
}

/** The worth of the first seat, and everybody's rating, in a field in which seats are worth something. */
export function recoverSeat(
  plan: SeatPlan,
  rng: Rng,
): { readonly seat: Recovered; readonly ratings: readonly Recovered[] } {
  const { strengths, played } = playSeats(plan, rng)
  const first = seatStatistics(played)?.seats[0]
  const seat = pointsPerLogOdds * ((plan.worth[0] ?? 0) - meanOf(plan.worth))
  const mean = meanOf(strengths)
  return {
    seat: { held: first !== undefined && holds(first, seat), found: first?.points ?? 0, truth: seat },
    ratings: fitSides(played).map((own) => {
      const truth = averageRating + pointsPerLogOdds * ((strengths[own.agent] ?? 0) - mean)
      return { held: holds(own, truth), found: own.rating, truth }
    }),
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface CyclePlan {
  readonly agents: number
  /** How often each pair meets. */
  readonly meetings: number
  /** Log-odds of strengths, and of pairs beyond them. */
  readonly spread: number
  readonly twist: number
  /** Rock, paper and scissors, one after the other, with these log-odds in place of chance. */
  readonly rock?: number
}

/** The cyclic share of a field of duels. */
export function recoverCycles(plan: CyclePlan, rng: Rng): Recovered & { readonly verdict: string } {
  const { agents, meetings, spread, twist, rock = 0 } = plan
  const pairOf = (one: number, other: number) => agents + one * agents + other
  const values = new Float64Array(agents + agents ** 2)
  for (let i = 0; i < agents; i++) values[i] = spread * bell(rng)
  for (let i = 0; i < agents; i++)
    for (let j = i + 1; j < agents; j++) {
      const beats = [0, -1, 1][(j - i) % 3] ?? 0
      values[pairOf(i, j)] = twist * bell(rng) + rock * beats
    }
  const matches: CountedMatch[] = []
  for (let i = 0; i < agents; i++)
    for (let j = i + 1; j < agents; j++)
      for (let n = 0; n < meetings; n++) {
        const odds = (values[i] ?? 0) - (values[j] ?? 0) + (values[pairOf(i, j)] ?? 0)
        const won = rng.next() < logistic(odds)
        matches.push({
          times: 1,
          sides: [
            { place: won ? 1 : 2, agents: [i], seats: [n % 2] },
            { place: won ? 2 : 1, agents: [j], seats: [1 - (n % 2)] },
          ],
        })
      }
  const truth = cyclicShare(values, agents, pairOf)
  const found = cyclesIn(matches)
  return {
    held: found !== undefined && holds(found.share, truth),
    found: found?.share.value ?? 0,
    truth,
    verdict: found?.verdict ?? 'unknown',
  }
}

interface JointPlan {
  readonly agents: number
  readonly games: number
  readonly matches: number
  /** The share of the variance of strengths that one number explains. */
  readonly explained: number
  /** How likely an agent plays a game. */
  readonly plays: number
}

/** The number of the first agent that has one, and the share that is explained, from games that are really played. */
export function recoverNumber(
  plan: JointPlan,
  rng: Rng,
): { readonly number: Recovered; readonly explained: Recovered } {
  const { agents, games, matches, explained } = plan
  const general = Array.from({ length: agents }, () => bell(rng))
  const boards: GameRatings[] = []
  for (let game = 0; game < games; game++) {
    const spread = 0.4 + 0.8 * rng.next()
    const who = general.flatMap((own, agent) => {
      const special = bell(rng)
      const strength = spread * (Math.sqrt(explained) * own + Math.sqrt(1 - explained) * special)
      return rng.next() < plan.plays ? [{ agent, strength }] : []
    })
    if (who.length < 2) continue
    const played = Array.from({ length: matches }, (): CountedMatch => {
      const [one, other] = rng.shuffle([...who.keys()])
      const [a, b] = [who[one ?? 0], who[other ?? 0]]
      const won = rng.next() < logistic((a?.strength ?? 0) - (b?.strength ?? 0))
      return {
        times: 1,
        sides: [
          { place: won ? 1 : 2, agents: [a?.agent ?? 0] },
          { place: won ? 2 : 1, agents: [b?.agent ?? 0] },
        ],
      }
    })
    const field = fitField(played)
    if (!field) continue
    boards.push({
      spread: pointsPerLogOdds * Math.sqrt(field.spread),
      agents: field.ratings.map(({ agent, rating, low, high }) => ({
        agentId: String(agent).padStart(4, '0'),
        rating,
        low,
        high,
      })),
    })
  }
  const found = oneNumber(boards)
  const compared = found?.agents.map(({ agentId }) => Number(agentId)) ?? []
  const mean = meanOf(compared.map((agent) => general[agent] ?? 0))
  const first = found?.agents.find(({ agentId }) => Number(agentId) === Math.min(...compared))
  const scale = 100 * Math.sqrt(explained)
  const truth = averageRating + scale * ((general[Number(first?.agentId ?? 0)] ?? 0) - mean)
  return {
    number: { held: first !== undefined && holds(first, truth), found: first?.rating ?? 0, truth },
    explained: {
      held: found !== undefined && holds(found.explained, explained),
      found: found?.explained.value ?? 0,
      truth: explained,
    },
  }
}
