import { requestWith } from '@wis/protocol'
import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReply } from './read-reply.ts'

const speech = requestWith([], { turn: { kind: 'speech', round: 1, deadline: '', limit: 40 } })
const vote = requestWith([], {
  turn: { kind: 'vote', round: 1, deadline: '', limit: 40 },
  candidates: ['Player 1', 'Player 2', 'Player 3', 'Player 5'],
})
const chineseVote = requestWith([], { turn: vote.turn, language: 'zh' })

/** Typical pieces of model output, in any order. They find more faults than random letters. */
const bits = fc.constantFrom(
  ...[
    '{',
    '}',
    '"',
    "'",
    '[',
    ']',
    ':',
    '：',
    ',',
    '\\',
    '\n',
    '```',
    '```json',
    '**',
    '<',
    '>',
    '`',
    '“',
    '”',
  ],
  ...[
    '<think>',
    '</think>',
    '<answer>',
    '</answer>',
    '\\boxed{',
    '<|channel|>final<|message|>',
    'null',
    '0.5',
  ],
  ...[
    '"vote"',
    '"speech"',
    "'vote': '",
    'VOTE:',
    'SPEECH:',
    '投票：',
    '发言：',
    'identities',
    'I vote for',
    '不投',
  ],
  ...[
    'Player 3',
    'player3',
    '玩家3',
    'Player 1',
    'Player 12',
    '3',
    '三号',
    '９',
    'abstain',
    '弃权',
    '\u0301',
    '\uD83D',
  ],
)
const reply = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.oneof(bits, fc.string({ maxLength: 8 })), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.json().map((json) => `{"vote": ${json}, "speech": ${json}, "beliefs": ${json}}`),
)

