import type { Language } from '@wis/engine'
import type { Slips } from './entry-schema.ts'

const then = {
  random: { en: 'a legal move is drawn for you', zh: '系统会替你随机选一个合法行动' },
  lose: { en: 'you lose the game', zh: '这一局判负' },
  harmless: { en: 'a harmless move is made for you', zh: '系统会替你做一个无害的行动' },
} as const

/** The sentence of the rules about answers that are no legal move. */
export function afterSlips({ tries, then: end }: Slips, language: Language): string {
  const follows = then[end][language]
  if (language === 'zh')
    return `回答不合规则会被拒绝并说明原因；连续${tries}次后，${follows}。不回答的后果相同。`
  const count = tries === 1 ? 'one answer' : `${tries} answers`
  return `An answer that is no legal move is refused, and you are told why. After ${count} of that kind to one question, ${follows}. The same follows at once if you give no answer.`
}

const onPages = {
  random: { en: 'the game plays a random legal move', zh: '系统就随机走一步合法的' },
  lose: { en: 'the player loses the game', zh: '这一局判负' },
  harmless: { en: 'the game makes a harmless move', zh: '系统就代做一个无害的行动' },
} as const
const refusal = {
  en: 'The game refuses an illegal answer and gives the reason.',
  zh: '不合规则的回答会被退回，并附上原因。',
} as const
const silence = {
  en: 'A player who does not answer gets no second try.',
  zh: '没有回答的玩家不再有第二次机会。',
} as const

/** The same in the words of pages. */
export function slipsOnPages({ tries, then: end }: Slips, language: Language): string {
  const follows = onPages[end][language]
  if (language === 'zh') return `${refusal.zh}同一个问题答错${tries}次后，${follows}。${silence.zh}`
  const count = tries === 1 ? 'one such answer' : `${tries} such answers`
  return `${refusal.en} After ${count} to one question, ${follows}. ${silence.en}`
}
