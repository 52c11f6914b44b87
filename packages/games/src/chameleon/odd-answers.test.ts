import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { chameleon } from './kit.ts'

// A seat cannot vote for itself, so the list below holds one vote that counts and one that cannot.
describeOddByHand(chameleon, 'en', 'vote', [
  ['Round 1: Player 2\nRound 2: Player 1', null],
  ['1. Player 1\n2. Player 2', null],
  ['Player 2\nPlayer 1', null],
  ['Round 1: Player 2', 'Player 2'],
])
describeOddByHand(chameleon, 'zh', 'vote', [
  ['第1轮：玩家2\n第2轮：玩家1', null],
  ['玩家1\n玩家2', null],
  ['第1轮：玩家2', '玩家2'],
])
