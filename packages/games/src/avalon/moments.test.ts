import { redact } from '@wis/engine'
import { expect, it } from 'vitest'
import { avalon } from './kit.ts'
import { atTheTable } from './testing/at-the-table.ts'
import type { AvalonTestMatch } from './testing/at-the-table.ts'

const nameOf = (seat: number) => `<${seat}>`
const momentsOf = ({ match }: AvalonTestMatch) =>
  (avalon.moments?.(match.log, nameOf) ?? []).map(({ kind, seat, text }) => [kind, seat, text.en])

it('tells the quest that turned it, the change of mind, the votes that told, and the end', () => {
  const table = atTheTable()
  table.quest('04', '.x')
  table.settle('023', '012')
  table.vote('+++--')
  table.play('...')
  table.settle('24')
  table.vote('-++++')
  table.play('..')
  table.quest('012', '...')
  table.answer(4, 'Player 1')
  expect(momentsOf(table)).toEqual([
    ['change-of-mind', 1, '<1> changes the team, and no evil is left on it.'],
    ['vote-that-told', null, 'Both evil players vote alike, and no other player votes with them.'],
    ['merlin-slip', 0, '<0>, who is Merlin, is the only good player against a team with evil on it.'],
    ['quest-that-turned', null, 'Quest 3 puts the good ahead for good.'],
    ['merlin-found', 4, '<4>, the assassin, finds Merlin: <0>.'],
  ])
})

it('tells nothing that needs the roles before the end', () => {
  const table = atTheTable()
  table.settle('34', '01')
  table.vote('+++--')
  expect(momentsOf(table)).toEqual([])
  for (const viewer of [0, 'spectator'] as const) {
    const told = table.match.log.map((entry) => redact(avalon.rules, viewer, entry))
    expect(avalon.moments?.(told as never, nameOf)).toEqual([])
  }
})

it('tells a lost match by the quest after which the evil stayed ahead', () => {
  const table = atTheTable()
  table.quest('01', '..')
  table.quest('034', '.x.')
  table.quest('34', 'x.')
  table.quest('134', '.x.')
  expect(momentsOf(table)).toEqual([['quest-that-turned', null, 'Quest 3 puts the evil ahead for good.']])
})
