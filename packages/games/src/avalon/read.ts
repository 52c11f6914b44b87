import type { InBoth, Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { listed } from '../define/sentences.ts'
import { isEvil, roleNames } from './roles.ts'
import type { Role } from './roles.ts'
import { endings } from './table.ts'
import type { AvalonState, EndReason } from './table.ts'

type Quests = readonly Pick<AvalonState['quests'][number], 'won'>[]

/** Which quests succeeded or failed. */
export function questsTold(quests: Quests, isWon: boolean): InBoth<string> {
  const numbers = quests.flatMap(({ won }, place) => (won === isWon ? [String(place + 1)] : []))
  return {
    en: `Quests ${listed('en', numbers)} ${isWon ? 'succeeded' : 'failed'}.`,
    zh: `任务${numbers.join('、')}${isWon ? '成功' : '失败'}。`,
  }
}

interface Ended {
  readonly quest: number
  readonly fails: number
  readonly won: boolean
}

/** On a page, a quest has its mark and those who were on it. */
export function readQuest({ quest, fails, won }: Ended, team: readonly Seat[], teller: Teller) {
  const { language, nameOf } = teller
  const on = listed(language, team.map(nameOf))
  if (won) return { en: `✓ Quest ${quest} succeeds: ${on}.`, zh: `✓ 任务${quest}成功：${on}。` }
  const cards = fails === 1 ? '1 fail' : `${fails} fails`
  return {
    en: `✗ Quest ${quest} fails with ${cards}: ${on}.`,
    zh: `✗ 任务${quest}失败，${fails}张失败牌：${on}。`,
  }
}

const after: Readonly<Record<Exclude<EndReason, 'teams-refused'>, InBoth<string>>> = {
  'quests-failed': { en: 'Evil wins.', zh: '坏人获胜。' },
  'merlin-found': { en: 'The assassin found Merlin. Evil wins.', zh: '刺客找到了梅林，坏人获胜。' },
  'merlin-hidden': { en: 'Merlin stayed hidden. Good wins.', zh: '梅林没有暴露，好人获胜。' },
}

interface End {
  readonly reason: EndReason
  readonly roles: readonly Role[]
}

/** How it ended, and who played for which side. */
export function readEnd({ reason, roles }: End, quests: Quests, { language, nameOf }: Teller): string {
  const how =
    reason === 'teams-refused'
      ? endings[reason][language]
      : [questsTold(quests, reason !== 'quests-failed'), after[reason]].map((one) => one[language])
  const sideOf = (isOfEvil: boolean) =>
    listed(
      language,
      roles.flatMap((role, seat) => {
        if (isEvil(role) !== isOfEvil) return []
        const own = roleNames[role][language]
        return [language === 'zh' ? `${nameOf(seat)}（${own}）` : `${nameOf(seat)} (${own})`]
      }),
    )
  const sides =
    language === 'zh'
      ? [`好人是${sideOf(false)}。`, `坏人是${sideOf(true)}。`]
      : [`Good: ${sideOf(false)}.`, `Evil: ${sideOf(true)}.`]
  return [how, sides].flat().join(language === 'zh' ? '' : ' ')
}
