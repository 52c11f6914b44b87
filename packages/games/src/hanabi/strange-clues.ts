import type { InBoth, Seat } from '@wis/engine'
import type { Choice } from '../contract/field.ts'
import { spelledOut } from '../contract/reading/meant/spelled-out.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import { colourNames, colours, coloursOf } from './cards.ts'
import type { Colour } from './cards.ts'
import { chineseVerbs, clueWays } from './move-fields.ts'
import type { HanabiRuleset } from './table.ts'

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
    ...unknownIn(plain, mine).map(
      (word) => ({ kind: 'colour', value: word, names: { en: word, zh: word } }) as const,
    ),
    ...named.map((names) => ({ kind: 'colour', value: names.en, names }) as const),
    ...ranks.map((value) => ({ kind: 'rank', value }) as const),
  ]
  return clues.flatMap((clue) =>
    Array.from({ length: ruleset.players }, (_, to): Choice => {
      const value = `clue ${to + 1} ${clue.value}`
      const { earlier, later } = clueWays(ruleset, seat, { to, clue })
      const short =
        clue.kind === 'colour' ? chineseVerbs.map((verb) => `${verb}${to + 1}${clue.names.zh}`) : []
      return { value, label: { en: value, zh: value }, also: [...earlier, ...later, ...short] }
    }),
  )
}

/** Words that may stand behind the seat of a clue, or behind its rank, and name no kind of card. */
const about = new Set([
  ...[
    'about',
    'and',
    'as',
    'at',
    'because',
    'card',
    'cards',
    'color',
    'colour',
    'for',
    'from',
    'has',
    'have',
  ],
  ...[
    'he',
    'her',
    'here',
    'his',
    'holds',
    'i',
    'if',
    'in',
    'is',
    'it',
    'its',
    'me',
    'my',
    'now',
    'number',
    'of',
  ],
  ...['on', 'or', 'please', 'player', 'rank', 'she', 'since', 'so', 'that', 'the', 'their', 'them', 'then'],
  ...['there', 'they', 'this', 'to', 'value', 'we', 'which', 'who', 'with', 'you', 'your'],
])
const behindSeat =
  /(?<![a-z])(?:clue|hint|reveal|tell) (?:player )?\d (?:with |about |the )?([a-z]{2,20})(?![a-z0-9])/gu
const chineseBehindSeat = /(?:提示|告诉|告知) ?(?:玩家 ?)?\d ?号? ?(\p{Script=Han}{1,8})/gu
const chineseAbout =
  /玩家|他们?|她们?|它|自己|手里|手上|手中|所有|全部|那些|这些|哪些|颜色|数字|点数|关于|一下|因为|的|牌|卡|是|张|有|为|给|和|吧|了|在/gu

/** What a clue names that is neither a colour of this deck nor a word that may stand there: “clue 2 banana”. */
function unknownIn(plain: string, mine: readonly Colour[]): readonly string[] {
  const isKnown = (word: string) =>
    mine.some((colour) => colour === word || colourNames[colour].zh.startsWith(word))
  const english = [...plain.matchAll(behindSeat)].map(([, word = '']) => word)
  const chinese = [...plain.matchAll(chineseBehindSeat)]
    .filter(([, words = '']) => !mine.some((colour) => words.includes(colourNames[colour].zh.slice(0, -1))))
    .filter(([, words = '']) => words.replace(chineseAbout, '') !== '')
    .map(([, words = '']) => words)
  return [...english.filter((word) => !about.has(word) && !isKnown(word)), ...chinese]
}

/** A text of many numbers is no clue. */
const mostRanks = 20
