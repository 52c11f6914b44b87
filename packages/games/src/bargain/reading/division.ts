import { numbered } from '../../contract/reading/meant/spelled-out.ts'
import { kinds, perKind } from '../things.ts'
import type { Kind, PerKind } from '../things.ts'

type Owner = 'me' | 'you'

/** Things that a text names: so many of a kind, or all that the other parts of the text leave. */
interface Mention {
  readonly what: Kind | 'rest'
  /** Null for all of them. */
  readonly count: number | null
  /** For whom they are, if the text says so. */
  readonly owner: Owner | null
}

/**
 * What a speaker would take, by all that a text names. Things that nobody is named for are the speaker's. Of a kind
 * that is not named, the speaker takes none; if only the other one's things are named, the speaker takes the rest. Undefined if
 * that is not clear.
 */
export function divisionIn(text: string, counts: PerKind): PerKind | 'nothing' | 'contradictory' | undefined {
  const mentions = mentionsIn(text)
  if (mentions.length === 0) return 'nothing'
  const own = amountsOf(mentions, 'me', counts)
  const others = amountsOf(mentions, 'you', counts)
  if (own === 'contradictory' || others === 'contradictory') return 'contradictory'
  const takesRest = mentions.some(({ what, owner }) => what === 'rest' && owner === 'me')
  const isNamed = own.some((amount) => amount !== undefined)
  if (!isNamed && others.every((amount) => amount === undefined)) return undefined
  const take = perKind((index) => {
    const [mine, yours] = [own[index], others[index]]
    if (mine !== undefined) return mine
    if (isNamed && !takesRest) return 0
    return (counts[index] ?? 0) - (yours ?? 0)
  })
  const isConsistent = others.every((yours, index) => {
    const mine = take[index] ?? 0
    return mine >= 0 && (yours === undefined || yours + mine === counts[index])
  })
  return isConsistent ? take : 'contradictory'
}

type Amounts = readonly (number | undefined)[]

function amountsOf(mentions: readonly Mention[], whose: Owner, counts: PerKind): Amounts | 'contradictory' {
  const amounts = kinds.map((kind, index) => {
    const named = mentions
      .filter(({ what, owner }) => what === kind && (owner ?? 'me') === whose)
      .map(({ count }) => count ?? counts[index])
    return [...new Set(named)]
  })
  if (amounts.some((named) => named.length > 1)) return 'contradictory'
  return amounts.map(([amount]) => amount)
}

const nouns: Readonly<Record<Kind, string>> = {
  hats: '(?:hats?|帽子?)',
  balls: '(?:balls?|球)',
  apples: '(?:apples?|苹果)',
}
const anyNoun = `(?:${Object.values(nouns).join('|')})`
/** Claims of what things are worth go up to ten. “All” and “the” are no numbers. */
export const wordNumbers: Readonly<Record<string, number>> = {
  ...numbered('zero one two three four five six seven eight nine ten'),
  ...numbered('零 一 二 三 四 五 六 七 八 九 十'),
  no: 0,
  nothing: 0,
  a: 1,
  an: 1,
  两: 2,
}
const number = `(?<![\\d.])\\d{1,9}(?![\\d.]*\\d)|(?<![a-z])(?:no|zero|one|an?|two|three|four|five|six|seven|all|both|every|the)(?![a-z])|[零一二两三四五六七]|全部|所有`
const between = '\\s*(?:of\\s+)?(?:the\\s+)?(?:[顶个只颗枚件]|的)*\\s*'
const rest =
  '(?:the\\s+rest|the\\s+remaining|the\\s+others?(?![a-z])|everything\\s+else|(?:其余|剩下|其他|余下)的?)'

/** “苹果归你” gives away all of them. */
const allOfThem = `(?<all>${anyNoun})(?=(?:都|全)*(?:归|给|留给|分给|属于|让给))`
const counted = new RegExp(
  `(?<count>${number})${between}(?<noun>${anyNoun})(?![a-z])|(?<rest>${rest})|${allOfThem}`,
  'giu',
)
const nounFirst = new RegExp(
  `(?<noun>${anyNoun})(?![a-z])[\\s:：=×x*"']{0,4}(?<count>\\d{1,9}(?![\\d.]*\\d)|[零一二两三四五六七]|全部|全|都)|(?<rest>${rest})|${allOfThem}`,
  'giu',
)

/** "A hat is worth 4" is not about a hat that somebody takes. */
const isAboutWorth =
  /^\s*(?:is|are|was|were|being|counts?|means?|at|=)(?![a-z])|^\s*(?:值|价值|对[我你]|估)/iu

/** The things that a text names, in order. */
function mentionsIn(text: string): readonly Mention[] {
  const named = startsWithNoun(text) ? [nounFirst, counted] : [counted, nounFirst]
  return (
    named.map((way) => mentionsBy(way, text)).find((found) => found.some(({ what }) => what !== 'rest')) ?? []
  )
}

function mentionsBy(way: RegExp, text: string): readonly Mention[] {
  const found = [...text.matchAll(way)]
  const speakers = [...text.matchAll(owners)]
  let speaker: Owner | null = null
  return found.flatMap((match, place) => {
    while (speakers[0] && speakers[0].index < match.index) {
      speaker = speakers[0].groups?.['me'] === undefined ? 'you' : 'me'
      speakers.shift()
    }
    const { noun, all, count } = match.groups ?? {}
    const after = text.slice(match.index + match[0].length, found[place + 1]?.index)
    const what = kindOf(noun ?? all ?? '') ?? 'rest'
    if (what !== 'rest' && isAboutWorth.test(after)) return []
    return [{ what, count: countOf(count), owner: ownerAfter(after) ?? speaker }]
  })
}

function startsWithNoun(text: string): boolean {
  const noun = text.search(new RegExp(anyNoun, 'iu'))
  const count = text.search(/\d|[零一二两三四五六七]/u)
  return noun >= 0 && count > noun
}

export const kindOf = (noun: string): Kind | undefined =>
  kinds.find((kind) => new RegExp(`^${nouns[kind]}$`, 'iu').test(noun))

function countOf(count: string | undefined): number | null {
  if (count === undefined) return null
  const word = count.toLowerCase()
  return /^\d+$/.test(word) ? Number(word) : (wordNumbers[word] ?? null)
}

/** “Player 1:” before an offer is the name of its speaker. */
const owners =
  /(?<me>(?<![a-z])(?:i|me|my|mine|myself|player\s*\d\s*[:：])(?![a-z])|玩家\s*\d\s*[:：]|我|自己)|(?<you>(?<![a-z])(?:you|your|yours|yourself)(?![a-z])|你|您|对方)/giu

const given =
  /^[^.,;。，；\n]{0,40}?(?:(?<![a-z])(?:for|to|is|are|be|as)\s+(?:all\s+)?(?<en>me|my|mine|myself|you|yours|yourself)(?![a-z])|(?:归|给|留给|分给|属于|让给)(?<zh>我|自己|你|您|对方))/iu

/** Who stands after the things, as in “2 hats for me”. */
function ownerAfter(text: string): Owner | null {
  const match = given.exec(text)
  if (!match) return null
  return /^(?:m|我|自)/iu.test(match.groups?.['en'] ?? match.groups?.['zh'] ?? '') ? 'me' : 'you'
}
