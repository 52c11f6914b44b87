import type { InBoth } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import type { makers } from '../define/table.ts'
import { colourNames, coloursOf, faceName, ranksOf } from './cards.ts'
import type { DeckSize, End } from './cards.ts'
import type { Act, Clue, ClueGiven, HeldCard, Laid, NumberedCard } from './hand.ts'

/** The faces of cards that came into a hand. */
interface Seen {
  readonly holder: number
  readonly cards: readonly NumberedCard[]
}
export function sayCards({ holder, cards }: Seen, { language, nameOf }: Teller): string {
  const name = nameOf(holder)
  const faces = cards.map((card) => faceName(card)[language])
  if (language === 'zh') return `${name}拿到的是${faces.join('、')}，${name}自己看不到。`
  return `${name} got ${faces.join(', ')}, and cannot see ${faces.length === 1 ? 'it' : 'them'}.`
}

/** What a seat did with its turn, as logs and agents have it. */
export const sayAct = (act: Act, teller: Teller) => actWith(sayClue, act, teller)

/** The same on a page, where a misplay may cost the last life. */
export const readLaid = (act: Laid, isLastLife: boolean, teller: Teller) =>
  actWith(sayClue, act, teller, isLastLife)

/** The same in the words of a page. */
export const tellAct = (act: Act, teller: Teller) => actWith(tellClue, act, teller)

function actWith(clueIn: typeof sayClue, act: Act, teller: Teller, isLastLife = false): string {
  const { language, nameOf } = teller
  const name = nameOf(act.seat)
  const line = 'clue' in act ? clueIn(act, teller) : sayLaid(act, teller, isLastLife)
  return `${madeTexts[act.made][language](name)}${line}`
}

const madeTexts: Readonly<Record<(typeof makers)[number], InBoth<(name: string) => string>>> = {
  seat: { en: () => '', zh: () => '' },
  chance: {
    en: (name) => `A move is drawn for ${name}. `,
    zh: (name) => `系统替${name}随机选择行动。`,
  },
  rule: {
    en: (name) => `A harmless move is made for ${name}. `,
    zh: (name) => `系统替${name}做无害的行动。`,
  },
}

function sayClue({ seat, to, clue, positions }: ClueGiven, { language, nameOf }: Teller): string {
  const what = clueName(clue)[language]
  if (language === 'zh') return `${nameOf(seat)}提示${nameOf(to)}：${what}，位置${positions.join('、')}。`
  const where = positions.length === 1 ? 'position' : 'positions'
  return `${nameOf(seat)} clues ${nameOf(to)}: ${what} at ${where} ${positions.join(', ')}.`
}

function tellClue({ seat, to, clue, positions }: ClueGiven, { language, nameOf }: Teller): string {
  if (language === 'zh')
    return `${nameOf(seat)}提示${nameOf(to)}：位置${positions.join('、')}是${clueName(clue).zh}。`
  const isOne = positions.length === 1
  const what =
    clue.kind === 'colour' ? colourNames[clue.value].en : isOne ? `a ${clue.value}` : `${clue.value}s`
  const where = new Intl.ListFormat('en').format(positions.map(String))
  return `${nameOf(seat)} clues ${nameOf(to)}: ${what} at position${isOne ? '' : 's'} ${where}.`
}

export const nothingTold: InBoth<string> = { en: 'nothing told', zh: '没有提示' }

/** What the clues say about a card, or null if they say nothing. */
export function toldAbout({ colours, ranks }: HeldCard, size: DeckSize): InBoth<string> | null {
  const [colour, ...otherColours] = colours
  const [rank, ...otherRanks] = ranks
  if (!colour || rank === undefined) return null
  const knowsColour = otherColours.length === 0 && size.colours > 1
  const knowsRank = otherRanks.length === 0
  if (knowsColour && knowsRank) return faceName({ colour, rank })
  const notColours = coloursOf(size).filter((one) => !colours.includes(one))
  const notRanks = ranksOf(size).filter((one) => !ranks.includes(one))
  const parts = [
    ...(knowsColour ? [colourNames[colour]] : notColours.map((one) => notThis(colourNames[one]))),
    ...(knowsRank ? [rankName(rank)] : notRanks.map((one) => notThis({ en: `${one}`, zh: `${one}` }))),
  ]
  if (parts.length === 0) return null
  return { en: parts.map(({ en }) => en).join(', '), zh: parts.map(({ zh }) => zh).join('、') }
}

const notThis = ({ en, zh }: InBoth<string>): InBoth<string> => ({ en: `not ${en}`, zh: `不是${zh}` })

const rankName = (rank: number): InBoth<string> => ({ en: `rank ${rank}`, zh: `数字${rank}` })

const clueName = ({ kind, value }: Clue): InBoth<string> =>
  kind === 'colour' ? colourNames[value] : rankName(value)

function sayLaid(act: Laid, { language, nameOf }: Teller, isLastLife: boolean): string {
  const name = nameOf(act.seat)
  const face = faceName(act)[language]
  const zh = language === 'zh'
  if (act.fits === undefined)
    return zh
      ? `${name}弃掉第${act.position}张牌：${face}。`
      : `${name} discards ${face} from position ${act.position}.`
  const fits = zh
    ? act.fits
      ? '接上了烟花。'
      : `接不上，失去${isLastLife ? '最后' : ''}一条命。`
    : act.fits
      ? 'It fits.'
      : `It does not fit, and ${isLastLife ? 'the last' : 'a'} life is lost.`
  return zh
    ? `${name}打出第${act.position}张牌：${face}，${fits}`
    : `${name} plays ${face} from position ${act.position}. ${fits}`
}

export const faultTexts: Readonly<Record<string, InBoth<string>>> = {
  'no-such-card': { en: 'there is no card at that position', zh: '那个位置没有牌' },
  'tokens-full': {
    en: 'nobody may discard while all clue tokens are there',
    zh: '提示标记已满，不能弃牌',
  },
  'no-tokens': { en: 'no clue token is left', zh: '没有提示标记了' },
  'own-hand': { en: 'a clue goes to another seat', zh: '只能提示其他玩家' },
  'no-such-clue': { en: 'the deck has no such colour or rank', zh: '牌库里没有这样的颜色或数字' },
  'touches-nothing': { en: 'the clue touches no card', zh: '这个提示没有对应的牌' },
}

export const endTexts: Readonly<Record<End, InBoth<string>>> = {
  completed: { en: 'All fireworks are complete.', zh: '所有烟花都已完成。' },
  lives: { en: 'The last life is lost.', zh: '最后一条命也没有了。' },
  deck: { en: 'The last turn is over.', zh: '最后一个回合结束。' },
}

/** How it ended, and the score. */
export const withScore = ({ en, zh }: InBoth<string>, score: number): InBoth<string> => ({
  en: `${en} The score is ${score}.`,
  zh: `${zh}得分：${score}。`,
})
