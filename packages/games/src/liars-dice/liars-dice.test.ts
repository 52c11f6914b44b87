import { MatchInPlay } from '@wis/engine'
import { expect, it } from 'vitest'
import { describeGame } from '../contract/testing/describe-game.ts'
import { liarsDice } from './kit.ts'

describeGame(liarsDice, { mostEntries: 400, comparisons: 600 })

it.each([
  ['en', ['3x3', '2x5'], "Player 2's answer “2x5” is refused: a bid must be higher than the last one"],
  [
    'en',
    ['liar'],
    "Player 1's answer “liar” is refused: a bid must be higher than the last one, and only a bid",
  ],
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