describe('for any reply of a model', { timeout: 60_000 }, () => {
  it('a vote is one of the candidates offered, or an abstention', () => {
    const allowed = [
      new Set(['abstain', 'Player 2', 'Player 3', 'Player 5']),
      new Set(['弃权', '玩家2', '玩家3', '玩家4', '玩家5', '玩家6']),
    ]
    const read = (text: string) => [readReply(text, vote).text, readReply(text, chineseVote).text]
    fc.assert(
      fc.property(reply, (text) => read(text).every((move, index) => allowed[index]?.has(move))),
      { numRuns: cases(10_000) },
    )
  })

  it('quotation marks around nothing are one line, too', () => {
    expect(readReply('`\n`', speech).text).toBe('` `')
  })

  it('a speech is one line within the limit', () => {
    const isSpeech = ({ text }: { text: string }) => [...text].length <= 40 && !text.includes('\n')
    fc.assert(
      fc.property(reply, (text) => isSpeech(readReply(text, speech))),
      { numRuns: cases(10_000) },
    )
  })

  it('no character comes through that a database refuses', () => {
    const sound = ({ text, reasoning = '' }: { text: string; reasoning?: string }) =>
      !/\0|\p{Cs}/u.test(text + reasoning)
    const halves = fc
      .constantFrom('\\u0000', '\0', '\uD83D', '\\ud83d', '{"speech": "', '"}', 'a')
      .chain((bit) => fc.array(fc.constant(bit), { maxLength: 3 }))
    const text = fc.array(halves, { maxLength: 8 }).map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(text, (broken) => sound(readReply(broken, speech))),
      { numRuns: cases(2_000) },
    )
  })

  it('beliefs are about aliases, between 0 and 1', () => {
    const sound = (beliefs: Readonly<Record<string, number>> = {}) =>
      Object.entries(beliefs).every(
        ([alias, chance]) => vote.aliases.includes(alias) && chance >= 0 && chance <= 1,
      )
    fc.assert(
      fc.property(reply, (text) => sound(readReply(text, vote).beliefs)),
      { numRuns: cases(2_000) },
    )
  })

  it.each([
    ['braces', '{'],
    ['lists', '{"vote":['],
    ['objects', '{"vote":{"a":'],
    ['thoughts', '<think>'],
    ['boxes', '\\boxed{'],
    ['stars', '*a '],
    ['signs', '!'],
    ['spaces', ' \n'],
    ['names', 'Player 3 or Player 2, '],
    ['loose fields', '"vote": "Player'],
    ['marks', 'e\u0301\u0301\u0301'],
    ['answers', '<answer>'],
  ])('64 KiB of %s are read', (_, bit) => {
    const text = bit.repeat(Math.ceil(65_536 / bit.length))
    expect(readReply(`${text} x`, vote).text).toBe('abstain')
    expect([...readReply(`${text} x`, speech).text].length).toBeLessThanOrEqual(40)
  })

  it('lists within lists are read at any depth', () => {
    const deep = `{"vote": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    expect(readReply(deep, vote).text).toBe('abstain')
  })
})

describe('beliefs are read from', () => {
  it.each([
    ['chances', '{"Player 2": 0.2, "Player 3": 0.8}'],
    ['percentages', '{"Player 2": 20, "Player 3": 80}'],
    ['percentages as text', '{"Player 2": "20%", "Player 3": "80 %"}'],
    ['other spellings', '{"player2": 0.2, "玩家3": 0.8}'],
    ['numbers', '{"2": 0.2, "3": 0.8}'],
    ['a list', '[{"player": "Player 2", "p": 0.2}, {"player": "Player 3", "p": 0.8}]'],
    ['objects', '{"Player 2": {"role": "?", "p": 0.2}, "Player 3": {"p": 0.8}}'],
    [
      'what else is there',
      '{"Player 2": 0.2, "Player 3": 0.8, "Player 9": 1, "Player 4": "unsure", "x": 0.5}',
    ],
  ])('%s', (_, identities) => {
    const { beliefs } = readReply(`{"identities": ${identities}, "vote": "Player 3"}`, vote)
    expect(beliefs).toEqual({ 'Player 2': 0.2, 'Player 3': 0.8 })
  })

  it('roles', () => {
    const { beliefs } = readReply(
      '{"identities": {"Player 2": "civilian", "Player 3": "the spy"}, "vote": 3}',
      vote,
    )
    expect(beliefs).toEqual({ 'Player 2': 0, 'Player 3': 1 })
  })
})

describe('the reasons are', () => {
  it.each([
    ['the field for them', '{"reasoning": "Too vague.", "vote": "Player 3"}', 'Too vague.'],
    ['the field for them, of broken JSON', '{"reasoning": "Too vague.", "vote": "Player 3",}', 'Too vague.'],
    ['what was thought', '<think>Too vague.</think>Player 3', 'Too vague.'],
    ['what stands around the move', 'Too vague.\nVOTE: Player 3', 'Too vague.\nVOTE: Player 3'],
    ['the reply that could not be read', 'I cannot tell.', 'I cannot tell.'],
  ])('%s', (_, text, reasoning) => expect(readReply(text, vote).reasoning).toBe(reasoning))

  it('absent if a bare name is the whole reply', () => {
    expect(readReply('Player 3', vote)).toEqual({ text: 'Player 3' })
  })
})

describe('aliases of any form', () => {
  const among = (aliases: readonly string[], text: string) =>
    readReply(text, { ...vote, alias: 'Nobody at all', aliases, candidates: aliases }).text

  it.each([
    ['Ann', 'I vote for Ann.'],
    ['Anna', 'Anna'],
    ['Ann Lee', 'My vote: ann lee'],
    ['小明', '我投小明'],
    ['Agent 7', '7'],
    ['a.b (c)', 'It must be a.b (c)!'],
  ])('%s is read from %j', (alias, text) => {
    expect(among(['Ann', 'Anna', 'Ann Lee', '小明', '小红', 'Agent 7', 'a.b (c)'], text)).toBe(alias)
  })

  it('a number that two aliases share means neither', () => {
    expect(among(['Agent 7', 'Robot 7'], '7')).toBe('abstain')
    expect(among(['Agent 7', 'Robot 7'], 'Robot 7')).toBe('Robot 7')
  })
})
