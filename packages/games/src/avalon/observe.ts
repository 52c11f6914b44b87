import type { Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import { cardsOf, targetsOf } from './move-fields.ts'
import { questSizes } from './presets.ts'
import { roleNames } from './roles.ts'
import { questsLost, questsWon } from './state.ts'
import type { AvalonState, Settled } from './state.ts'

/** What a seat knows now. Votes and cards of others are here only once they are public, notes never. */
export function observe(state: AvalonState, seat: Seat): Observation {
  return { data: dataOf(state, seat), text: textOf(state, seat).join('\n') }
}

function dataOf(state: AvalonState, seat: Seat) {
  const { aliases, roles, sees, quests, settled, proposal } = state
  const nameOf = (other: Seat) => aliases[other] ?? ''
  const names = (seats: readonly Seat[]) => seats.map(nameOf)
  return {
    you: nameOf(seat),
    players: aliases,
    role: roles[seat] ?? null,
    shown: names(sees[seat] ?? []),
    questSizes,
    quests: quests.map(({ team, leader, fails, won }, index) => ({
      quest: index + 1,
      leader: nameOf(leader),
      team: names(team),
      fails,
      won,
      yourCard: quests[index]?.cards.find((played) => played.seat === seat)?.card ?? null,
    })),
    proposals: settled.map((one) => ({
      quest: one.quest,
      proposal: one.number,
      leader: nameOf(one.leader),
      first: names(one.first),
      team: names(one.team),
      carried: one.carried,
      approved: one.voted ? names([...aliases.keys()].filter((other) => one.approvals[other])) : null,
    })),
    now: proposal && {
      quest: proposal.quest,
      proposal: proposal.number,
      leader: nameOf(proposal.leader),
      size: proposal.size,
      voted: proposal.voted,
      team: names(proposal.team),
      said: proposal.speeches.map((speech) => ({ player: nameOf(speech.seat), says: speech.text })),
      yourVote: proposal.votes[seat] ?? null,
    },
  }
}

function textOf(state: AvalonState, seat: Seat): readonly string[] {
  const zh = state.language === 'zh'
  const lines = [
    ...knowledgeText(state, seat),
    zh
      ? `任务：成功${questsWon(state)}个，失败${questsLost(state)}个。`
      : `Quests so far: ${questsWon(state)} succeeded, ${questsLost(state)} failed.`,
    ...questsText(state),
    ...settledText(state),
    ...proposalText(state),
    ...turnText(state, seat),
  ]
  return lines
}

const namesIn = ({ language, aliases }: AvalonState, seats: readonly Seat[]) =>
  seats.map((seat) => aliases[seat] ?? '').join(language === 'zh' ? '、' : ', ')

function knowledgeText(state: AvalonState, seat: Seat): readonly string[] {
  const { language, aliases, roles, sees } = state
  const [zh, own, role] = [language === 'zh', aliases[seat] ?? '', roles[seat]]
  const shown = namesIn(state, sees[seat] ?? [])
  const head = zh ? `你是${own}` : `You are ${own}`
  switch (role) {
    case 'merlin':
      return [
        zh
          ? `${head}，角色是梅林（好人）。坏人是：${shown}。别让刺客认出你。`
          : `${head}. Your role: Merlin, good. The evil players are ${shown}. Do not let the assassin recognise you.`,
      ]
    case 'percival':
      return [
        zh
          ? `${head}，角色是派西维尔（好人）。${shown}之中一个是梅林，一个是莫甘娜，但你不知道谁是谁。`
          : `${head}. Your role: Percival, good. Of ${shown} one is Merlin and one is Morgana; you do not know which.`,
      ]
    case 'servant':
      return [
        zh
          ? `${head}，角色是忠臣（好人）。你不知道其他人是谁。`
          : `${head}. Your role: loyal servant, good. You know nothing about the others.`,
      ]
    case 'morgana':
    case 'assassin':
      return [
        zh
          ? `${head}，角色是${roleNames[role].zh}（坏人）。另一个坏人是${shown}。`
          : `${head}. Your role: ${roleNames[role].en}, evil. The other evil player is ${shown}.`,
      ]
    default:
      return [`${head}${zh ? '。' : '.'}`]
  }
}

function questsText(state: AvalonState): readonly string[] {
  const zh = state.language === 'zh'
  return state.quests.map(({ team, fails, won }, index) => {
    const names = namesIn(state, team)
    if (zh) return `任务${index + 1}：队伍${names}，${won ? '成功' : `失败，${fails}张失败牌`}。`
    return `Quest ${index + 1}: ${names}; ${won ? 'succeeded' : `failed with ${fails} ${fails === 1 ? 'fail' : 'fails'}`}.`
  })
}

function settledText(state: AvalonState): readonly string[] {
  const { language, settled } = state
  if (settled.length === 0) return []
  const head = language === 'zh' ? '之前的队伍：' : 'Teams so far:'
  return [head, ...settled.map((one) => settledLine(state, one))]
}

function settledLine(state: AvalonState, one: Settled): string {
  const { language, aliases } = state
  const zh = language === 'zh'
  const at = `${one.quest}.${one.number}`
  const [leader, team] = [aliases[one.leader] ?? '', namesIn(state, one.team)]
  const isChanged = one.team.some((seat) => !one.first.includes(seat))
  const before = isChanged
    ? zh
      ? `（原为${namesIn(state, one.first)}）`
      : ` (at first ${namesIn(state, one.first)})`
    : ''
  if (!one.voted)
    return zh
      ? `${at} ${leader}：${team}${before}，未经投票`
      : `${at} ${leader}: ${team}${before}, without a vote`
  const nobody = zh ? '无人' : 'nobody'
  const approved =
    namesIn(
      state,
      [...one.approvals.keys()].filter((seat) => one.approvals[seat]),
    ) || nobody
  const end = one.carried ? (zh ? '通过' : 'approved') : zh ? '否决' : 'refused'
  return zh
    ? `${at} ${leader}：${team}${before}，赞成的有${approved}，${end}`
    : `${at} ${leader}: ${team}${before}; for it: ${approved}; ${end}`
}

function proposalText(state: AvalonState): readonly string[] {
  const { language, aliases, proposal, phase } = state
  if (!proposal || phase === 'assassinate' || phase === 'over') return []
  const zh = language === 'zh'
  const { quest, number, leader, size, team, speeches, voted } = proposal
  const leads = aliases[leader] ?? ''
  const head = zh
    ? `现在：任务${quest}，需${size}人，第${number}次组队，队长是${leads}。`
    : `Now: quest ${quest} for ${size} players, proposal ${number}, led by ${leads}.`
  const unvoted = voted ? [] : [zh ? '这支队伍不经投票直接出发。' : 'This team goes without a vote.']
  if (team.length === 0) return [head, ...unvoted]
  const said = speeches.flatMap(({ seat, text }) =>
    text === null ? [] : [`${aliases[seat] ?? ''}${zh ? '：' : ': '}${text}`],
  )
  const on = zh ? `桌上的队伍：${namesIn(state, team)}。` : `The team on the table: ${namesIn(state, team)}.`
  return [head, ...unvoted, on, ...said]
}

const asks = {
  propose: {
    en: 'You lead. Propose a team; you may name yourself. Say something to everybody if you like.',
    zh: '你是队长。请提出队伍，可以包括自己，也可以对大家说几句话。',
  },
  discuss: { en: 'It is your turn to speak about this team.', zh: '轮到你就这支队伍发言。' },
  settle: {
    en: 'Everybody has spoken. Name the final team: the same one to keep it, or another one.',
    zh: '所有人都发言完毕。请定下最终的队伍：写同一支队伍就是维持，写别的就是更换。',
  },
  vote: { en: 'Vote on the team.', zh: '请对这支队伍投票。' },
} as const

function turnText(state: AvalonState, seat: Seat): readonly string[] {
  const { phase, language, proposal } = state
  const zh = language === 'zh'
  if (phase === 'propose' || phase === 'settle')
    return proposal?.leader === seat ? [asks[phase][language]] : []
  if (phase === 'discuss' || phase === 'vote') return [asks[phase][language]]
  if (phase === 'quest' && proposal?.team.includes(seat))
    return cardsOf(state, seat).length > 1
      ? [zh ? '你在队伍里，请打出成功或失败。' : 'You are on the quest. Play a success or a fail.']
      : [zh ? '你在队伍里，好人只能打出成功。' : 'You are on the quest. As a good player you play a success.']
  if (phase === 'assassinate' && state.roles[seat] === 'assassin')
    return [
      zh
        ? `好人完成了三个任务。指认梅林：${namesIn(state, targetsOf(state, seat))}。`
        : `Good has three quests. Name Merlin, out of ${namesIn(state, targetsOf(state, seat))}.`,
    ]
  return []
}
