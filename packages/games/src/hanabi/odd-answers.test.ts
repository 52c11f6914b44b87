import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { alias } from '../contract/aliases.ts'
import { describeOddByHand, questionOf } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { hanabi } from './kit.ts'
import type { HanabiState } from './table.ts'

describeOddByHand(hanabi, 'en', 'move', [
  ['play 1 and 2', null],
  ['Hint: play card 1', null],
  ['My clue: play 1', null],
  ['{"action":"play","card":2}', 'play 2'],
  ['Play the second card', 'play 2'],
  ['clue P2 red', 'clue 2 red'],
  ['{"action":"clue","player":2,"colour":"red"}', 'clue 2 red'],
  ['clue 2 purple', null],
  ['Clue Player 2: purple', null],
  ['clue purple', null],
  ['{"move":"clue 2 purple"}', null],
  ['{"action":"clue","player":2,"rank":6}', null],
  ['clue 2 6', null],
  ['clue 2 0', null],
  ['There is no purple.\n\nclue 2 red', 'clue 2 red'],
  ['clue 2', 'clue 2 2'],
  ['clue 2 please', 'clue 2 2'],
  ['clue 2 because they need it', 'clue 2 2'],
  ['clue 2 banana', null],
  ['clue 2 banana because they need it', null],
  ['Clue player 2 about bananas', null],
  ['{"move":"clue 2 banana"}', null],
  ['clue banana 2', null],
  ['clue 2 banana red', null],
  ['clue 2 red and 3', null],
  ['clue 2 colour banana', null],
  ['clue 2 two', 'clue 2 2'],
  ['Clue Player 2 “fives”', 'clue 2 5'],
  ['Give Player 2 a clue about 2s', 'clue 2 2'],
  ['I discard the card in position 5', 'discard 5'],
  ['0-indexed: play 1', null],
])

describeOddByHand(hanabi, 'zh', 'move', [
  ['打出2号牌', 'play 2'],
  ['打出第二张牌', 'play 2'],
  ['打出1和2', null],
  ['提示玩家2紫色', null],
  ['提示玩家2：数字6', null],
  ['提示紫色', null],
  ['提示2香蕉', null],
  ['提示玩家2香蕉', null],
  ['提示2', 'clue 2 2'],
  ['提示2的牌', 'clue 2 2'],
  ['提示2号玩家红色', 'clue 2 red'],
  ['给玩家2提示红色', 'clue 2 red'],
  ['提示玩家2二', 'clue 2 2'],
  ['提示玩家2数字香蕉', null],
  ['他们提示玩家2红色了', null],
])

it.each([
  [
    'en',
    'clue 2 purple',
    "Player 1's answer “clue 2 purple” is refused: the deck has no such colour or rank.",
  ],
  ['en', 'clue 2 6', "Player 1's answer “clue 2 6” is refused: the deck has no such colour or rank."],
  [
    'en',
    'clue 2 banana',
    "Player 1's answer “clue 2 banana” is refused: the deck has no such colour or rank.",
  ],
  ['zh', '提示玩家2香蕉', '玩家1的回答“提示玩家2香蕉”不被接受：牌库里没有这样的颜色或数字。'],
  ['zh', '提示玩家2紫色', '玩家1的回答“提示玩家2紫色”不被接受：牌库里没有这样的颜色或数字。'],
] as const)('tells in %s why “%s” is refused', (language, text, line) => {
  const asked = questionOf(hanabi, language, 'move')
  const { turn } = asked
  const state = asked.state as HanabiState
  const ruling = hanabi.rules.decide(
    state,
    turn.seat,
    hanabi.rules.readMove(state, turn, text),
    rngAt('x', 0),
  )
  const [event = expect.fail('nothing follows')] = ruling.ok ? ruling.events : []
  const nameOf = (seat: number) => alias(language, seat)
  expect(hanabi.wire.say(event, { language, nameOf })).toBe(line)
})
