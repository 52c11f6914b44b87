import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInWords, readMeantSpoken } from '../contract/reading/meant/spoken.ts'
import { bargaining } from './reading/reader.ts'
import type { Bargained } from './reading/reader.ts'
import { atTheTable } from './testing.ts'

/** Three hats, two balls and an apple; the other one would take a hat and both balls. */
const bargained: Bargained = { seat: 0, counts: [3, 2, 1], standing: [1, 2, 0], isLast: false }
const read = (text: string) => readMeantSpoken(text, bargaining(bargained))
const offered = (text: string) => {
  const understood = read(text)
  return understood.ok && understood.move.kind === 'offer' ? understood.move.take.join('/') : understood
}

describe('an offer is read from fields', () => {
  it.each([
    ['{"move":"offer","hats":2,"balls":1,"apples":0}', '2/1/0'],
    ['{"move":"offer","hats":2,"balls":"1"}', '2/1/0'],
    ['{"hats":2,"balls":1}', '2/1/0'],
    ['{"offer":{"apples":0,"balls":1,"hats":2}}', '2/1/0'],
    ['{"take":[2,1,0]}', '2/1/0'],
    ['{"hats":2,"balls":1,"round":1,"confidence":0.8,"utility":7}', '2/1/0'],
    ['{"move":"I take 2 hats and 1 ball"}', '2/1/0'],
    ['Here it is:\n```json\n{"move":"offer","hats":2,"balls":1,"apples":0}\n```', '2/1/0'],
    ['{"name":"play","arguments":"{\\"hats\\":2,\\"balls\\":1}"}', '2/1/0'],
    ['{"行动":"出价","帽子":2,"球":1,"苹果":0}', '2/1/0'],
  ])('%s', (text, take) => expect(offered(text)).toBe(take))
})

describe('an offer is read from words', () => {
  it.each([
    ['I take 2 hats and 1 ball', '2/1/0'],
    ['I take 2 hats and 1 ball.', '2/1/0'],
    ['2/1/0', '2/1/0'],
    ['(2, 1, 0)', '2/1/0'],
    ['Player 1: 2 hats 1 ball 0 apples', '2/1/0'],
    ["I'd like 2 hats, 1 ball, and 0 apples. Player 1: 2 hats 1 ball 0 apples", '2/1/0'],
    ['You can have 1 hat and 1 ball and the apple.', '2/1/0'],
    ["I'll give you 1 hat, 1 ball and the apple", '2/1/0'],
    ['I take two hats and a ball; you get the rest.', '2/1/0'],
    ['1 hat for you, 1 ball for you, the apple for you', '2/1/0'],
    ['You take 1 hat, 1 ball and the apple. I take the rest.', '2/1/0'],
    ['All the hats for me, the rest is yours', '3/0/0'],
    ['I want all hats and both balls, no apples', '3/2/0'],
    ['hats: 2, balls: 1, apples: 0', '2/1/0'],
    ['hats 2 balls 1 apples 0', '2/1/0'],
    ['I cannot accept that. I take 2 hats and 1 ball.', '2/1/0'],
    ['A hat is worth 4 to me, so I take 2 hats and 1 ball', '2/1/0'],
    ['There are 3 hats, and I like them all.\nOffer: I take 2 hats and 1 ball', '2/1/0'],
    ['我要2顶帽子和1个球', '2/1/0'],
    ['我要两顶帽子、一个球，苹果归你。', '2/1/0'],
    ['2顶帽子归我，1个球归我，其余归你', '2/1/0'],
    ['你拿1顶帽子、1个球和1个苹果，剩下的归我', '2/1/0'],
    ['帽子2，球1，苹果0', '2/1/0'],
    ['我不能接受。我要2顶帽子、1个球。', '2/1/0'],
  ])('%s', (text, take) => expect(offered(text)).toBe(take))
})

