import type { InBoth } from '@wis/engine'
import type { Teller } from './game-kit.ts'
import type { UnreadableReason } from './reading/read-fields.ts'
import type { MoveMissed, MoveRefused } from './slips-schema.ts'

const unreadable: Readonly<Record<UnreadableReason, InBoth<string>>> = {
  unreadable: { en: 'no move can be read from it', zh: '从中读不出任何行动' },
  ambiguous: { en: 'it names more than one move', zh: '其中提到了不止一个行动' },
  denied: {
    en: 'it rules a move out, and does not clearly choose one',
    zh: '其中否定了某个行动，没有明确选择哪一个',
  },
  unsure: {
    en: 'it mentions a move, but does not clearly choose it',
    zh: '其中提到了一个行动，但没有明确选择它',
  },
  approximate: {
    en: 'it names an amount only roughly, and an exact one is asked for',
    zh: '其中的数量只是大概，需要一个确切的数字',
  },
  'wrong-number': { en: 'it names too many or too few', zh: '选的个数太多或太少' },
  'out-of-range': { en: 'the number is out of range', zh: '数字超出范围' },
}

/** A line about an answer that was refused or missed. `reasons` are those of the game itself. */
export function refusalText(
  event: MoveRefused | MoveMissed,
  { language, nameOf }: Teller,
  reasons: Readonly<Record<string, InBoth<string>>>,
): string {
  const name = nameOf(event.seat)
  const zh = language === 'zh'
  if (event.type === 'move-missed') return zh ? `${name}没有回答。` : `${name} gives no answer.`
  const why = ({ ...unreadable, ...reasons }[event.reason] ?? unreadable.unreadable)[language]
  const said = event.said === '' ? '' : zh ? `“${event.said}”` : ` “${event.said}”`
  return zh ? `${name}的回答${said}不被接受：${why}。` : `${name}'s answer${said} is refused: ${why}.`
}
