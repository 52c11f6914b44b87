import type { InBoth, Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'
import type { Choice, Field } from '../contract/field.ts'
import { colourNames } from './cards.ts'
import type { Clue } from './hand.ts'
import { allMoves, label, moveName } from './moves.ts'
import type { HanabiMove } from './moves.ts'
import type { HanabiRuleset } from './table.ts'

/** Words of the game that may stand around a move. */
export const beside = [
  ...['about', 'cards', 'their', 'his', 'her', 'hand', 'position', 'give', 'hint', 'clue', 'tell', 'away'],
  ...['牌', '张', '手牌', '那', '手里', '手中', '提示', '告诉', '他', '她', '他们', '关于', '号'],
]

/** The only field of a turn: everything that this seat can say, and perhaps more that is to be told apart from it. */
export function moveFields(
  ruleset: HanabiRuleset,
  seat: Seat,
  more: readonly Choice[] = [],
): readonly Field[] {
  const all = choicesFor(ruleset, seat)
  const choices = more.length === 0 ? all : [...all, ...more]
  return [{ kind: 'choice', name: 'move', label, choices, beside }]
}

/** Everything that this seat can say. The same list for the same sizes, because its spellings are made once. */
export function choicesFor(ruleset: HanabiRuleset, seat: Seat): readonly Choice[] {
  const { players, colours, ranks, handSize } = ruleset
  const key = [players, colours, ranks, handSize, seat].join(' ')
  const choices = choicesOf.get(key) ?? allMoves(ruleset).map((move) => choiceOf(ruleset, seat, move))
  choicesOf.set(key, choices)
  return choices
}

const choicesOf = new Map<string, readonly Choice[]>()

function choiceOf(ruleset: HanabiRuleset, seat: Seat, move: HanabiMove): Choice {
  const value = moveName(move)
  if (move.kind === 'clue') {
    const { earlier, later } = clueWays(ruleset, seat, move)
    const at = { on: 'hand', seat: move.to } as const
    return { value, at, label: clueLabel(move.to, move.clue), also: [...earlier, ...later], earlier }
  }
  const { kind, position } = move
  const zh = kind === 'play' ? ['打出', '出', '打'] : ['弃掉', '弃置', '丢弃', '弃']
  const earlier = [
    ...['card', 'position', 'my card', 'card at position', 'card number'].map(
      (noun) => `${kind} ${noun} ${position}`,
    ),
    ...zh.flatMap((verb) => [
      `${verb}第${position}张`,
      `${verb}第${position}张牌`,
      `${verb} ${position}`,
      `${verb}${position}`,
    ]),
    ...(kind === 'discard'
      ? [`弃牌${position}`, `弃牌 ${position}`]
      : [`出牌${position}`, `出牌 ${position}`]),
  ]
  const named = { en: kind === 'play' ? 'Play card' : 'Discard card', zh: zh[0] ?? '' }
  return {
    value,
    at: { on: 'card', seat, number: position - 1 },
    label: { en: `${named.en} ${position}`, zh: `${named.zh}第${position}张` },
    also: [...earlier, ...cardNames(kind, position)],
    earlier,
  }
}

/** A clue of the game, or of something that its deck has not. */
type NamedClue = Clue | { readonly kind: 'colour'; readonly value: string; readonly names: InBoth<string> }

interface ClueTo {
  readonly to: Seat
  readonly clue: NamedClue
}

/** The ways to write a clue, as readers of earlier days knew them, and those that came later. */
export function clueWays(
  { players }: HanabiRuleset,
  seat: Seat,
  { to, clue }: ClueTo,
): { readonly earlier: readonly string[]; readonly later: readonly string[] } {
  const alone = players === 2 && to !== seat ? clueAlone(clue) : []
  return { earlier: [...clueTo(to, clue), ...alone], later: clueInEntries(to, clue) }
}

const clueLabel = (to: Seat, { kind, value }: Clue): InBoth<string> =>
  kind === 'colour'
    ? { en: `Clue ${alias('en', to)}: ${value}`, zh: `提示${alias('zh', to)}：${colourNames[value].zh}` }
    : { en: `Clue ${alias('en', to)}: rank ${value}`, zh: `提示${alias('zh', to)}：数字${value}` }

const verbs = ['clue', 'hint', 'reveal', 'tell'] as const
export const chineseVerbs = ['提示', '告诉', '告知'] as const

/** How a kind of card is named. */
function namesOf(clue: NamedClue): { readonly en: readonly string[]; readonly zh: readonly string[] } {
  const { value } = clue
  if (clue.kind === 'colour') {
    const { zh } = 'names' in clue ? clue.names : colourNames[clue.value]
    return { en: [`${value}`, `colour ${value}`, `color ${value}`], zh: [zh, zh.slice(0, -1)] }
  }
  return {
    en: [`${value}`, `rank ${value}`, `number ${value}`, `${value}s`],
    zh: [`数字${value}`, `点数${value}`, `${value}`],
  }
}

/** Clues that name the seat, in other words. */
function clueTo(to: Seat, clue: NamedClue): readonly string[] {
  const { en, zh } = namesOf(clue)
  const name = `player ${to + 1}`
  const english = verbs.flatMap((verb) =>
    en.flatMap((what) => [
      `${verb} ${to + 1} ${what}`,
      `${verb} ${name} ${what}`,
      `${verb} ${name} about ${what}`,
      `${verb} ${what} to ${name}`,
      `${verb} ${what} cards to ${name}`,
    ]),
  )
  const chinese = chineseVerbs.flatMap((verb) =>
    zh.flatMap((what) => [`${verb}玩家${to + 1}${what}`, `${verb}玩家${to + 1} ${what}`]),
  )
  return [...english, ...chinese]
}

/** Clues without a seat. They are clear if there is only one other seat. */
function clueAlone(clue: NamedClue): readonly string[] {
  const { en, zh } = namesOf(clue)
  return [
    ...verbs.flatMap((verb) =>
      en.flatMap((what) => [
        `${verb} ${what}`,
        `${verb} ${what} cards`,
        `${verb} ${what} cards for another player`,
      ]),
    ),
    ...chineseVerbs.flatMap((verb) => zh.flatMap((what) => [`${verb}${what}`, `${verb} ${what}`])),
  ]
}

/** As objects in JSON say it, and other ways to point at a card. */
function cardNames(kind: 'play' | 'discard', position: number): readonly string[] {
  const [verb = '', short = ''] = kind === 'play' ? ['打出', '打'] : ['弃掉', '弃']
  return [
    ...[`${kind} the card ${position}`, `${kind} my card ${position}`, `${kind} slot ${position}`],
    ...[
      `${kind} index ${position}`,
      `${kind} number ${position}`,
      `${kind} the card at position ${position}`,
    ],
    ...[`${kind}ing card ${position}`, `${kind} card position ${position}`, `${kind} card index ${position}`],
    ...[
      `${verb}${position}号牌`,
      `${verb}第${position}号牌`,
      `${short}第${position}张`,
      `${short}出第${position}张`,
    ],
    ...[`${verb}我的第${position}张牌`, `${verb}第 ${position} 张`, `${short}掉第${position}张`],
  ]
}

function clueInEntries(to: Seat, { kind, value }: NamedClue): readonly string[] {
  const names = [
    `player ${to + 1}`,
    `player player ${to + 1}`,
    `target player ${to + 1}`,
    `to player ${to + 1}`,
  ]
  const numbers = [`player ${to + 1}`, `target ${to + 1}`, `to ${to + 1}`]
  const whats = kind === 'colour' ? ['colour', 'color'] : ['rank', 'number']
  const all = [...new Set([...names, ...numbers])]
  return all.flatMap((name) => [
    ...whats.map((what) => `clue ${name} ${what} ${value}`),
    `clue ${name} value ${value}`,
    `hint ${name} ${whats[0]} ${value}`,
  ])
}
