import { firstIn, listUnder, wholeOf } from '../../contract/reading/meant/entries-meant.ts'
import type { Levels, ObjectsOfAnswer } from '../../contract/reading/meant/entries-meant.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { entriesIn, objectsIn } from '../../contract/reading/objects-in.ts'
import { wordLists } from '../../outline/outline.ts'
import { files } from '../content/generated/reading.ts'
import { says } from '../content/generated/view.ts'
import { kinds, perKind } from '../things.ts'
import type { Kind, PerKind } from '../things.ts'

type Entries = Levels[number]

export const lists = wordLists(files, ['beside', 'accept', 'reject', 'others'])

const takeNames = ['take', 'offer', 'plan', 'mine', 'i take']

/**
 * What objects say: an offer, with NaN for a number that is none, and `offer`, `accept`, `reject` or other words.
 * Undefined if there are none that have to do with a bargain.
 */
export function readObjects({ levels, raw }: ObjectsOfAnswer) {
  const take = takeIn(levels)
  if (take === undefined && raw === undefined) return undefined
  return { take, raw, move: raw === undefined ? undefined : meantBy(raw) }
}

function meantBy(move: string): string {
  const plain = plainForm(move)
  if (['offer', 'propose', 'counter', 'counteroffer', '出价', '提议', '还价'].includes(plain)) return 'offer'
  return /\d/.test(move) ? move : (consentIn(move) ?? move)
}

/** What a text says about the offer of the other seat. */
type Consent = 'accept' | 'reject'

