import { languages } from '@wis/engine'
import type { InBoth } from '@wis/engine'
import { expect, it } from 'vitest'
import { describeOddByHand, expectMeant } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import type { OddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { fullWidth, inWords } from '../contract/testing/odd-answers/spelled-numbers.ts'
import { bargain } from './kit.ts'
import { atTheTable, instance } from './testing.ts'

/** Ways to name what one takes: `A` hats, `B` balls and `C` apples. */
const things: InBoth<readonly string[]> = {
  en: ['A hats, B balls and C apples', 'A hats, B balls, C apples', 'C apples, A hats and B balls'],
  zh: ['A顶帽子、B个球和C个苹果', 'A顶帽子，B个球，C个苹果', 'C个苹果、A顶帽子、B个球'],
}

/** Ways to offer, of which `X` is what one takes. */
const meant: InBoth<readonly string[]> = {
  en: [
    ...['I take X', 'I take X.', 'I want X', 'I would like X.', "I'd like X", 'Player 1: X', 'Player 2: X.'],
    ...[
      'Offer: X',
      'Offer: I take X',
      'My offer: I take X.',
      'Final answer: I take X',
      '**I take X**',
      '`X`',
    ],
    ...['Let me think.\n\nI take X.', 'This is hard.\nOffer: I take X\n', 'I take X, you get the rest.'],
    ...['I cannot accept that. I take X.', 'No deal yet. I take X.', '> I take X', '"I take X"', '(X)'],
  ],
  zh: [
    ...['我要X', '我要X。', '我想要X', '我拿X', '玩家1：X', '玩家2：我要X。', '出价：X', '出价：我要X'],
    ...[
      '我的出价：我要X。',
      '最终答案：我要X',
      '**我要X**',
      '“我要X”',
      '【我要X】',
      '（X）',
      '我要X，其余归你。',
    ],
    ...['让我想想。\n\n我要X。', '这很难。\n出价：我要X\n', '我不能接受。我要X。', '> 我要X'],
  ],
}

/** Ways to deny an offer. They must be refused. */
const denied: InBoth<readonly string[]> = {
  en: [
    ...['I will not take X', 'I do not want X.', "I don't take X", 'I never take X', 'I refuse to take X'],
    ...["I won't take X.", 'I would never offer X', 'Offer: not X', '~~I take X~~', 'I take X ❌'],
  ],
  zh: [
    '我不要X',
    '我不想要X。',
    '我不会拿X',
    '我绝不要X',
    '我拒绝拿X',
    '出价：不要X',
    '~~我要X~~',
    '我要X（已否决）',
  ],
}

const bare = ['A/B/C', 'A, B, C', '(A, B, C)', '[A, B, C]', 'A-B-C', 'A B C', 'hats: A, balls: B, apples: C']

const { counts } = instance
const takes = [0, 1, 2, 3]
  .flatMap((hats) => [0, 1, 2].flatMap((balls) => [0, 1].map((apples) => [hats, balls, apples] as const)))
  .filter((take) => take.some((count) => count > 0))

const put = (way: string, take: readonly number[], spell: (count: number) => string) =>
  way.replace(/[ABC]/gu, (letter) => spell(take['ABC'.indexOf(letter)] ?? 0))

it.each(languages)(
  'bargain: reads offers in words, by papers, in full width and spelled out (%s)',
  (language) => {
    const { match } = atTheTable({ language })
    const [turn] = match.turns()
    const spellings = [String, fullWidth, (count: number) => inWords(count, language)]
    const rows = takes.flatMap((take, at): readonly OddByHand[] => {
      const [hats, balls, apples] = take
      const plain = JSON.stringify({ move: 'offer', hats, balls, apples })
      const ways = things[language].flatMap((way) => spellings.map((spell) => put(way, take, spell)))
      const said = meant[language].map((way, place): OddByHand => {
        return [way.replace('X', ways[(at + place) % ways.length] ?? ''), plain]
      })
      const no = denied[language].map((way, place): OddByHand => {
        return [way.replace('X', ways[(at + place) % ways.length] ?? ''), null]
      })
      const numbers = bare.flatMap((way) =>
        [String, fullWidth].map((spell): OddByHand => [put(way, take, spell), plain]),
      )
      return [...said, ...no, ...numbers]
    })
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(counts).toEqual([3, 2, 1])
    if (!turn) expect.fail('nobody is asked')
    const state = match.stateOf(turn.seat)
    expectMeant(
      bargain,
      { state, turn, fields: bargain.wire.fields(state, turn), house: {}, ruled: match.state },
      rows,
    )
  },
)

const offer = JSON.stringify({ move: 'offer', hats: 1, balls: 2, apples: 0 })

it.each([
  [
    'en',
    [
      ['{"move":"offer","give":{"hats":1,"balls":2,"apples":0}}', null],
      ['{"give":{"hats":1}}', null],
      ['{"give":[1,2,0]}', null],
      ['{"offer":[1,2,0],"give":[2,0,1]}', offer],
      ['-1 hats, 2 balls, 0 apples', null],
      ['1.5 hats, 2 balls, 0 apples', null],
      ['half a hat, 2 balls', null],
      ['Last time I took 1 hat, 2 balls, 0 apples', null],
      ['You wanted 1 hat, 2 balls, 0 apples', null],
      ['You had your chance. I take 1 hat, 2 balls, 0 apples.', offer],
      ['1 hat - 2 balls - 0 apples', offer],
      ['Hats: 1\nBalls: 2\nApples: 0', offer],
      ['My offer:\n- **Hats:** 1\n- **Balls:** 2\n- **Apples:** 0', offer],
      ['about 1 hat, 2 balls, 0 apples', null],
      ['~1 hat, ~2 balls', null],
      ['1 hat and roughly 2 balls', null],
      ['around a hat and 2 balls', null],
      ['How about 1 hat, 2 balls, 0 apples for me?', offer],
      ['I take 1 book and 1 hat', null],
      ['1 hat, 2 balls and a scarf', null],
      ['me: hat x1, book x1', null],
      ['You can have all the books, I take 1 hat', null],
      ['I get 1 hat and your book', null],
      ['1 hat + 1 book', null],
    ],
  ],
  [
    'zh',
    [
      ['上次你要了1顶帽子、2个球、0个苹果', null],
      ['我要1顶帽子、2个球、0个苹果', offer],
      ['帽子：1\n球：2\n苹果：0', offer],
      ['大约1顶帽子、2个球', null],
      ['~1顶帽子、2个球', null],
      ['1顶帽子、2个球、1本书', null],
      ['帽子1，书1', null],
      ['书全归你，我要1顶帽子', null],
      ['给我一顶帽子、一把伞', null],
    ],
  ],
] as const)('bargain: reads offers written by hand (%s)', (language, rows) => {
  const { match } = atTheTable({ language })
  const [turn = expect.fail('nobody is asked')] = match.turns()
  const state = match.stateOf(turn.seat)
  const fields = bargain.wire.fields(state, turn)
  expectMeant(bargain, { state, turn, fields, house: {}, ruled: match.state }, rows)
})

describeOddByHand(bargain, 'en', 'bargain', [
  ['1 hat and 1 ball is my final offer', 'I take 1 hat and 1 ball'],
  ['A hat is worth 4. I take 1 ball.', 'I take 1 ball'],
  ['One hat. One book.', null],
  ['1 hat for me, books for you', null],
  ['I give 1 hat', null],
  ['1-2 hats', null],
  ['I prefer 2 hats to 1 ball', null],
  ['For example {"hats":1,"balls":0,"apples":0}. I take 1 ball.', null],
])

describeOddByHand(bargain, 'en', 'answer', [
  ['deal with it', null],
  ['well done', null],
  ['accept: 0', null],
  ['{"accept": 0}', null],
  ['accept?', null],
  ['{"avoid":["accept"]}', null],
  ['We agreed on accept', null],
  ['Choose accept, Player 2.', null],
  ['OK, reject', '{"move":"reject"}'],
  ['Player 1 accepts', '{"move":"accept"}'],
  ['Player 2 accepts', null],
  ['Deal!', '{"move":"accept"}'],
  ['Yes', '{"move":"accept"}'],
  ['OK.', '{"move":"accept"}'],
  ['No', '{"move":"reject"}'],
  ['Yes, if you add a hat', null],
])
