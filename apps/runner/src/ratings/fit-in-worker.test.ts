import { rngAt } from '@wis/engine'
import {
  fitRatings,
  fitSides,
  normalisedTable,
  packMatch,
  simulateSeason,
  takeInMatches,
  unpackMatches,
  usualPlan,
} from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { ratingWorkers } from './rater.ts'

const plan = { ...usualPlan, agents: 8, matches: 30, pairs: 5 }
const { matches } = simulateSeason(plan, rngAt('worker', 0))
const packed = () =>
  Int32Array.from(
    matches.flatMap(({ deceiver, voters, deceiverWon, pair = 0, votes = [] }) => {
      const bits = (agents: readonly number[]) =>
        agents.reduce((sum, agent) => sum | (1 << voters.indexOf(agent)), 0)
      const ballots = votes.map(({ right, wrong }) => ({ right: bits(right), wrong: bits(wrong) }))
      return packMatch({ deceiver, voters, deceiverWon, pair, votes: ballots })
    }),
  )

describe('a fit in a thread of its own', () => {
  it('gives the same result as a fit in this thread', async () => {
    expect(await ratingWorkers(new AbortController().signal).fit(packed(), plan)).toEqual(
      fitRatings(unpackMatches(packed()), plan),
    )
  }, 60_000)

  it('of a game between sides gives the same result, too', async () => {
    const side = (place: number, agent: number) => ({ place, agents: [agent] })
    const results = [
      { times: 7, sides: [side(1, 0), side(2, 1), side(2, 2)] },
      { times: 2, sides: [side(1, 1), side(2, 2)] },
    ]
    expect(await ratingWorkers(new AbortController().signal).fitSides(results)).toEqual(fitSides(results))
  })

  it('of values with intervals and of their table gives the same results, too', async () => {
    const { takeIn, tabulate } = ratingWorkers(new AbortController().signal)
    const seat = (agentId: string, place: number) => ({ agentId, place, team: place, of: 0, per: 0 })
    const played = Array.from({ length: 3 }, (_, n) => ({
      id: `${n}`,
      seats: [seat('ann', 1), seat('bob', 2)],
    }))
    const before = takeInMatches(new Map(), played.slice(0, 1), 'skill')
    const values = takeInMatches(before, played.slice(1), 'skill')
    expect(await takeIn(before, played.slice(1), 'skill')).toEqual(values)
    const agents = [...values].map(([agentId, value]) => ({ agentId, value }))
    const columns = [{ kind: 'skill', agents }] as const
    expect(await tabulate(columns, 2)).toEqual(normalisedTable(columns, 2))
  })

  it('is stopped when its result is no longer wanted', async () => {
    const stopping = new AbortController()
    const fitted = ratingWorkers(stopping.signal).fit(packed(), plan)
    stopping.abort()
    await expect(fitted).rejects.toThrow('broken off')
  })

  it('that fails says why', async () => {
    const { fit } = ratingWorkers(new AbortController().signal)
    await expect(fit(packed(), { agents: 1, pairs: 1 })).rejects.toThrow('no agent')
  })
})
