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
