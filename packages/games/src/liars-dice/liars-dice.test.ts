import { MatchInPlay } from '@wis/engine'
import { expect, it } from 'vitest'
import { describeGame } from '../contract/testing/describe-game.ts'
import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { liarsDice } from './kit.ts'

describeGame(liarsDice, { mostEntries: 400, comparisons: 600 })

it.each([
  ['en', ['3x3', '2x5'], "Player 2's answer “2x5” is refused: a bid must be higher than the last one"],
  [
    'en',
    ['liar'],
    "Player 1's answer “liar” is refused: a bid must be higher than the last one, and only a bid",
  ],
  ['en', ['50x6'], "Player 1's answer “50x6” is refused: there are not so many dice in play"],
  [
    'en',
    ['I bid 16 × 6.'],
    "Player 1's answer “I bid 16 × 6.” is refused: there are not so many dice in play",
  ],
  ['en', ['{"move":"3x7"}'], 'or no die has that face'],
  ['zh', ['50个6'], '玩家1的回答“50个6”不被接受：场上没有那么多骰子'],
  ['zh', ['开'], '玩家1的回答“开”不被接受：叫数要比上一个大；有人叫过数才能开。'],
] as const)('what is not legal is refused for its reason (%s, %j)', (language, answers, told) => {
  const [ruleset] = liarsDice.setup.presets
  const match = new MatchInPlay({ game: liarsDice.rules, seats: [0, 1, 2], seed: 'refused' })
  match.open({ ruleset, language, material: null }, () => '')
  for (const answer of answers) {
    const [turn] = match.turns()
    if (!turn) expect.fail('nobody is asked')
    match.rule(turn, liarsDice.rules.readMove(match.state, turn, answer), () => '')
  }
  const last = match.log.at(-1)?.event
  if (last?.type !== 'move-refused') expect.fail('it is not refused')
  const nameOf = (seat: number) => match.state.aliases[seat] ?? ''
  expect(liarsDice.wire.say(last, { language, nameOf })).toContain(told)
})

describeOddByHand(liarsDice, 'en', 'call', [
  ['4 × 5', '4x5'],
  ['4 of 5', '4x5'],
  ['4 fives', '4x5'],
  ['I bid 4 5s.', '4x5'],
  ['Round 1: 4 × 5', '4x5'],
  ['4 × 5 or 8 × 3', null],
  ['four fives', '4x5'],
  ['I bid four 5s', '4x5'],
  ['4 dice showing 5', '4x5'],
  ['~4x5', null],
  ['about 4 fives', null],
  ['4x5 or so', null],
  ['Round 1: 4 × 5\nRound 2: 8 × 3', null],
])
