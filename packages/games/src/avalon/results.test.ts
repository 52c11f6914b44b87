import { expect, it } from 'vitest'
import { avalon } from './kit.ts'
import { atTheTable } from './testing/at-the-table.ts'

/** Merlin leads a clean team, Percival a tainted one, the servant changes to a clean one, and so on. */
function played() {
  const table = atTheTable()
  table.quest('01', '..')
  table.settle('034')
  table.vote('+--++')
  table.play('.x.')
  table.settle('23', '02')
  table.vote('+++--')
  table.play('..')
  table.settle('123')
  table.vote('-----')
  table.quest('012', '...')
  table.answer(4, 'Player 2')
  return avalon.results.of(table.match.state)
}

it('counts quests, teams and votes by the side of the seat', () => {
  const [merlin, percival, servant, morgana, assassin] = played().map(({ facts }) => facts)
  expect(merlin).toMatchObject({
    'as-merlin': 1,
    'merlin-wins': 1,
    'as-percival': 0,
    'good-quests': 4,
    'good-quests-won': 3,
    'evil-quests': 0,
    'quests-joined': 4,
    'teams-led': 1,
    'teams-led-right': 1,
    proposals: 1,
    'good-votes': 5,
    'good-votes-right': 4,
    'evil-cards': 0,
  })
  expect(percival).toMatchObject({ 'teams-led': 1, 'teams-led-right': 0, 'good-votes-right': 5 })
  expect(servant).toMatchObject({
    'teams-led': 1,
    'teams-led-right': 1,
    proposals: 1,
    'proposals-changed': 1,
  })
  expect(morgana).toMatchObject({
    'as-morgana': 1,
    'morgana-wins': 0,
    'good-quests': 0,
    'evil-quests': 4,
    'evil-quests-won': 1,
    'quests-joined': 1,
    'evil-cards': 1,
    'evil-fails': 1,
    'teams-led': 0,
    proposals: 1,
    'good-votes': 0,
  })
  expect(assassin).toMatchObject({
    'evil-cards': 1,
    'evil-fails': 0,
    'merlins-sought': 1,
    'merlins-found': 0,
    'teams-led': 1,
    'teams-led-right': 0,
  })
})

it('gives each its role, side, place and point', () => {
  expect(played().map(({ role, team, place, points }) => [role, team, place, points])).toEqual([
    ['merlin', 0, 1, 1],
    ['percival', 0, 1, 1],
    ['servant', 0, 1, 1],
    ['morgana', 1, 2, 0],
    ['assassin', 1, 2, 0],
  ])
})

it('counts answers, and those that were refused or missing', () => {
  const table = atTheTable()
  table.propose('01')
  table.answer(1, '…')
  table.answer(1, '…')
  table.answer(2, undefined)
  for (const seat of [3, 4]) table.answer(seat, 'Well.')
  table.propose('01')
  table.vote('+++++')
  table.play('..')
  table.quest('012', '...')
  table.quest('02', '..')
  table.answer(4, 'Player 1')
  const facts = avalon.results
    .of(table.match.state)
    .map(({ facts }) => [facts['answers'], facts['refused'], facts['missed']])
  expect(facts).toEqual([
    [10, 0, 0],
    [10, 2, 0],
    [9, 0, 1],
    [6, 0, 0],
    [7, 0, 0],
  ])
})

it('every metric is made of facts that are counted', () => {
  const names = new Set([...Object.keys(avalon.results.facts), 'points', 'matches'])
  for (const { of, per } of avalon.results.metrics)
    expect([...of, ...per].filter((name) => !names.has(name))).toEqual([])
})
