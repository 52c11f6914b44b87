import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BidEvent } from './view.ts'

const [arena, llmarena] = bid.setup.presets
const noCeiling = { ceiling: 'none' } as const

it.each([
  [[400, 600], [200, 300], 1, [0, 300]],
  [[400, 600], [301, 300], 0, [99, 0]],
  [[400, 600], [400, 0], 0, [0, 0]],
  [[400, 600], [0, 1], 1, [0, 599]],
] as const)('values %j and bids %j: seat %d wins, and the gains are %j', (values, bids, winner, points) => {
  const { play, last } = atTheTable({ values: [values] })
  play([bids[0], bids[1]])
  expect(last('auction-ended')).toEqual({ type: 'auction-ended', auction: 1, bids, winner, byChance: false })
  expect(last('match-ended')).toEqual({ type: 'match-ended', points })
})

it('chance chooses the winner of equal bids, each seat about every second time', () => {
  const { play, match } = atTheTable({ values: Array.from({ length: 50 }, () => [400, 600]) })
  play(...Array.from({ length: 50 }, () => [200, 200] as const))
  const past = match.state.past['auction-ended']
  expect(past.every(({ byChance }) => byChance)).toBe(true)
  const won = past.filter(({ winner }) => winner === 0).length
  expect(Math.abs(won - 25)).toBeLessThan(3 * Math.sqrt(50 / 4))
})

it('a bid above the own value is legal only without a ceiling, and may lose cents', () => {
  const free = atTheTable({ ruleset: noCeiling })
  free.play([500, 300])
  expect(free.last('match-ended')).toEqual({ type: 'match-ended', points: [-100, 0] })
  const [refused] = atTheTable().answer(0, '500')
  expect(refused).toMatchObject({ type: 'move-refused', said: '500', reason: 'above-ceiling' })
})

it('no bid is above the highest value that there can be', () => {
  const { answer } = atTheTable({ ruleset: noCeiling })
  expect(answer(0, '1001')).toMatchObject([{ type: 'move-refused', reason: 'above-ceiling' }])
  expect(answer(0, '1000')).toMatchObject([{ type: 'bid-made', bid: 1000 }, { type: 'bid-sealed' }])
})

it('the gains of all auctions are added up, and then the match is over', () => {
  const { match, play, last } = atTheTable({
    values: [
      [400, 600],
      [500, 100],
      [10, 1000],
    ],
  })
  play([100, 300], [250, 50])
  expect(last('match-ended')).toBeUndefined()
  play([10, 500])
  expect(last('match-ended')).toEqual({ type: 'match-ended', points: [250, 300 + 500] })
  expect(match.turns()).toEqual([])
})

it('the higher sum wins, and equal sums share the first place', () => {
  const outcomeOf = (bids: readonly [number, number]) => {
    const { match, play } = atTheTable()
    play(bids)
    return bid.rules.outcome(match.state)
  }
  const decided = { kind: 'decided', teams: [0, 1], reason: 'auctions-played' }
  expect(outcomeOf([0, 300])).toEqual({ ...decided, points: [0, 300], places: [2, 1] })
  expect(outcomeOf([0, 600])).toEqual({ ...decided, points: [0, 0], places: [1, 1] })
})

it('both are asked at once, and answer in any order', () => {
  const { match, answer, last } = atTheTable({
    values: [
      [400, 600],
      [400, 600],
    ],
  })
  expect(match.turns().map(({ seat, kind, round }) => [seat, kind, round])).toEqual([
    [0, 'bid', 1],
    [1, 'bid', 1],
  ])
  answer(1, '300')
  expect(match.turns().map(({ seat }) => seat)).toEqual([0])
  expect(last('auction-ended')).toBeUndefined()
  answer(0, '200')
  expect(last('auction-ended')).toMatchObject({ auction: 1, bids: [200, 300], winner: 1 })
  expect(match.turns().map(({ seat, round, step }) => [seat, round, step])).toEqual([
    [0, 2, 2],
    [1, 2, 2],
  ])
})

it('a seat whose bid is in cannot bid again', () => {
  const { match, answer } = atTheTable()
  answer(0, '200')
  const move = { kind: 'said', said: '', move: { kind: 'bid', values: { bid: 300 } } } as const
  expect(bid.rules.decide(match.state, 0, move, rngAt('', 0))).toEqual({ ok: false, reason: 'not-your-turn' })
})

it('arena has ten auctions and llmarena one; values are 10 to 1000 cents, and no bid is above the own value', () => {
  const numbers = bid.setup.presets.map(({ auctions, leastValue, mostValue, ceiling }) => [
    ...[auctions, leastValue, mostValue, ceiling],
  ])
  expect(numbers).toEqual([
    [10, 10, 1000, 'value'],
    [1, 10, 1000, 'value'],
  ])
  expect(arena.slips).toEqual({ tries: 2, then: 'harmless' })
  expect(llmarena?.slips).toEqual({ tries: 3, then: 'random' })
})

it.each([
  [{ players: 3 }, 'players'],
  [{ auctions: 0 }, 'auctions'],
  [{ leastValue: 0 }, 'leastValue'],
  [{ leastValue: 2_000 }, 'leastValue'],
  [{ mostValue: 10.5 }, 'mostValue'],
  [{ ceiling: 'half' }, 'ceiling'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = bid.setup.ruleset.safeParse({ ...arena, ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})

it('nobody is asked before its value is dealt, or after its bid is made', () => {
  const { match, answer } = atTheTable()
  answer(0, '200')
  const asked = match.log.map((_, index) => {
    const events = match.log.slice(0, index + 1).map(({ event }) => event as BidEvent)
    const state = events.reduce(bid.rules.evolve, bid.rules.blank)
    return `${events.at(-1)?.type ?? ''} ${bid.rules
      .turns(state)
      .map(({ seat }) => seat)
      .join()}`
  })
  expect(asked).toEqual([
    ...['match-opened ', 'values-drawn ', 'auction-opened ', 'value-dealt 0', 'value-dealt 0,1'],
    ...['bid-made 1', 'bid-sealed 1'],
  ])
})
