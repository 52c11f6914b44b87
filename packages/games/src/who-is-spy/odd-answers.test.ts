import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import { expect, it } from 'vitest'
import { questionOf } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { whoIsSpyKit } from './kit.ts'
import type { SpyState } from './state.ts'
import { whyNoVote } from './votes.ts'

const nameOf = (seat: number) => `<${seat}>`

/** What everybody is told of an answer to the first question of a kind. */
function told(language: Language, kind: 'speech' | 'vote', text: string | undefined): string | undefined {
  const { ruled, turn } = questionOf(whoIsSpyKit, language, kind)
  const state = ruled as SpyState
  const move =
    text === undefined
      ? ({ kind: 'forfeit', reason: 'timeout' } as const)
      : whoIsSpyKit.rules.readMove(state, turn, text)
  const ruling = whoIsSpyKit.rules.decide(state, turn.seat, move, rngAt('odd', 1))
  const [event = expect.fail('nothing follows')] = ruling.ok ? ruling.events : []
  return whoIsSpyKit.wire.say(event, { language, nameOf })
}

it.each([
  ['en', 'Player 3', '<0> voted for <2>.'],
  ['en', '  Player 3\n', '<0> voted for <2>.'],
  ['en', 'Ｐｌａｙｅｒ ３', '<0> voted for <2>.'],
  ['en', '{"vote":"Player 3"}', '<0> voted for <2>.'],
  ['en', '\n{"vote":"Player 3"}', '<0> voted for <2>.'],
  ['en', '```json\n{"vote":"Player 3"}\n```', '<0> voted for <2>.'],
  ['en', 'abstain', '<0> abstained.'],
  ['en', '', '<0> abstained.'],
  ['en', 'banana', "<0>'s vote “banana” is not the name of anybody it can vote for, so that it abstained."],
  [
    'en',
    'Player 1',
    "<0>'s vote “Player 1” is not the name of anybody it can vote for, so that it abstained.",
  ],
  [
    'en',
    '{"vote":3}',
    '<0>\'s vote “{"vote":3}” is not the name of anybody it can vote for, so that it abstained.',
  ],
  ['en', '{"move":"Player 3","decision":"Player 3"}', '<0> voted for <2>.'],
  [
    'en',
    '{"move":"Player 2","decision":"Player 3"}',
    '<0>\'s vote “{"move":"Player 2","decision":"Player 3"}” is not the name of anybody it can vote for, so that it abstained.',
  ],
  ['zh', '玩家3', '<0>投给<2>。'],
  ['zh', '{"vote":"玩家３"}', '<0>投给<2>。'],
  ['zh', '弃权', '<0>弃权。'],
  ['zh', '香蕉', '<0>的投票“香蕉”不是可投玩家的名字，按弃权处理。'],
] as const)('tells in %s what becomes of the vote %j', (language, text, line) => {
  expect(told(language, 'vote', text)).toBe(line)
})

const long = 'It is warm. '.repeat(60)

it.each([
  ['en', 'It is warm.', '<0> said: “It is warm.”'],
  ['en', ' {"speech":"It is warm."}', '<0> said: “It is warm.”'],
  ['en', '```\n{"speech":"It is warm."}\n```', '<0> said: “It is warm.”'],
  ['en', long, `<0> said: “${long.slice(0, 400)}” The rest was too long to be heard.`],
  ['en', ' \n', '<0> said nothing: it gave an empty answer.'],
  ['en', undefined, '<0> said nothing: it gave no answer in time.'],
  ['zh', '暖。'.repeat(200), `<0>说：“${'暖。'.repeat(60)}”后面太长，没有被听到。`],
  ['zh', '', '<0>没有发言：回答是空的。'],
  ['zh', undefined, '<0>没有发言：没有按时回答。'],
] as const)('tells in %s what becomes of the speech %j', (language, text, line) => {
  expect(told(language, 'speech', text)).toBe(line)
})

it('tells a foul of a speech without any word from silence', () => {
  const fouls = [{ seat: 0, kind: 'silence' as const }]
  const line = (language: Language) =>
    whoIsSpyKit.wire.say({ type: 'fouls-called', round: 1, fouls }, { language, nameOf })
  expect(line('en')).toBe('Fouls: <0> said nothing with a letter or digit in it.')
  expect(line('zh')).toBe('犯规：<0>没有说出任何文字或数字。')
})

it.each([
  ['Player 2', undefined],
  ['', { kind: 'nothing' }],
  [' \n', { kind: 'nothing' }],
  ['Abstain.', { kind: 'meant' }],
  ['Player 1', { kind: 'itself' }],
  ['Player 3', { kind: 'not-offered', named: 2 }],
  ['Player 9', { kind: 'nobody' }],
  ['I', { kind: 'nobody' }],
  ['Player 2 or Player 4', { kind: 'several' }],
  ['My vote: Player 2.', { kind: 'not-bare', within: 1 }],
  ['player 2', { kind: 'not-bare', within: 1 }],
  ['{"target":"Player 2"}', { kind: 'not-bare', within: 1 }],
] as const)('knows why %j is no vote', (raw, why) => {
  const aliases = ['Player 1', 'Player 2', 'Player 3', 'Player 4']
  expect(whyNoVote(raw, { voter: 0, candidates: [0, 1, 3], aliases })).toEqual(why)
})
