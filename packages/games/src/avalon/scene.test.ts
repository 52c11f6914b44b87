import type { Seat } from '@wis/engine'
import { expect, it } from 'vitest'
import { avalon } from './kit.ts'
import { atTheTable } from './testing/at-the-table.ts'
import type { AvalonTestMatch } from './testing/at-the-table.ts'

const seenBy = ({ match }: AvalonTestMatch, eyes: Seat) => avalon.scene(match.stateOf(eyes), eyes)
const notesOf = (table: AvalonTestMatch, eyes: Seat) =>
  seenBy(table, eyes).seats.map(({ note }) => note?.en ?? '')

it('shows through the eyes of a seat what it was shown, and no more', () => {
  const table = atTheTable()
  table.propose('04')
  expect([0, 1, 2, 3, 4].map((eyes) => notesOf(table, eyes))).toEqual([
    ['Merlin', '', '', 'evil', 'evil'],
    ['Merlin or Morgana', 'Percival', '', 'Merlin or Morgana', ''],
    ['', '', 'Loyal servant', '', ''],
    ['', '', '', 'Morgana', 'evil'],
    ['', '', '', 'evil', 'Assassin'],
  ])
})

it('shows the tokens of the quests with their teams and fails', () => {
  const table = atTheTable()
  table.quest('01', '..')
  table.quest('034', '.xx')
  table.settle('12')
  table.vote('-----')
  table.propose('02')
  const [part] = seenBy(table, 2).parts
  expect(part?.kind === 'quests' ? part.quests : []).toMatchObject([
    { size: 2, team: [0, 1], tone: 'good', note: { en: 'succeeded' }, isNow: false },
    { size: 3, team: [0, 3, 4], tone: 'bad', note: { en: '2 fails' }, isNow: false },
    {
      size: 2,
      team: [0, 2],
      tone: 'plain',
      note: { en: 'proposal 2 of 5', zh: '组队2/5' },
      isNow: true,
    },
    { size: 3, team: [], tone: 'plain', note: null, isNow: false },
    { size: 3, team: [], tone: 'plain', note: null, isNow: false },
  ])
})

it('has an envelope at every seat and the list of what is said from the beginning', () => {
  const table = atTheTable()
  const envelope = { kind: 'envelope', name: { en: 'Vote' }, isIn: false, text: null }
  expect(seenBy(table, 2).parts.slice(1)).toMatchObject([
    { kind: 'speeches', speeches: [], grows: true },
    ...[0, 1, 2, 3, 4].map((seat) => ({ ...envelope, seat })),
  ])
})

it('opens all votes at once, and of the cards only the reader’s own', () => {
  const table = atTheTable()
  table.settle('03')
  table.answer(1, 'approve')
  const envelopes = (eyes: Seat) =>
    seenBy(table, eyes).parts.flatMap((part) =>
      part.kind === 'envelope' ? [`${part.seat} ${part.name.en} ${part.isIn} ${part.text?.en}`] : [],
    )
  expect(envelopes(1)[1]).toBe('1 Vote true approves')
  expect(envelopes(2)).toEqual([0, 1, 2, 3, 4].map((seat) => `${seat} Vote false undefined`))
  for (const seat of [0, 2, 3, 4]) table.answer(seat, seat === 4 ? 'reject' : 'approve')
  const votes = [0, 1, 2, 3, 4].map((seat) => `${seat} Vote true ${seat === 4 ? 'rejects' : 'approves'}`)
  expect(envelopes(2)).toEqual(votes)
  table.answer(0, 'success')
  expect(envelopes(2)).toEqual(votes)
  expect(envelopes(0)).toEqual([
    '0 Card true success',
    ...[1, 2, 3, 4].map((seat) => `${seat} Card false undefined`),
  ])
  table.answer(3, 'fail')
  const { caption, parts } = avalon.scene(table.match.stateOf(2), 2)
  expect(caption.en).toContain('Quest 2, proposal 1')
  expect(parts.flatMap((part) => (part.kind === 'quests' ? part.quests : []))[0]?.tone).toBe('bad')
})

it('shows what was said, and beside it the notes that its reader may know', () => {
  const table = atTheTable()
  table.propose('01', {
    say: 'Fine.',
    thinking: 'Not fine.',
    intentions: ['stay-vague'],
    guesses: { 'Player 4': { guess: 'evil', certainty: 90 } },
  })
  const speech = (eyes: Seat) => {
    const part = seenBy(table, eyes).parts.find(({ kind }) => kind === 'speeches')
    return part?.kind === 'speeches' ? part.speeches[0] : undefined
  }
  expect(speech(1)).toEqual({ seat: 0, text: 'Fine.', tone: 'plain' })
  expect(speech(0)?.asides).toEqual([
    { name: { en: 'Intentions', zh: '意图' }, text: { en: 'Commit to nothing yet', zh: '暂不表态' } },
    { name: { en: 'Thinking', zh: '内心想法' }, text: 'Not fine.' },
    { name: { en: 'Guesses', zh: '猜测' }, text: { en: 'Player 4 Evil 90%', zh: '玩家4 坏人 90%' } },
  ])
})

it('nobody is marked as asked while the assassin looks for Merlin, but for the assassin itself', () => {
  const table = atTheTable()
  table.quest('01', '..')
  table.quest('012', '...')
  table.quest('02', '..')
  const asked = (eyes: Seat) =>
    seenBy(table, eyes).seats.flatMap(({ seat, isAsked }) => (isAsked ? [seat] : []))
  expect([asked(0), asked(3), asked(4)]).toEqual([[], [], [4]])
})
