import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { avalon } from './kit.ts'

describeOddByHand(avalon, 'en', 'propose', [
  ['Player 1: Player 4 and Player 5', 'Player 4, Player 5'],
  ['{"team":[1,3]}', 'Player 1, Player 3'],
  ['1,3', 'Player 1, Player 3'],
  ['P1 and P3', 'Player 1, Player 3'],
  ['Player 1 and Player 2, not Player 3', null],
  ['Players 1 and 3', 'Player 1, Player 3'],
  ['I will take players 1, 3.', 'Player 1, Player 3'],
  ['not players 1 and 3', null],
  ['players 1 or 3', null],
  ['anyone but 1 and 3', null],
  ['- Player 1\n- Player 3', 'Player 1, Player 3'],
  ['My team:\n1. **Player 1**\n2. **Player 3**', 'Player 1, Player 3'],
  ['- Player 1\n- Player 3\n- Player 4', null],
  ['- not Player 1\n- Player 3', null],
])

describeOddByHand(avalon, 'en', 'vote', [
  ['I cannot approve', null],
  ['We agreed on reject', null],
  ['We agreed on Approve', null],
  ['They all agreed to approve', null],
  ['OK, reject', 'reject'],
  ['Okay. Approve', 'approve'],
  ['OK, reject?', null],
  ['approve\n\nI prefer it to reject.', null],
  ['Approved.', 'approve'],
  ['I disagree', 'reject'],
  ['Rejecting Reject', null],
  ['I reject rejecting', null],
  ['I disapprove of rejecting it', null],
  ['Reject: I disagree with this team.', 'reject'],
  ['Reject - I disagree', 'reject'],
  ['Yes', 'approve'],
  ['No.', 'reject'],
  ['I vote against', 'reject'],
  ['I am in favour', 'approve'],
  ['{"approve":true}', 'approve'],
  ['{"approve":false,"reject":true}', 'reject'],
  ['{"approve":false}', null],
  ['I am not against it', null],
])

describeOddByHand(avalon, 'zh', 'vote', [
  ['我无法赞成', null],
  ['好的，反对', 'reject'],
  ['我们说好赞成', null],
  ['是', 'approve'],
  ['否', 'reject'],
  ['我不同意', 'reject'],
  ['否决反对', null],
  ['反对否决', null],
])

describeOddByHand(avalon, 'zh', 'propose', [
  ['1号和3号', '玩家1、玩家3'],
  ['- 玩家1\n- 玩家3', '玩家1、玩家3'],
  ['我提名玩家1、玩家3', '玩家1、玩家3'],
  ['我怀疑玩家1、玩家3', null],
])

describeOddByHand(avalon, 'zh', 'quest', [
  ['我出失败牌', 'fail'],
  ['打出成功牌', 'success'],
])
