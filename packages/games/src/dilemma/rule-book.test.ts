import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { dilemma } from './kit.ts'
import { atTheTable } from './testing.ts'

const pointsOf = (letters: string, ruleset = {}) => {
  const table = atTheTable({ ruleset: { players: letters.length, ...ruleset } })
  table.play(letters)
  return table.last('round-ended')?.points
}

it.each([
  ['CCC', [3, 3, 3], 'each gets a if all cooperate'],
  ['CDC', [0, 5, 0], 'a lone defector gets b, and the others nothing'],
  ['DCD', [2, 0, 2], 'each of two defectors gets c, and the other nothing'],
  ['DDD', [1, 1, 1], 'each gets 1 if all defect'],
  ['CC', [3, 3], 'two that cooperate get a each'],
  ['CD', [0, 5], 'one of two defects and gets b'],
  ['DD', [1, 1], 'two that defect get 1 each'],
  ['DCCD', [2, 0, 0, 2], 'each of two defectors among four gets c'],
  ['DDDCCC', [2, 2, 2, 0, 0, 0], 'each of three defectors among six gets c'],
  ['DDDDDC', [2, 2, 2, 2, 2, 0], 'each of five defectors among six gets c'],
])('%s is worth %j: %s', (letters, points) => {
  expect(pointsOf(letters)).toEqual(points)
})

it('the settings of the study are presets, named by a, b and c', () => {
  const paid = dilemma.setup.presets
    .filter(({ id }) => id.startsWith('magic-'))
    .map(({ id, players, rounds, ...ruleset }) => {
      const of = (letters: string) => pointsOf(letters, ruleset)?.[0]
      return [id, players, rounds, of('CCC'), of('DCC'), of('DDC'), of('DDD')]
    })
  expect(paid).toEqual([
    ['magic-3-5-2', 3, 5, 3, 5, 2, 1],
    ['magic-3-10-2', 3, 5, 3, 10, 2, 1],
    ['magic-3-20-2', 3, 5, 3, 20, 2, 1],
    ['magic-3-5-3', 3, 5, 3, 5, 3, 1],
    ['magic-3-5-4', 3, 5, 3, 5, 4, 1],
    ['magic-3-5-5', 3, 5, 3, 5, 5, 1],
    ['magic-5-5-3', 3, 5, 5, 5, 3, 1],
  ])
})

it('all presets are for three seats and five rounds; one has talk', () => {
  expect(dilemma.setup.presets.map(({ players, rounds }) => [players, rounds])).toEqual(
    dilemma.setup.presets.map(() => [3, 5]),
  )
  expect(dilemma.setup.presets.filter(({ talk }) => talk).map(({ id }) => id)).toEqual(['talk'])
})

it('the points of five rounds are added up, and then the match is over', () => {
  const { match, play, last } = atTheTable()
  play('CCC', 'DCC', 'DDC', 'DDD')
  expect(last('match-ended')).toBeUndefined()
  play('CDC')
  expect(last('match-ended')).toEqual({ type: 'match-ended', points: [3 + 5 + 2 + 1, 3 + 2 + 1 + 5, 3 + 1] })
  expect(match.turns()).toEqual([])
})

it('the highest sum wins, and equal sums share a place', () => {
  const { match, play } = atTheTable({ ruleset: { rounds: 2 } })
  play('DDC', 'CCC')
  expect(dilemma.rules.outcome(match.state)).toEqual({
    kind: 'decided',
    points: [5, 5, 3],
    places: [1, 1, 3],
    teams: [0, 1, 2],
    reason: 'rounds-played',
  })
})

it('all are asked at once, and answer in any order', () => {
  const { match, answer, last } = atTheTable()
  expect(match.turns().map(({ seat, kind, round }) => [seat, kind, round])).toEqual([
    [0, 'choose', 1],
    [1, 'choose', 1],
    [2, 'choose', 1],
  ])
  answer(2, 'defect')
  answer(0, 'cooperate')
  expect(match.turns().map(({ seat }) => seat)).toEqual([1])
  answer(1, 'cooperate')
  expect(last('round-ended')).toMatchObject({ round: 1, choices: ['cooperate', 'cooperate', 'defect'] })
  expect(match.turns().map(({ seat, round, step }) => [seat, round, step])).toEqual([
    [0, 2, 2],
    [1, 2, 2],
    [2, 2, 2],
  ])
})

it('a seat that has chosen cannot choose again', () => {
  const { match, answer } = atTheTable()
  answer(0, 'cooperate')
  const move = { kind: 'said', said: '', move: { kind: 'choose', values: { choice: 'defect' } } } as const
  expect(dilemma.rules.decide(match.state, 0, move, rngAt('', 0))).toEqual({
    ok: false,
    reason: 'not-your-turn',
  })
})

it.each([
  [{ players: 1 }, 'players'],
  [{ players: 7 }, 'players'],
  [{ rounds: 0 }, 'rounds'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
  [{ payoffs: { allCooperate: 3, oneDefects: 5, severalDefect: 6 } }, 'payoffs'],
  [{ payoffs: { allCooperate: 0, oneDefects: 5, severalDefect: 2 } }, 'payoffs'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = dilemma.setup.ruleset.safeParse({ ...dilemma.setup.presets[0], ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})
