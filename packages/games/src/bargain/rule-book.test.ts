import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { bargain } from './kit.ts'
import { atTheTable } from './testing.ts'

it('each gets what its own things are worth to it', () => {
  const { match, play } = atTheTable()
  const [accepted, ended] = play('I take 3 hats and 1 apple', 'accept')
  expect(accepted).toMatchObject({ type: 'offer-accepted', seat: 1, drawn: false })
  expect(ended).toMatchObject({ type: 'match-ended', reason: 'agreed', points: [8, 6] })
  expect(bargain.rules.outcome(match.state)).toEqual({
    kind: 'decided',
    places: [1, 2],
    teams: [0, 1],
    points: [8, 6],
    reason: 'agreed',
  })
  expect(match.turns()).toEqual([])
})

it('who offers takes what it names, and the other one gets the rest', () => {
  const { play } = atTheTable()
  expect(play('0/0/0', '0/2/1', 'accept')[1]).toMatchObject({ points: [6, 10] })
})

it('equal values are a draw', () => {
  const dealt = {
    counts: [2, 2, 1],
    values: [
      [2, 2, 2],
      [2, 2, 2],
    ],
  } as const
  const { match, play } = atTheTable({ dealt })
  play('2/0/0', '2/1/0', '1/1/0')
  expect(bargain.rules.outcome(match.state)).toBeUndefined()
  const other = atTheTable({
    dealt: {
      counts: [5, 1, 1],
      values: [
        [1, 4, 1],
        [1, 1, 4],
      ],
    },
  })
  other.play('5/0/0', 'accept')
  expect(bargain.rules.outcome(other.match.state)).toMatchObject({ points: [5, 5], places: [1, 1] })
})

it('the seats take turns, and only the last offer can be accepted', () => {
  const { match, answer } = atTheTable()
  expect(match.turns()).toEqual([{ seat: 0, kind: 'bargain', round: 1, step: 1, tries: 0, limitMs: 60_000 }])
  answer('3/2/1')
  expect(match.turns()[0]).toMatchObject({ seat: 1, round: 2, step: 1 })
  answer('0/2/1')
  expect(match.turns()[0]).toMatchObject({ seat: 0, round: 3, step: 2 })
  expect(answer('accept')[1]).toMatchObject({ points: [6, 10] })
})

it('after ten offers the other seat can only accept or reject', () => {
  const { match, answer, play } = atTheTable()
  play(...Array<string>(10).fill('1/1/0'))
  const [turn] = match.turns()
  if (!turn) throw new Error('somebody is asked')
  expect(turn).toMatchObject({ seat: 0, kind: 'answer', round: 11 })
  expect(bargain.wire.legal(match.state, turn)).toEqual(['accept', 'reject'])
  expect(answer('1/1/0')).toMatchObject([{ type: 'move-refused', reason: 'no-offers-left' }])
  expect(answer('reject')).toMatchObject([
    { type: 'offer-rejected', seat: 0 },
    { type: 'match-ended', reason: 'no-agreement', points: [0, 0] },
  ])
  expect(bargain.rules.outcome(match.state)).toMatchObject({ places: [1, 1], reason: 'no-agreement' })
})

it('the tenth offer can be accepted', () => {
  const { play } = atTheTable()
  play(...Array<string>(10).fill('1/1/0'))
  expect(play('accept')[1]).toMatchObject({ reason: 'agreed', points: [7, 3] })
})

it('after two refused answers a turn goes by, and nothing is on the table', () => {
  const { match, answer, play } = atTheTable()
  play('3/0/0', '?')
  expect(answer('?')).toMatchObject([{ type: 'move-refused' }, { type: 'turn-passed', seat: 1 }])
  expect(match.turns()[0]).toMatchObject({ seat: 0, round: 3 })
  expect(answer('accept')).toMatchObject([{ reason: 'no-offer' }])
})

it('a seat without an answer lets its turn go by at once', () => {
  expect(atTheTable().answer(undefined)).toEqual([
    { type: 'move-missed', seat: 0, step: 1, reason: 'timeout' },
    { type: 'turn-passed', seat: 0 },
  ])
})

it('turns that go by count as offers: ten of them end the match, and a missing last answer rejects', () => {
  const silent = atTheTable({ ruleset: { offers: 2 } })
  silent.answer(undefined)
  expect(silent.answer(undefined).at(-1)).toMatchObject({ type: 'match-ended', reason: 'no-agreement' })
  const { play, answer } = atTheTable({ ruleset: { offers: 2 } })
  play('1/0/0', '1/0/0')
  expect(answer(undefined)).toMatchObject([
    { type: 'move-missed' },
    { type: 'offer-rejected', drawn: true },
    { type: 'match-ended', reason: 'no-agreement' },
  ])
})

it('by the rules of the study, three bad answers lead to a legal one by chance', () => {
  const { answer } = atTheTable({ ruleset: bargain.setup.presets[1] ?? {} })
  answer('?')
  answer('?')
  expect(answer('?')).toMatchObject([
    { type: 'move-refused' },
    { type: 'offer-made', seat: 0, text: null, drawn: true },
  ])
})

it('the preset of the study asks for discretion, and the rules say so', () => {
  expect(bargain.setup.presets.map(({ id, offers, discreet }) => [id, offers, discreet])).toEqual([
    ['arena', 10, false],
    ['llmarena', 10, true],
  ])
  const [arena, llmarena] = bargain.setup.presets.map((ruleset) => bargain.texts.en.rules(ruleset))
  expect(llmarena).toContain('You are asked not to tell')
  expect(arena).not.toContain('You are asked not to tell')
})

it('the seat that is not asked cannot answer', () => {
  const { match } = atTheTable()
  const move = { kind: 'forfeit', reason: 'timeout' } as const
  expect(bargain.rules.decide(match.state, 1, move, rngAt('', 0))).toEqual({
    ok: false,
    reason: 'not-your-turn',
  })
})

it.each([
  [{ players: 3 }, 'players'],
  [{ offers: 0 }, 'offers'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = bargain.setup.ruleset.safeParse({ ...bargain.setup.presets[0], ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})
