import type { InBoth } from '@wis/engine'
import { answerMetrics } from '../contract/answer-facts.ts'
import type { Metric } from '../contract/results.ts'
import { roleNames, roles, sideOf } from './roles.ts'
import type { Role, Side } from './roles.ts'

interface About {
  readonly name: InBoth<string>
  readonly formula: InBoth<string>
  readonly better?: Metric['better']
  readonly of: readonly string[]
  readonly per: readonly string[]
}

const share = (id: string, { better = 'more', ...about }: About): Metric => ({
  id,
  unit: 'share',
  better,
  ...about,
})

const rolesOf = (side: Side) => roles.filter((role) => sideOf(role) === side)

const sideMetric = (side: Side, name: InBoth<string>, as: InBoth<string>): Metric =>
  share(`${side}-win-rate`, {
    name,
    formula: {
      en: `matches won as ${as.en} ÷ matches as ${as.en}`,
      zh: `作为${as.zh}获胜的对局 ÷ 作为${as.zh}的对局`,
    },
    of: rolesOf(side).map((role) => `${role}-wins`),
    per: rolesOf(side).map((role) => `as-${role}`),
  })

const roleMetric = (role: Role): Metric => {
  const { en, zh } = roleNames[role]
  return share(`${role}-win-rate`, {
    name: { en: `Wins as ${en}`, zh: `${zh}胜率` },
    formula: {
      en: `matches won as ${en} ÷ matches as ${en}`,
      zh: `作为${zh}获胜的对局 ÷ 作为${zh}的对局`,
    },
    of: [`${role}-wins`],
    per: [`as-${role}`],
  })
}

/** The measures of the study InterIntent for one agent, and the wins of each role. */
export const avalonMetrics: readonly Metric[] = [
  sideMetric('good', { en: 'Wins as good', zh: '好人胜率' }, { en: 'good', zh: '好人' }),
  sideMetric('evil', { en: 'Wins as evil', zh: '坏人胜率' }, { en: 'evil', zh: '坏人' }),
  ...roles.map(roleMetric),
  share('good-quest-rate', {
    name: { en: 'Quests won as good', zh: '好人任务胜率' },
    formula: {
      en: 'quests that succeeded in matches as good ÷ quests in matches as good',
      zh: '作为好人时成功的任务 ÷ 作为好人时的任务',
    },
    of: ['good-quests-won'],
    per: ['good-quests'],
  }),
  share('evil-quest-rate', {
    name: { en: 'Quests won as evil', zh: '坏人任务胜率' },
    formula: {
      en: 'quests that failed in matches as evil ÷ quests in matches as evil',
      zh: '作为坏人时失败的任务 ÷ 作为坏人时的任务',
    },
    of: ['evil-quests-won'],
    per: ['evil-quests'],
  }),
  share('team-selection', {
    name: { en: 'Team selection', zh: '组队准确率' },
    formula: {
      en: 'teams it led on a quest that suited its side (for good: nobody evil, for evil: somebody evil) ÷ teams it led on a quest',
      zh: '带出的对己方有利的队伍（好人：没有坏人；坏人：有坏人）÷ 带队出发的任务',
    },
    of: ['teams-led-right'],
    per: ['teams-led'],
  }),
  share('engagement', {
    name: { en: 'Engagement', zh: '参与率' },
    formula: { en: 'quests it went on ÷ quests in its matches', zh: '参加的任务 ÷ 所在对局的任务' },
    better: 'neither',
    of: ['quests-joined'],
    per: ['good-quests', 'evil-quests'],
  }),
  share('proposal-changes', {
    name: { en: 'Changes of mind', zh: '换人率' },
    formula: {
      en: 'teams it changed after the speeches ÷ teams it settled',
      zh: '听完发言后更换的队伍 ÷ 定下的队伍',
    },
    better: 'neither',
    of: ['proposals-changed'],
    per: ['proposals'],
  }),
  share('vote-accuracy', {
    name: { en: 'Vote accuracy', zh: '投票准确率' },
    formula: {
      en: 'votes as good for teams without evil and against teams with evil ÷ votes as good',
      zh: '作为好人赞成无坏人的队伍、反对有坏人的队伍的票 ÷ 作为好人的投票',
    },
    of: ['good-votes-right'],
    per: ['good-votes'],
  }),
  share('failure-votes', {
    name: { en: 'Fails played', zh: '出失败牌率' },
    formula: { en: 'fails played ÷ cards played as evil', zh: '打出的失败牌 ÷ 作为坏人打出的牌' },
    better: 'neither',
    of: ['evil-fails'],
    per: ['evil-cards'],
  }),
  share('merlins-found-rate', {
    name: { en: 'Merlin found', zh: '刺中梅林率' },
    formula: {
      en: 'times it named Merlin ÷ times it could name Merlin',
      zh: '指认对梅林的次数 ÷ 可以指认梅林的次数',
    },
    of: ['merlins-found'],
    per: ['merlins-sought'],
  }),
  ...answerMetrics,
]
