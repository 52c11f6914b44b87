import type { InBoth } from '@wis/engine'
import { answerFacts, answerMetrics, ratesOf } from '../contract/rates.ts'
import type { Metric } from '../contract/results.ts'
import { roleNames, roles, sideOf } from './roles.ts'
import type { Role, Side } from './roles.ts'

const roleFactNames = Object.fromEntries(
  roles.flatMap((role): [string, InBoth<string>][] => {
    const { en, zh } = roleNames[role]
    return [
      [`as-${role}`, { en: `Matches as ${en}`, zh: `作为${zh}的对局` }],
      [`${role}-wins`, { en: `Matches won as ${en}`, zh: `作为${zh}获胜的对局` }],
    ]
  }),
)

export const avalonFacts = {
  ...roleFactNames,
  'good-quests': { en: 'Quests in matches as good', zh: '作为好人时的任务' },
  'good-quests-won': { en: 'Quests that succeeded in matches as good', zh: '作为好人时成功的任务' },
  'evil-quests': { en: 'Quests in matches as evil', zh: '作为坏人时的任务' },
  'evil-quests-won': { en: 'Quests that failed in matches as evil', zh: '作为坏人时失败的任务' },
  'quests-joined': { en: 'Quests it went on', zh: '参加的任务' },
  'teams-led': { en: 'Teams it led on a quest', zh: '带队出发的任务' },
  'teams-led-right': { en: 'Teams it led on a quest that suited its side', zh: '带出的对己方有利的队伍' },
  proposals: { en: 'Teams it settled', zh: '定下的队伍' },
  'proposals-changed': { en: 'Teams it changed after the speeches', zh: '听完发言后更换的队伍' },
  'good-votes': { en: 'Votes as good', zh: '作为好人的投票' },
  'good-votes-right': { en: 'Votes as good that fit the team', zh: '作为好人投对的票' },
  'evil-cards': { en: 'Cards played as evil', zh: '作为坏人打出的牌' },
  'evil-fails': { en: 'Fails played', zh: '打出的失败牌' },
  'merlins-sought': { en: 'Times it could name Merlin', zh: '可以指认梅林的次数' },
  'merlins-found': { en: 'Times it named Merlin', zh: '指认对梅林的次数' },
  ...answerFacts,
} as const satisfies Readonly<Record<string, InBoth<string>>>

const winsAs = (as: InBoth<string>, of: readonly Role[]) => ({
  name: { en: `Wins as ${as.en}`, zh: `${as.zh}胜率` },
  formula: {
    en: `matches won as ${as.en} ÷ matches as ${as.en}`,
    zh: `作为${as.zh}获胜的对局 ÷ 作为${as.zh}的对局`,
  },
  better: 'more' as const,
  of: of.map((role) => `${role}-wins`),
  per: of.map((role) => `as-${role}`),
})
const rolesOf = (side: Side) => roles.filter((role) => sideOf(role) === side)
const winsOfRole = (role: Role) => [`${role}-win-rate`, winsAs(roleNames[role], [role])] as const

/** The measures of the study InterIntent for one agent, and the wins of each role. */
export const avalonMetrics: readonly Metric[] = [
  ...ratesOf(avalonFacts, {
    'good-win-rate': winsAs({ en: 'good', zh: '好人' }, rolesOf('good')),
    'evil-win-rate': winsAs({ en: 'evil', zh: '坏人' }, rolesOf('evil')),
    ...Object.fromEntries(roles.map(winsOfRole)),
    'good-quest-rate': {
      name: { en: 'Quests won as good', zh: '好人任务胜率' },
      better: 'more',
      of: ['good-quests-won'],
      per: ['good-quests'],
    },
    'evil-quest-rate': {
      name: { en: 'Quests won as evil', zh: '坏人任务胜率' },
      better: 'more',
      of: ['evil-quests-won'],
      per: ['evil-quests'],
    },
    'team-selection': {
      name: { en: 'Team selection', zh: '组队准确率' },
      formula: {
        en: 'teams it led on a quest that suited its side (for good: nobody evil, for evil: somebody evil) ÷ teams it led on a quest',
        zh: '带出的对己方有利的队伍（好人：没有坏人；坏人：有坏人）÷ 带队出发的任务',
      },
      better: 'more',
      of: ['teams-led-right'],
      per: ['teams-led'],
    },
    engagement: {
      name: { en: 'Engagement', zh: '参与率' },
      formula: { en: 'quests it went on ÷ quests in its matches', zh: '参加的任务 ÷ 所在对局的任务' },
      of: ['quests-joined'],
      per: ['good-quests', 'evil-quests'],
    },
    'proposal-changes': {
      name: { en: 'Changes of mind', zh: '换人率' },
      of: ['proposals-changed'],
      per: ['proposals'],
    },
    'vote-accuracy': {
      name: { en: 'Vote accuracy', zh: '投票准确率' },
      formula: {
        en: 'votes as good for teams without evil and against teams with evil ÷ votes as good',
        zh: '作为好人赞成无坏人的队伍、反对有坏人的队伍的票 ÷ 作为好人的投票',
      },
      better: 'more',
      of: ['good-votes-right'],
      per: ['good-votes'],
    },
    'failure-votes': {
      name: { en: 'Fails played', zh: '出失败牌率' },
      of: ['evil-fails'],
      per: ['evil-cards'],
    },
    'merlins-found-rate': {
      name: { en: 'Merlin found', zh: '刺中梅林率' },
      formula: {
        en: 'times it named Merlin ÷ times it could name Merlin',
        zh: '指认对梅林的次数 ÷ 可以指认梅林的次数',
      },
      better: 'more',
      of: ['merlins-found'],
      per: ['merlins-sought'],
    },
  }),
  ...answerMetrics,
]
