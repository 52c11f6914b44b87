import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { airlinePool, costSharing } from './kit.ts'
import { atTheTable, presetCalled } from './testing.ts'

it('all three behind the same shares are an agreement, and each gets 100 less its share', () => {
  const { match, play } = atTheTable()
  const [supported, ended] = play('20/30/50', 'support Player 1', 'support Player 2')
  expect(supported).toMatchObject({ type: 'proposal-supported', seat: 2, supported: 1, shares: [20, 30, 50] })
  expect(ended).toEqual({
    type: 'match-ended',
    reason: 'agreed',
    shares: [20, 30, 50],
    proposer: 0,
    points: [80, 70, 50],
  })
  expect(costSharing.rules.outcome(match.state)).toEqual({
    kind: 'decided',
    places: [1, 2, 3],
    teams: [0, 1, 2],
    points: [80, 70, 50],
    reason: 'agreed',
  })
  expect(match.turns()).toEqual([])
})

it('the same shares proposed by all are an agreement, too, and belong to who proposed them first', () => {
  const { play } = atTheTable()
  expect(play('30/30/40', '20/30/50', '20/30/50', '20/30/50').at(-1)).toMatchObject({
    reason: 'agreed',
    proposer: 1,
  })
})

it('who supports a seat stays with those shares when that seat proposes others', () => {
  const { match, play } = atTheTable()
  play('20/30/50', 'support Player 1', '30/30/40', '10/30/60')
  expect(match.state.stands).toEqual([
    [10, 30, 60],
    [20, 30, 50],
    [30, 30, 40],
  ])
})

it('a seat may stay with what it stands behind', () => {
  const { play } = atTheTable()
  play('20/30/50', '30/30/40', '30/30/40')
  expect(play('I stay with my proposal')).toMatchObject([
    { type: 'proposal-supported', seat: 0, supported: 0, shares: [20, 30, 50] },
  ])
})

it('the seats act in order in each of five rounds, and nobody gets a point without an agreement', () => {
  const { match, answer } = atTheTable()
  const order: unknown[] = []
  for (let turn = 0; turn < 15; turn++) {
    const [due] = match.turns()
    order.push([due?.seat, due?.round, due?.step])
    answer(['20/30/50', '30/30/40', '40/30/30'][turn % 3])
  }
  expect(order).toEqual([1, 2, 3, 4, 5].flatMap((round) => [0, 1, 2].map((seat) => [seat, round, round])))
  expect(match.turns()).toEqual([])
  expect(costSharing.rules.outcome(match.state)).toMatchObject({
    points: [0, 0, 0],
    places: [1, 1, 1],
    reason: 'no-agreement',
  })
})

it('after two refused answers a turn goes by, and what the seat stands behind stays', () => {
  const { match, answer, play } = atTheTable()
  play('20/30/50', '30/30/40', '40/30/30', '?')
  expect(answer('?')).toMatchObject([{ type: 'move-refused' }, { type: 'turn-passed', seat: 0 }])
  expect(match.state.stands[0]).toEqual([20, 30, 50])
})

it('a seat without an answer lets its turn go by at once', () => {
  const { match, answer } = atTheTable()
  expect(answer(undefined)).toEqual([
    { type: 'move-missed', seat: 0, step: 1, reason: 'timeout' },
    { type: 'turn-passed', seat: 0 },
  ])
  expect(match.state.stands).toEqual([null, null, null])
})

it('opening proposals of the ruleset are those of the first round', () => {
  const { match, play } = atTheTable({ ruleset: presetCalled('magic-opened') })
  expect(match.state.stands).toEqual([
    [40, 30, 30],
    [50, 25, 25],
    [50, 25, 25],
  ])
  expect(match.turns()).toMatchObject([{ seat: 0, round: 2, step: 1 }])
  expect(play('support Player 2').at(-1)).toMatchObject({
    reason: 'agreed',
    proposer: 1,
    points: [50, 75, 75],
  })
})

describe('who proposed what is agreed, where the rules open the match', () => {
  const opened = () => atTheTable({ ruleset: presetCalled('magic-given') })

  it('is nobody, if it is an opening proposal that no seat made again', () => {
    const table = opened()
    const ended = table.play('support Player 2').at(-1)
    expect(ended).toMatchObject({ reason: 'agreed', proposer: null })
    expect(table.results().map(({ facts }) => facts['own-proposal'])).toEqual([0, 0, 0])
    expect(ended && table.says(ended)).toBe(
      'All agree on an opening proposal: Player 1 50 %, Player 2 25 %, Player 3 25 %.',
    )
  })

  it.each([
    ['names it again', ['30/30/40', '30/40/30', '50/25/25', 'support Player 3', '50/25/25'], 2],
    ['stays with it', ['40/30/30', 'I stay with my proposal', 'support Player 2', 'support Player 2'], 1],
    ['proposes other shares', ['40/35/25', 'support Player 1', 'support Player 1'], 0],
  ] as const)('is the seat that first %s', (_, answers, proposer) => {
    expect(
      opened()
        .play(...answers)
        .at(-1),
    ).toMatchObject({ reason: 'agreed', proposer })
  })
})

it('three different airlines are drawn from at least twenty, and all is told to all', () => {
  expect(airlinePool.length).toBeGreaterThanOrEqual(20)
  expect(new Set(airlinePool.map(({ id }) => id)).size).toBe(airlinePool.length)
  for (const language of ['en', 'zh'] as const)
    expect(new Set(airlinePool.map(({ name }) => name[language])).size).toBe(airlinePool.length)
  const arena = presetCalled('arena')
  const drawn = costSharing.setup.draw(arena, 'en', rngAt('draw', 0))
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(3)
  const { textFor } = atTheTable()
  for (const seat of [0, 1, 2])
    expect(textFor(seat)).toContain('Player 3 (Ocean Crown): 90 flights and 27,900 passengers a month')
})

it('the seat that is not asked cannot answer', () => {
  const { match } = atTheTable()
  const move = { kind: 'forfeit', reason: 'timeout' } as const
  expect(costSharing.rules.decide(match.state, 1, move, rngAt('', 0))).toEqual({
    ok: false,
    reason: 'not-your-turn',
  })
})

it.each([
  [{ players: 2 }, 'players'],
  [{ rounds: 0 }, 'rounds'],
  [{ rounds: 1, opening: presetCalled('magic-opened').opening }, 'rounds'],
  [
    {
      opening: [
        [40, 30, 30],
        [40, 30, 30],
        [40, 30, 30],
      ],
    },
    'opening',
  ],
  [
    {
      opening: [
        [40, 30, 31],
        [40, 30, 30],
        [40, 30, 30],
      ],
    },
    'opening',
  ],
  [{ weights: { flights: 0, passengers: 0, minutes: 0, size: 0 } }, 'weights'],
  [{ airport: [20, 10, 50, 75, 100] }, 'airport'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = costSharing.setup.ruleset.safeParse({ ...presetCalled('arena'), ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})