const refusals =
  /(?<![a-z])(?:no\s+deal|reject(?:ed|s)?|refuse|decline|(?:not|\w{0,6}n['’]t|cannot|never|unable\s+to)\s+(?:\w+\s+){0,3}?(?:accept|agree|take|deal)|disagree|unacceptable|turn(?:ing)?\s+(?:it|this|that)\s+down)(?![a-z])|不(?:能|会|想|愿意?|可能)?(?:接受|同意|答应|成交)|拒绝|没法(?:接受|同意)|无法(?:接受|同意)/iu
const acceptances = /(?<![a-z])(?:accept(?:ed|s)?|agree(?:d|s)?)(?![a-z])|接受|同意|成交|答应/iu
/** “Deal” alone is an answer, but “how about this deal” is none. */
const deal =
  /^(?:[^\p{L}]|(?<![a-z])(?:player|ok|okay|yes|fine|good|great|well|it['’]?s|that['’]?s|a|we|have|i|say|move|answer)(?![a-z])|玩家|好的?|行|那就)*(?:deal|done)(?![a-z])/iu
/** Consent to something else than the offer as it stands. */
const conditions =
  /(?<![a-z])(?:if|unless|only|provided|would\s+you|will\s+you|could\s+you|do\s+you|can\s+you)(?![a-z])|如果|要是|只要|除非|你(?:能|会|愿意|可以|是否)?(?:接受|同意)|吗/iu

/** Whether a text takes the offer or turns it down. Undefined if it says neither, or depends on something. */
export function consentIn(text: string): Consent | undefined {
  if (refusals.test(text)) return 'reject'
  if (conditions.test(text)) return undefined
  return acceptances.test(text) || deal.test(text) ? 'accept' : undefined
}

const takeIn = (levels: Levels): PerKind | 'contradictory' | undefined =>
  firstIn(levels, (entries) => {
    const listed = listUnder(entries, takeNames, kinds.length)?.map(wholeOf)
    if (listed) return perKind((index) => listed[index] ?? 0)
    const named = kinds.map((kind) => numbersOf(kind, entries))
    if (named.some((found) => found.length > 1)) return 'contradictory'
    if (named.some((found) => found.length === 1)) return perKind((index) => named[index]?.[0] ?? 0)
    return undefined
  })

/** Under such a name stands what the other one gets. */
const ofOther =
  /^(?:i )?(?:giv(?:e|es|en|ing)|you|yours?|you get|for you|other|opponent|them|theirs?|给你?|你|你的|你得|对方)$/u

/** Whether the objects of a text give the other one things that do not go with what they take, or take nothing. */
export function givesOtherwise(text: string, counts: PerKind): boolean {
  const objects = objectsIn(text)
  const given = entriesIn(objects)
    .flat()
    .filter(([name, value]) => ofOther.test(plainForm(name)) && typeof value === 'object' && value !== null)
  if (given.length === 0) return false
  const take = takeIn(entriesIn(objects.map(withoutGiven)))
  return given.some(([, value]) =>
    kinds.some((kind, index) => {
      const number = Array.isArray(value) ? value[index] : numbersOf(kind, Object.entries(value ?? {}))[0]
      if (typeof number !== 'number') return false
      return !Array.isArray(take) || number + (take[index] ?? 0) !== counts[index]
    }),
  )
}

const withoutGiven = (object: object): object =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([name]) => !ofOther.test(plainForm(name)))
      .map(([name, value]) => [name, isObject(value) ? withoutGiven(value) : value]),
  )

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function numbersOf(kind: Kind, entries: Entries): readonly number[] {
  const names = [kind, kind.slice(0, -1), says.kinds[kind].zh]
  const given = entries.filter(
    ([name, value]) => isOne(names, name) && value !== null && typeof value !== 'object',
  )
  return [...new Set(given.map(([, value]) => wholeOf(value)))]
}

const isOne = (names: readonly string[], name: string) => names.includes(plainForm(name))

const number = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|the|all|both|your|my|that|this|those|these|some|another)`
const more = String.raw`(?:\s+(?:of|the|your|my|other|of\s+the|more))*`
const end = String.raw`(?=\s*(?:$|[,;.!\n]|(?:and|plus|for|to)\b))`
/** A number with a noun, or a noun with its number, that are an item of a list by themselves. */
const items = new RegExp(
  String.raw`(?:^|[,;:+.!?\n]|\b(?:and|plus|take|want|keep|get|you\s+(?:can\s+|may\s+|could\s+)?have|receive)\b)\s*(?:${number}${more}\s+(?<noun>[a-z]+)${end}|(?<name>[a-z]+)\s*(?:[:=]|[x×]|[:=]?\s*[x×])\s*\d+${end}|(?<numbered>[a-z]+) \d+${end})|(?:^|[,;\n.])\s*(?:the\s+)?(?<left>[a-z]+s)\s+(?:for|to)\s+you`,
  'giu',
)
const classifier = '[本条把张支双副台辆件只颗枚个顶块瓶]'
const endOfItem = String.raw`(?=\s*(?:$|[，,、；;。！!\n和跟与加及]))`
const chineseItems = new RegExp(
  [
    String.raw`(?:\d+|[一二两三四五六七那这])\s*${classifier}的?(?<counted>\p{Script=Han}{1,4})`,
    String.raw`(?:^|[，,、；;。\n和跟与加及])\s*(?<named>\p{Script=Han}{1,3})\s*[:：=x×]?\s*\d+${endOfItem}`,
    String.raw`(?<given>\p{Script=Han}{1,3}?)(?:全|都)*(?:归|留给|让给)(?:你|您|我|对方)`,
    String.raw`(?:你的|您的)(?<owned>\p{Script=Han}{1,3})${endOfItem}`,
  ].join('|'),
  'gu',
)
const known = new Set(kinds.flatMap((kind) => [kind, kind.slice(0, -1), says.kinds[kind].zh]))
/** What may stand in such a list or among the fields of an offer without being a thing. */
const others = new Set(lists.others.map(plainForm))
/** What stands in Chinese nouns and verbs that name no thing, or one of those to be divided. */
const chineseOthers =
  /帽|球|苹|果|[我你您他她它们对方玩家其余剩下的都全部这那些另半份样种要拿得给留取归轮步次分共值选出价报提案议建意人点数机会东西物品回合问题办法想法交易条件总各只仅就约顶个件颗只和还也]/u

/** Whether an offer names things that are not among those to be divided, so that its author has something else in mind. */
export function namesUnknownThings(text: string): boolean {
  const levels = entriesIn(objectsIn(text))
  if (levels.length === 0)
    return (
      [...text.matchAll(items)].some(({ groups }) => isUnknown(groups)) ||
      [...text.matchAll(chineseItems)].some(({ groups }) => isUnknownInChinese(groups))
    )
  const named = levels.find((entries) => entries.some(([name]) => known.has(plainForm(name)))) ?? []
  return named.some(([name, value]) => isAmount(value) && isStrange(name))
}

type Groups = Record<string, string> | undefined

const isUnknown = (groups: Groups) =>
  isStrange(groups?.['noun'] ?? groups?.['name'] ?? groups?.['numbered'] ?? groups?.['left'] ?? 'one')
const isUnknownInChinese = (groups: Groups) =>
  Object.values(groups ?? {}).some((noun) => noun !== undefined && !chineseOthers.test(noun))
const isStrange = (name: string) => !known.has(plainForm(name)) && !others.has(plainForm(name))
const isAmount = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) > 0
