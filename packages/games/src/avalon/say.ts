import type { InBoth, MatchVoided, Seat } from '@wis/engine'
import { refusalText } from '../contract/asked.ts'
import type { Teller } from '../contract/game-kit.ts'
import type { EndReason } from './events.ts'
import { isEvil, roleNames } from './roles.ts'
import type { AvalonEvent } from './schema.ts'

const listOf = (seats: readonly Seat[], { language, nameOf }: Teller) =>
  seats.map(nameOf).join(language === 'zh' ? '、' : ', ')

/** Why an answer is refused. */
export const faults = {
  'wrong-team': { en: 'the team has not the right size', zh: '队伍的人数不对' },
  'says-nothing': { en: 'it says nothing', zh: '没有说出任何内容' },
  'good-cannot-fail': { en: 'only the evil can fail a quest', zh: '只有坏人才能让任务失败' },
  'not-a-target': { en: 'this player cannot be Merlin', zh: '这名玩家不可能是梅林' },
} as const

/** One line about an event. Notes are said by whoever may show them. */
export function say(event: AvalonEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const line = (en: string, zh: string) => (language === 'zh' ? zh : en)
  switch (event.type) {
    case 'match-opened':
      return line('Five players sit down, two of them evil.', '五名玩家入座，其中两名是坏人。')
    case 'role-dealt':
      return roleLine(event, teller)
    case 'match-voided':
    case 'thoughts-noted':
      return undefined
    case 'team-proposed':
    case 'speech-given':
    case 'team-settled':
      return talkLine(event, teller)
    case 'vote-cast':
      return event.approves
        ? line(`${nameOf(event.seat)} approves.`, `${nameOf(event.seat)}赞成。`)
        : line(`${nameOf(event.seat)} rejects.`, `${nameOf(event.seat)}反对。`)
    case 'card-played':
      return event.card === 'fail'
        ? line(`${nameOf(event.seat)} plays a fail.`, `${nameOf(event.seat)}打出失败。`)
        : line(`${nameOf(event.seat)} plays a success.`, `${nameOf(event.seat)}打出成功。`)
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, faults)
    default:
      return tableLine(event, teller)
  }
}

function roleLine(
  { seat, role, sees }: Extract<AvalonEvent, { readonly type: 'role-dealt' }>,
  teller: Teller,
): string {
  const [zh, name] = [teller.language === 'zh', teller.nameOf(seat)]
  const own = roleNames[role][teller.language]
  const shown = listOf(sees, teller)
  if (role === 'servant')
    return zh ? `${name}是${own}，什么也不知道。` : `${name} is a loyal servant and is told nothing.`
  if (role === 'percival')
    return zh
      ? `${name}是${own}，知道${shown}之中一个是梅林，一个是莫甘娜。`
      : `${name} is Percival and is shown ${shown}: one is Merlin, one is Morgana.`
  return zh
    ? `${name}是${own}，知道${shown}是坏人。`
    : `${name} is ${role === 'assassin' ? 'the Assassin' : own} and knows that ${shown} ${sees.length === 1 ? 'is' : 'are'} evil.`
}

type TalkEvent = Extract<AvalonEvent, { readonly type: 'team-proposed' | 'speech-given' | 'team-settled' }>

function talkLine(event: TalkEvent, teller: Teller): string {
  const zh = teller.language === 'zh'
  const name = teller.nameOf(event.seat)
  const words = event.text === null ? '' : zh ? `：${event.text}` : `: ${event.text}`
  if (event.type === 'speech-given') {
    if (event.text === null) return zh ? `${name}什么也没说。` : `${name} says nothing.`
    return `${name}${words}`
  }
  const team = listOf(event.team, teller)
  const drawn = event.drawn ? (zh ? '（由规则决定）' : ' (chosen by the rules)') : ''
  if (event.type === 'team-proposed')
    return zh ? `${name}提议${team}出任务${drawn}${words}` : `${name} proposes ${team}${drawn}${words}`
  if (event.changed)
    return zh ? `${name}改为${team}${drawn}${words}` : `${name} changes the team to ${team}${drawn}${words}`
  return zh ? `${name}维持${team}${drawn}${words}` : `${name} keeps ${team}${drawn}${words}`
}

