import type { WrittenAnswer } from '../../contract/testing/play-answers.ts'
import { avalon } from '../kit.ts'

const [classic, interintent = classic] = avalon.setup.presets

/** `aarra` for the votes in seat order. */
const votes = (all: string): readonly WrittenAnswer[] =>
  [...all].map((one) => (one === 'a' ? 'approve' : '{"vote": "reject"}'))

/** Merlin, servant, assassin, Percival, Morgana; the assassin leads first. */
const english: readonly WrittenAnswer[] = [
  '{"team": ["Player 3", "Player 4"], "say": "Player 4 and I, to begin with.", "intentions": ["pass-for-servant"]}',
  'Fine with me.',
  '{"say": "Why not, it is only the first one.", "guesses": {"Player 3": "assassin 60"}, "thinking": "I cannot tell yet."}',
  '{"say": "I would rather go myself.", "intentions": ["object-to-team", "hide-knowledge"], "thinking": "Player 3 is evil.", "expects": "They think I want to go.", "draft": "Never with Player 3!"}',
  null,
  '{"team": ["Player 4", "Player 3"]}',
  ...votes('rrara'),
  'I take Player 1 and Player 4.',
  ...['Good.', 'Hm, fine.', '…', 'As you like.', 'I have no objection.'],
  'Team: Player 4, Player 1\nSay: I stay with it.',
  ...votes('aarar'),
  ...['success', 'fail', '{"card": "success"}'],
  '{"team": ["Player 5"]}',
  '{"team": ["Player 5", "Player 4", "Player 1"], "say": "The same again, with me."}',
  ...['Sounds reasonable.', 'I am not so sure.', 'Let us try it.', 'It worked before.'],
  '{"team": ["Player 5", "Player 4", "Player 1"]}',
  ...votes('aaaar'),
  ...['success', 'success', 'success'],
  '{"team": ["Player 1", "Player 4"], "say": "Never change a winning team."}',
  ...['Yes.', 'Yes indeed.', 'Take them.', 'I wanted to go.'],
  '{"team": ["Player 1", "Player 4"], "thinking": "One more."}',
  ...votes('aaraa'),
  ...['success', 'success'],
  'It must be Player 5.',
  'Player 1 voted against me at once. Merlin: Player 1',
]

/** Percival, Morgana, servant, Merlin, assassin; the servant leads first. */
const chinese: readonly WrittenAnswer[] = [
  '{"team": ["玩家3", "玩家4"], "say": "先从我和玩家4开始。"}',
  ...['我想再看看。', '可以。', '这两个人我都不了解。', '为什么不带我？'],
  '{"team": ["玩家3", "玩家5"], "say": "那就换成玩家5。", "thinking": "玩家4说得太少。", "intentions": ["ask-for-suspects"]}',
  ...votes('rarra'),
  '{"team": ["玩家1", "玩家4"], "say": "这次不用投票，我带玩家1。"}',
  ...['我没意见。', '行。', '好的。', '我觉得不错。'],
  '我决定玩家1和玩家4',
  ...['成功', '成功'],
  '{"team": ["玩家2", "玩家4", "玩家5"], "say": "轮到我们了。", "intentions": ["bring-partner", "frame-good-player"]}',
  ...['这支队伍有问题。', '我反对。', '我同意。', '我也去。'],
  '{"team": ["玩家2", "玩家4", "玩家5"]}',
  ...votes('aarra'),
  ...['失败', '成功', '成功'],
  '{"team": ["玩家1", "玩家2"]}',
  ...['我不去也行。', '随便。', '玩家2去过失败的任务。', '去吧。'],
  '{"team": ["玩家1", "玩家2"], "say": "再试一次。"}',
  ...votes('aaara'),
  ...['成功', '失败'],
  '{"team": ["玩家2", "玩家3", "玩家5"], "say": "相信我。"}',
  ...['坏人就是你。', '我不信。', '算了。', '加油。'],
  '{"team": ["玩家2", "玩家3", "玩家5"]}',
  ...votes('raraa'),
  ...['失败', '成功', '失败'],
]

export const recorded = {
  'classic-en': { ruleset: classic, seed: 'recorded-6', language: 'en', answers: english },
  'interintent-zh': { ruleset: interintent, seed: 'recorded-5', language: 'zh', answers: chinese },
} as const
