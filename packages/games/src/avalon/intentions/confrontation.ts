import type { Intention } from './intention.ts'

const evil = ['morgana', 'assassin'] as const

/** Questions, answers to them, and accusations. */
export const confrontation: readonly Intention[] = [
  {
    id: 'ask-about-vote',
    kind: 'interrogation',
    from: 2,
    text: { en: 'Ask a player to explain an earlier vote', zh: '要求某人解释之前的一票' },
  },
  {
    id: 'ask-about-change',
    kind: 'interrogation',
    from: 1,
    text: {
      en: 'Ask a leader why the team was changed, or was not',
      zh: '追问队长为什么换人，或者为什么不换',
    },
  },
  {
    id: 'ask-about-member',
    kind: 'interrogation',
    from: 1,
    text: { en: 'Ask the leader why somebody is on the team', zh: '追问队长为什么选某人进队' },
  },
  {
    id: 'ask-for-suspects',
    kind: 'interrogation',
    from: 1,
    text: { en: 'Ask a player whom they suspect', zh: '问某人怀疑的是谁' },
  },
  {
    id: 'ask-about-failure',
    kind: 'interrogation',
    from: 2,
    text: { en: 'Ask the members of a failed quest to account for it', zh: '要求失败任务的队员给个说法' },
  },
  {
    id: 'defend-team',
    kind: 'defence',
    from: 1,
    text: { en: 'Defend the team on the table', zh: '为桌上的队伍辩护' },
  },
  {
    id: 'defend-self',
    kind: 'defence',
    from: 1,
    text: { en: 'Answer a suspicion against oneself', zh: '回应对自己的怀疑' },
  },
  {
    id: 'defend-other',
    kind: 'defence',
    from: 1,
    text: { en: 'Stand up for a player who seems good', zh: '替一个看上去是好人的玩家说话' },
  },
  {
    id: 'explain-own-vote',
    kind: 'defence',
    from: 2,
    text: { en: 'Give the reason for an earlier vote of one’s own', zh: '说明自己之前投票的理由' },
  },
  {
    id: 'clear-partner',
    kind: 'defence',
    from: 1,
    roles: evil,
    text: { en: 'Take suspicion off one’s evil partner', zh: '替邪恶同伴洗脱嫌疑' },
  },
  {
    id: 'accuse-by-quest',
    kind: 'confrontation',
    from: 2,
    text: { en: 'Accuse somebody because of a failed quest', zh: '以失败的任务为据指控某人' },
  },
  {
    id: 'accuse-by-vote',
    kind: 'confrontation',
    from: 2,
    text: { en: 'Accuse somebody because of votes or proposals', zh: '以投票或组队为据指控某人' },
  },
  {
    id: 'object-to-team',
    kind: 'confrontation',
    from: 1,
    text: { en: 'Speak against the team on the table', zh: '反对桌上的队伍' },
  },
  {
    id: 'demand-removal',
    kind: 'confrontation',
    from: 1,
    text: { en: 'Demand that a player leave the team', zh: '要求把某人换下队伍' },
  },
  {
    id: 'expose-with-care',
    kind: 'confrontation',
    from: 1,
    roles: ['merlin'],
    text: {
      en: 'Turn the table against a known evil player, by public facts alone',
      zh: '只凭公开的事实，引导大家怀疑已知的邪恶玩家',
    },
  },
]