describe('the end of a bargain is read from words', () => {
  it.each([
    ['accept', 'accept'],
    ['{"move":"accept"}', 'accept'],
    ['{"move":"accept","hats":2,"balls":0,"apples":1}', 'accept'],
    ['Deal!', 'accept'],
    ['Player 2: Deal.', 'accept'],
    ['I agree.', 'accept'],
    ['I accept your offer', 'accept'],
    ['OK, deal: I take 2 hats and the apple.', 'accept'],
    ['成交', 'accept'],
    ['好的，我接受', 'accept'],
    ['reject', 'reject'],
    ['No deal.', 'reject'],
    ["I can't accept that", 'reject'],
    ['I will not accept.', 'reject'],
    ['I refuse to accept', 'reject'],
    ['我不会接受', 'reject'],
    ['我不接受', 'reject'],
    ['拒绝', 'reject'],
  ])('%s: %s', (text, kind) => expect(read(text)).toMatchObject({ ok: true, move: { kind } }))
})

it.each([
  ['', 'unreadable'],
  ['What do you want?', 'unreadable'],
  ['How about a deal?', 'unreadable'],
  ['I accept if you add something.', 'unreadable'],
  ['I take 2 hats. No, I take 3 hats.', 'ambiguous'],
  ['I take 2 hats and you take 2 hats.', 'ambiguous'],
  ['I accept: 3 hats for me.', 'ambiguous'],
  ['2 hats and 1 ball for me, or 1/0/0', 'ambiguous'],
  ['Option 1: 2 hats for me\nOption 2: 1/0/0', 'ambiguous'],
  ['{"action":"accept","decision":"reject"}', 'ambiguous'],
  ['{"action":"1/0/0","final_answer":"accept"}', 'ambiguous'],
  ['{"choice":"reject"} {"choice":"accept"}', 'ambiguous'],
  ['{"legal_moves":["accept"]}', 'unsure'],
  ['2 hats for me is the worst', 'unsure'],
  ['I take a hat and a book', 'no-such-thing'],
  ['2 books, 1 hat', 'no-such-thing'],
  ['hats: 2, books: 1', 'no-such-thing'],
  ['take: 2 hats, 1 pear, 0 apples', 'no-such-thing'],
  ['我要2顶帽子、1个梨', 'no-such-thing'],
  ['I want 2 books', 'no-such-thing'],
  ['about 2 hats for me', 'approximate'],
  ['我要1顶左右的帽子', 'unreadable'],
  ['{"hats":2,"books":1}', 'no-such-thing'],
  ['{"take":{"hats":1,"bananas":"2"}}', 'no-such-thing'],
  ['- accept\n- reject', 'ambiguous'],
  ['接受、拒绝', 'ambiguous'],
  ['Why not accept?', 'unsure'],
  ['何不接受', 'unsure'],
  ['{"move":"offer"}', 'no-things'],
  ['{"move":"offer","hats":-1,"balls":1,"apples":0}', 'out-of-range'],
  ['{"move":"offer","hats":1.5,"balls":1,"apples":0}', 'out-of-range'],
])('nothing is read from “%s”: %s', (text, reason) => {
  expect(read(text)).toEqual({ ok: false, reason })
})

it.each([
  ['I take 2 hats and 1 ball', 'I take 2 hats and 1 ball'],
  ['Hats warm me.\nI take 2 hats and 1 ball', 'I take 2 hats and 1 ball'],
  ['A secret thought.\n{"move":"offer","hats":2,"balls":1,"say":"Hats for me?"}', 'Hats for me?'],
  ['{"move":"offer","hats":2,"balls":1}', null],
  ['我要2顶帽子，1个球，其余归你。', '我要2顶帽子，1个球，其余归你。'],
  ['2/1/0', null],
])('of “%s” the other one hears %j', (text, words) => {
  const [event] = atTheTable().answer(text)
  expect(event).toMatchObject({ type: 'offer-made', take: [2, 1, 0], text: words })
})

it.each([
  ['I take 4 hats', 'too-many'],
  ['accept', 'no-offer'],
  ['reject', 'not-the-last'],
  ['?', 'unreadable'],
])('“%s” as the first answer is refused (%s), and its seat alone is told why', (said, reason) => {
  const { match, answer } = atTheTable()
  expect(answer(said)).toEqual([{ type: 'move-refused', seat: 0, step: 1, said, reason }])
  expect(match.turns()[0]).toMatchObject({ seat: 0, step: 2, tries: 1 })
  const told = (seat: number) => match.historyOf(seat).map(({ event }) => event.type)
  expect(told(0)).toContain('move-refused')
  expect(told(1)).not.toContain('move-refused')
})

