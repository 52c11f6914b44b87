import type { InBoth, Seat } from '@wis/engine'
import type { Choice } from '../contract/field.ts'
import { spelledOut } from '../contract/reading/meant/spelled-out.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import { colourNames, colours, coloursOf } from './cards.ts'
import type { HanabiRuleset } from './events.ts'
import { clueWays } from './move-fields.ts'

/** Colours of other decks. */
const others: readonly InBoth<string>[] = [
  { en: 'purple', zh: '紫色' },
  { en: 'violet', zh: '紫色' },
  { en: 'orange', zh: '橙色' },
  { en: 'pink', zh: '粉色' },
  { en: 'black', zh: '黑色' },
  { en: 'grey', zh: '灰色' },
  { en: 'gray', zh: '灰色' },
  { en: 'brown', zh: '棕色' },
  { en: 'cyan', zh: '青色' },
  { en: 'teal', zh: '青色' },
  { en: 'turquoise', zh: '青色' },
  { en: 'magenta', zh: '洋红色' },
  { en: 'indigo', zh: '靛色' },
  { en: 'gold', zh: '金色' },
  { en: 'silver', zh: '银色' },
  { en: 'rainbow', zh: '彩色' },
  { en: 'multicolour', zh: '彩色' },
  { en: 'multicolor', zh: '彩色' },
]

/**
 * Clues of what this text names and the deck has not. They are read like all others, so that “clue 2 purple” is not
 * taken for the clue that it begins with.
 */
export function strangeClues(ruleset: HanabiRuleset, seat: Seat, text: string): readonly Choice[] {
  const plain = plainForm(spelledOut(text))
  const mine = coloursOf(ruleset)
  const missing = [...others, ...colours.filter((one) => !mine.includes(one)).map((one) => colourNames[one])]
  const named = missing.filter(({ en, zh }) => plain.includes(en) || plain.includes(zh.slice(0, -1)))
  const ranks = [...new Set((plain.match(/\d+/gu) ?? []).map(Number))]
    .filter((rank) => rank < 1 || rank > ruleset.ranks)
    .slice(0, mostRanks)
  const clues = [
    ...named.map((names) => ({ kind: 'colour', value: names.en, names }) as const),
    ...ranks.map((value) => ({ kind: 'rank', value }) as const),
  ]
  return clues.flatMap((clue) =>
    Array.from({ length: ruleset.players }, (_, to): Choice => {
      const value = `clue ${to + 1} ${clue.value}`
      const { earlier, later } = clueWays(ruleset, seat, { to, clue })
      return { value, label: { en: value, zh: value }, also: [...earlier, ...later] }
    }),
  )
}

/** A text of many numbers is no clue. */
const mostRanks = 20
