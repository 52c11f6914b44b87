import { describe, expect, it } from 'vitest'
import type { Field } from '../field.ts'
import { readFields } from './read-fields.ts'

const label = { en: 'Label', zh: '名称' } as const
const choices = ['fold', 'raise'].map((value) => ({ value, label: { en: value, zh: value } }))
const action: Field = { kind: 'choice', name: 'action', label, choices }
const bid: Field = { kind: 'number', name: 'bid', label, least: 0, most: 500 }
const shares: Field = { kind: 'list', name: 'shares', label, length: 3, least: 0, most: 100 }
const say: Field = { kind: 'text', name: 'say', label, limit: 100 }

const read = (fields: readonly Field[], text: string) => {
  const filled = readFields(fields, text)
  return filled.ok ? filled.values : filled.reason
}

describe('an answer with several fields', () => {
  const both = { say: 'So be it.', shares: [50, 30, 20] }
  const json = JSON.stringify(both)
  it.each([
    ['as JSON', json],
    ['as fenced JSON', `I think:\n\`\`\`json\n${json}\n\`\`\``],
    ['within another object', JSON.stringify({ response: { answer: both } })],
    ['as the call of a tool', JSON.stringify({ name: 'act', arguments: both })],
    [
      'as the call of a tool with a text of JSON',
      JSON.stringify({ function: { name: 'a', arguments: json } }),
    ],
    ['as a list of calls', JSON.stringify({ tool_calls: [{ function: { arguments: json } }] })],
    ['line by line', 'say: So be it.\nshares: 50, 30, 20'],
  ])('is read %s', (_, text) => expect(read([say, shares], text)).toEqual(both))
})

describe('an answer with one field', () => {
  it.each([
    ['by its name', '{"action":"raise"}'],
    ['by the name of any answer', '{"move":"raise"}'],
    ['as the call of a tool', '{"name":"play","arguments":"{\\"action\\":\\"raise\\"}"}'],
    ['in the last of several objects', '{"action":"fold"}? No. {"action":"raise"}'],
    ['in JSON that was cut off', '{"action": "raise"'],
    ['in JSON that was cut off later', '{"note": "Not fold.", "action": "raise", "why": "To fold is'],
    ['behind a mark', 'To fold is weak.\nAction: raise\nGood luck!'],
    ['behind a mark in Chinese', '先想一想 fold。\n行动：raise'],
    ['in a box', 'Not to fold, so:\n\\boxed{raise}'],
    ['in the last line', 'I could fold.\nI raise.'],
  ])('is read %s', (_, text) => expect(read([action], text)).toEqual({ action: 'raise' }))

  it('of its own name comes before one of any name', () => {
    expect(read([bid], '{"answer":"7 or 8","details":{"bid":350}}')).toEqual({ bid: 350 })
  })
})

const label2 = (en: string, zh: string) => ({ en, zh })
const seats = [0, 1, 2].map((seat) => ({ seat, alias: `Player ${seat + 1}` }))
const team: Field = {
  kind: 'picks',
  name: 'team',
  label,
  least: 2,
  most: 2,
  choices: seats.map(({ alias }) => ({
    value: alias,
    label: label2(alias, alias.replace('Player ', '玩家')),
  })),
}

describe('several values of a list', () => {
  it.each([
    ['as a list', '{"team": ["Player 3", "Player 1"]}'],
    ['as a text', '{"team": "Player 1 and Player 3"}'],
    ['behind their name', 'Team: Player 1, Player 3\nI trust them.'],
    ['in a sentence', 'I propose Player 3 and Player 1.'],
    ['in Chinese', '我提议玩家1和玩家3。'],
    ['that are repeated', '{"team": ["Player 1", "Player 3", "Player 1"]}'],
  ])('are read %s, in the order of the list', (_, text) =>
    expect(read([team], text)).toEqual({ team: ['Player 1', 'Player 3'] }),
  )

  it.each([
    ['too few', '{"team": ["Player 1"]}', 'wrong-number'],
    ['too many', 'Player 1, Player 2, Player 3', 'wrong-number'],
    ['none', '{"team": []}', 'unreadable'],
  ])('are refused if there are %s', (_, text, reason) => expect(read([team], text)).toBe(reason))
})

describe('guesses about seats', () => {
  const field: Field = { kind: 'guesses', name: 'guesses', label, seats, choices, optional: true }
  const both = [
    { seat: 0, value: 'fold', certainty: 80 },
    { seat: 2, value: 'raise', certainty: null },
  ]
  it.each([
    [
      'an object of objects',
      { 'Player 3': { guess: 'raise' }, 'Player 1': { certainty: 80, guess: 'fold' } },
    ],
    ['an object of texts', { 'player 1': 'fold (80 %)', 'Player 3': 'raise' }],
    [
      'a list',
      [
        { player: 'Player 3', guess: 'raise' },
        { player: 'Player 1', guess: 'fold', certainty: 80 },
      ],
    ],
    ['a text', 'Player 1: fold 80; Player 3: raise; nobody: fold'],
    ['several about one seat', ['Player 1 raise', 'Player 3 raise', 'Player 1 fold 80']],
    ['some that say two things', ['Player 1 fold 80', 'Player 2 fold or raise', 'Player 3 raise 101']],
  ])('are read in %s', (_, guesses) =>
    expect(read([say, field], JSON.stringify({ say: 'So be it.', guesses }))).toEqual({
      say: 'So be it.',
      guesses: both,
    }),
  )

  it.each([[7], [[]], ['nobody'], [{ 'Player 9': 'fold' }]])('are left out in %j', (guesses) => {
    expect(read([say, field], JSON.stringify({ say: 'So be it.', guesses }))).toEqual({ say: 'So be it.' })
  })
})

describe('an answer that lies too deep', () => {
  const nested = (open: string, close: string, times: number) =>
    `{"action":${open.repeat(times)}"raise"${close.repeat(times)}}`
  it.each([
    ['lists', nested('[', ']', 8_000)],
    ['objects', nested('{"a":', '}', 3_000)],
  ])('in %s is not found, and breaks nothing', (_, text) => {
    expect(read([bid], text)).toBe('unreadable')
    expect(read([shares], text)).toBe('unreadable')
    expect(() => readFields([action], text)).not.toThrow()
  })
})

describe('an answer with characters that cannot be stored', () => {
  const label = { en: 'it', zh: '它' }
  it.each([
    ['as they are', 'description: red\0 and \ud83d round'],
    ['escaped in JSON', String.raw`{"description": "red\u0000 and \ud83d round"}`],
  ])('is read as it can be stored: %s', (_, text) => {
    expect(readFields([{ kind: 'text', name: 'description', label, limit: 100 }], text)).toEqual({
      ok: true,
      values: { description: 'red\ufffd and \ufffd round' },
    })
  })
})
