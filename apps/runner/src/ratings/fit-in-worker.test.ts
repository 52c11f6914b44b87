import { rngAt } from '@wis/engine'
import {
  currentMethod,
  fitRatings,
  fitSides,
  packMatch,
  ratingMethods,
  simulateSeason,
  unpackMatches,
  usualPlan,
} from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { fitInWorker, fitSidesInWorker } from './fit-in-worker.ts'

const plan = { ...usualPlan, agents: 12, matches: 120, pairs: 5 }
const { matches } = simulateSeason(plan, rngAt('worker', 0))
const packed = () =>
  Int32Array.from(
    matches.flatMap(({ spy, civilians, spyWon, pair = 0, votes = [] }) => {
      const bits = (agents: readonly number[]) =>
        agents.reduce((sum, agent) => sum | (1 << civilians.indexOf(agent)), 0)
      const ballots = votes.map(({ right, wrong }) => ({ right: bits(right), wrong: bits(wrong) }))
      return packMatch({ spy, civilians, spyWon, pair, votes: ballots })
    }),
  )

describe('a fit in a thread of its own', () => {
  it('gives the same result as a fit in this thread, by every method', async () => {
    for (const method of ratingMethods)
      expect(await fitInWorker(new AbortController().signal)(packed(), plan, method)).toEqual(
        fitRatings(unpackMatches(packed()), plan, method),
      )
  }, 60_000)

  it('of a game between sides gives the same result, too', async () => {
    const side = (place: number, agent: number) => ({ place, agents: [agent] })
    const results = [
      { times: 7, sides: [side(1, 0), side(2, 1), side(2, 2)] },
      { times: 2, sides: [side(1, 1), side(2, 2)] },
    ]
    expect(await fitSidesInWorker(new AbortController().signal)(results)).toEqual(fitSides(results))
  })

  it('is stopped when its result is no longer wanted', async () => {
    const stopping = new AbortController()
    const fitted = fitInWorker(stopping.signal)(packed(), plan, currentMethod)
    stopping.abort()
    await expect(fitted).rejects.toThrow('broken off')
  })

  it('that fails says why', async () => {
    const fit = fitInWorker(new AbortController().signal)
    await expect(fit(packed(), { agents: 1, pairs: 1 }, currentMethod)).rejects.toThrow('no agent')
  })
})
