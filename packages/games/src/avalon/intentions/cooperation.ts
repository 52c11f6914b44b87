import type { Intention } from './intention.ts'

const evil = ['morgana', 'assassin'] as const

/** How others are won over, and helped. */
export const cooperation: readonly Intention[] = [
  {
    id: 'ask-to-join',
    kind: 'persuasion',
    from: 1,
    text: { en: 'Win the leader over to take one along', zh: '说服队长带上自己' },
  },
  {
    id: 'claim-percival',
    kind: 'persuasion',
    from: 1,
    roles: ['percival'],
    text: { en: 'Reveal oneself as Percival to be believed', zh: '亮明派西维尔的身份以取信于人' },
  },
  {
    id: 'claim-servant',
    kind: 'persuasion',
    from: 1,
    roles: ['servant'],
    text: { en: 'Reveal oneself as the loyal servant to be believed', zh: '亮明忠臣的身份以取信于人' },
  },
  {
    id: 'urge-approval',
    kind: 'persuasion',
    from: 1,
    text: { en: 'Urge the others to approve the team', zh: '劝大家投赞成票' },
  },
  {
    id: 'urge-rejection',
    kind: 'persuasion',
    from: 1,
    text: { en: 'Urge the others to reject the team', zh: '劝大家投反对票' },
  },
  {
    id: 'support-team',
    kind: 'teamwork',
    from: 1,
    text: { en: 'Back the team on the table', zh: '支持桌上的队伍' },
  },
  {
    id: 'vouch-for-player',
    kind: 'teamwork',
    from: 1,
    text: { en: 'Ask that a player who seems good go on the quest', zh: '推荐一个看上去是好人的玩家出任务' },
  },
  {
    id: 'bring-partner',
    kind: 'teamwork',
    from: 1,
    roles: evil,
    text: { en: 'Get one’s evil partner onto the team', zh: '设法让邪恶同伴进队' },
  },
  {
    id: 'guide-the-good',
    kind: 'teamwork',
    from: 1,
    roles: ['merlin'],
    text: { en: 'Let the good sense whom they can trust', zh: '让好人感觉到谁可以信任' },
  },
  {
    id: 'shield-merlin',
    kind: 'teamwork',
    from: 1,
    roles: ['percival'],
    text: {
      en: 'Draw attention away from the one who may be Merlin',
      zh: '把注意力从可能是梅林的人身上引开',
    },
  },
  {
    id: 'plan-ahead',
    kind: 'teamwork',
    from: 1,
    text: { en: 'Suggest how the next quests should be manned', zh: '提出后面几个任务该派谁去' },
  },
]