type TableEvent = Extract<
  AvalonEvent,
  { readonly type: 'proposal-opened' | 'votes-revealed' | 'quest-ended' | 'merlin-named' | 'match-ended' }
>

function tableLine(event: TableEvent, teller: Teller): string {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  switch (event.type) {
    case 'proposal-opened': {
      const { quest, proposal, leader, size, voted } = event
      const unvoted = voted ? '' : zh ? '这支队伍不经投票直接出发。' : ' This team goes without a vote.'
      return zh
        ? `任务${quest}，需${size}人，第${proposal}次组队，队长是${nameOf(leader)}。${unvoted}`
        : `Quest ${quest} for ${size}, proposal ${proposal}: ${nameOf(leader)} leads.${unvoted}`
    }
    case 'votes-revealed':
      return votesLine(event, teller)
    case 'quest-ended': {
      const { quest, fails, won } = event
      if (won) return zh ? `任务${quest}成功。` : `Quest ${quest} succeeds.`
      return zh
        ? `任务${quest}失败，出现${fails}张失败牌。`
        : `Quest ${quest} fails with ${fails} ${fails === 1 ? 'fail' : 'fails'}.`
    }
    case 'merlin-named': {
      const { seat, target, right } = event
      if (target === null)
        return zh ? `刺客${nameOf(seat)}没有指认任何人。` : `The assassin ${nameOf(seat)} names nobody.`
      return zh
        ? `刺客${nameOf(seat)}指认${nameOf(target)}是梅林，${right ? '猜对了' : '猜错了'}。`
        : `The assassin ${nameOf(seat)} names ${nameOf(target)} as Merlin, and is ${right ? 'right' : 'wrong'}.`
    }
    case 'match-ended':
      return endLine(event, teller)
  }
}

function votesLine(
  { approvals, carried }: Extract<AvalonEvent, { readonly type: 'votes-revealed' }>,
  teller: Teller,
): string {
  const zh = teller.language === 'zh'
  const those = (approves: boolean) =>
    listOf(
      [...approvals.keys()].filter((seat) => approvals[seat] === approves),
      teller,
    ) || (zh ? '无' : 'nobody')
  return zh
    ? `赞成：${those(true)}。反对：${those(false)}。队伍${carried ? '通过' : '被否决'}。`
    : `For: ${those(true)}. Against: ${those(false)}. The team is ${carried ? 'approved' : 'refused'}.`
}

export const endings: Readonly<Record<EndReason, InBoth<string>>> = {
  'quests-failed': { en: 'Three quests have failed. Evil wins.', zh: '三个任务失败，坏人获胜。' },
  'teams-refused': {
    en: 'Too many teams were refused. Evil wins.',
    zh: '被否决的队伍太多，坏人获胜。',
  },
  'merlin-found': { en: 'The assassin finds Merlin. Evil wins.', zh: '刺客找到了梅林，坏人获胜。' },
  'merlin-hidden': {
    en: 'Three quests have succeeded and Merlin stays hidden. Good wins.',
    zh: '三个任务成功，梅林没有暴露，好人获胜。',
  },
}

function endLine(
  { reason, roles }: Extract<AvalonEvent, { readonly type: 'match-ended' }>,
  { language, nameOf }: Teller,
): string {
  const zh = language === 'zh'
  const seats = [...roles.keys()].toSorted(
    (one, other) => Number(isEvil(roles[one])) - Number(isEvil(roles[other])),
  )
  const each = seats.map((seat) => {
    const role = roles[seat]
    const name = role ? roleNames[role][language] : ''
    return zh ? `${nameOf(seat)}是${name}` : `${nameOf(seat)} ${name}`
  })
  return zh ? `${endings[reason].zh}${each.join('，')}。` : `${endings[reason].en} ${each.join(', ')}.`
}