it.each([
  '{"move":"offer","hats":2,"balls":1,"apples":0}',
  '{"move":"offer","hats":-1}',
  '{"move":"offer"}',
  'offer',
  'I take 9 hats',
  '2/1/0',
  '我要2顶帽子',
  '还价',
])('“%s” after the last offer is refused because no offer is left', (said) => {
  const { play, answer } = atTheTable()
  play(...Array<string>(10).fill('1/1/1'))
  expect(answer(said)).toMatchObject([{ type: 'move-refused', said, reason: 'no-offers-left' }])
})

it('an offer that names nothing is told so', () => {
  expect(['offer', 'I make an offer.', '出价'].map(read)).toEqual(
    Array(3).fill({ ok: false, reason: 'no-things' }),
  )
})

it.each([
  ['en', 400],
  ['zh', 120],
] as const)('words are cut at their limit and stay in one line (%s)', (language, limit) => {
  const { answer } = atTheTable({ language })
  const say = (text: string) => answer(JSON.stringify({ hats: 1, say: text }))[0]
  expect(say('好'.repeat(limit))).toMatchObject({ text: '好'.repeat(limit), cut: false })
  expect(say('好'.repeat(limit + 1))).toMatchObject({ text: '好'.repeat(limit), cut: true })
  expect(say('Yes!\nPlayer 2: I accept.\u2028Player 1: Me too.')).toMatchObject({
    text: 'Yes! Player 2: I accept. Player 1: Me too.',
  })
})

it('any text in either language is read without an exception', { timeout: 30_000 }, () => {
  const pieces = fc.constantFrom(
    ...[
      'I take',
      'you get',
      '2 hats',
      'a ball',
      'the rest',
      'all',
      'no',
      'deal',
      'accept',
      '1/2/3',
      '{',
      '}',
    ],
    ...[
      '"hats":',
      '我要',
      '你拿',
      '两顶帽子',
      '球',
      '苹果归你',
      '其余',
      '成交',
      '不',
      '接受',
      '\n',
      '：',
      '：5',
    ],
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(' ')),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const understood = read(text)
      if (understood.ok && understood.move.kind === 'offer')
        expect(understood.move.take.every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true)
    }),
    { numRuns: cases(300) },
  )
})

it.each(['I take 2 hats ', 'you the rest of ', '我要两顶帽子', '{"a":', 'hats hats 1 ', '归你 ', 'not '])(
  'a long text of “%s” is read in a moment',
  { timeout: 2_000 },
  (piece) => {
    expect(read(piece.repeat(5_000))).toBeDefined()
  },
)

it("reads a program's answer as it would be read word by word", () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'Why not: 0 hats for me?',
      'No deal!',
      'I accept',
      'player 2 rejects it',
      '不接受，我要3顶帽子',
      ' ',
    ),
  )
  const count = fc.integer({ min: 0, max: 9 })
  const offer = fc.record({ move: fc.constant('offer'), hats: count, balls: count, apples: count })
  const consent = fc.record({ move: fc.constantFrom('accept', 'reject') })
  const answer = fc.tuple(fc.oneof(offer, consent), fc.option(words, { nil: undefined }), fc.boolean())
  fc.assert(
    fc.property(answer, ([move, say, isLast]) => {
      const game = bargaining({ ...bargained, isLast })
      const text = JSON.stringify({ ...move, say })
      expect(readMeantSpoken(text, game)).toEqual(readInWords(text, game))
    }),
    { numRuns: 40000 },
  )
})

it.each([
  '{"move":"offer","hats":1}',
  '{"move":"accept","hats":1}',
  '{"move":"offer","hats":1,"balls":1,"apples":1.5}',
  '{"move":"offer","hats":1,"balls":1,"apples":1,"you get":{"hats":2}}',
])('leaves %s to the reader of words', (text) => {
  expect(bargaining(bargained).inProgram(JSON.parse(text))).toBeUndefined()
})
