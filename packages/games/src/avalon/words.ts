import type { Choice } from '../contract/field.ts'

export const votes = [
  {
    value: 'approve',
    label: { en: 'Approve', zh: '赞成' },
    also: [
      ...['approved', 'approves', 'approving', 'approval', 'agree', 'agreed', 'in favour', 'in favor'],
      ...['同意', '支持', '通过'],
    ],
    alone: ['yes', 'y', 'yeah', 'yep', 'true', 'aye', 'ok', '是', '是的', '好', '好的', '可以', '行'],
    earlier: ['agree', '同意', '不反对'],
  },
  {
    value: 'reject',
    label: { en: 'Reject', zh: '反对' },
    also: [
      ...['rejected', 'rejects', 'rejecting', 'rejection', 'disapprove', 'disapproved', 'disagree'],
      ...['vote against', 'voting against'],
      ...['不同意', '否决'],
    ],
    alone: ['no', 'n', 'nope', 'false', 'nay', '否', '不', '不行', '不可以', '不好'],
    earlier: ['not approve', 'disapprove', '不同意', '不赞成'],
  },
] as const satisfies readonly Choice[]

export const cards = [
  {
    value: 'success',
    label: { en: 'Success', zh: '成功' },
    also: ['succeed', 'succeeds', 'pass', 'passes'],
    earlier: ['succeed', 'pass'],
  },
  {
    value: 'fail',
    label: { en: 'Fail', zh: '失败' },
    also: ['fails', 'failure', 'sabotage', 'sabotages', '破坏'],
    earlier: ['failure', 'sabotage', '破坏'],
  },
] as const satisfies readonly Choice[]

export const questWords = [
  ...[
    'quest',
    'mission',
    'proposal',
    'proposed',
    'send',
    'sending',
    'bring',
    'bringing',
    'include',
    'includes',
    'members',
  ],
  ...['任务', '出任务', '这支', '该', '方案', '队员', '成员', '派出', '包括', '牌'],
]
export const killWords = [
  ...['assassinate', 'assassinating', 'kill', 'killing', 'stab', 'stabbing', 'merlin', 'identify'],
  ...['刺杀', '指认', '杀', '梅林', '暗杀', '目标'],
]
