import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { chameleon } from './kit.ts'

// A seat cannot vote for itself, so the list below holds one vote that counts and one that cannot.
describeOddByHand(chameleon, 'en', 'vote', [
  ['Round 1: Player 2\nRound 2: Player 1', null],
  ['1. Player 1\n2. Player 2', null],
  ['Player 2\nPlayer 1', null],
  ['Round 1: Player 2', 'Player 2'],
  ['Anyone but Player 2', null],
  ['any player but Player 2', null],
  ['Player 2 is right', null],
  ['Player 2 is safe', null],
  ['I believe Player 2', null],
  ['I like Player 2', null],
  ['I vote with Player 2', null],
  ['Let Player 2 decide', null],
  ['I want Player 2 to stay', null],
  ['I believe it is Player 2', 'Player 2'],
  ['I go with Player 2', 'Player 2'],
  ['Player 2 is the best choice', 'Player 2'],
  ['I would like Player 2 out', 'Player 2'],
])
describeOddByHand(chameleon, 'zh', 'vote', [
  ['第1轮：玩家2\n第2轮：玩家1', null],
  ['玩家1\n玩家2', null],
  ['第1轮：玩家2', '玩家2'],
  ['我怀疑玩家2', '玩家2'],
  ['我最怀疑2号', '玩家2'],
  ['我不怀疑玩家2', null],
  ['没人怀疑玩家2', null],
  ['我怀疑玩家2和玩家3', null],
  ['玩家2是对的', null],
  ['让玩家2决定', null],
])
