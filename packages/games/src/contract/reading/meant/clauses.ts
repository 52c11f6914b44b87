import { notMeant } from './entries-meant.ts'

/** A text in plain form that still knows where its clauses begin and what stood between its words. */
export interface Clauses {
  readonly plain: string
  /** Where the clause begins that has this place. */
  startOf(place: number): number
  /** Where the clause ends that has this place. */
  endOf(place: number): number
  /** Where claims begin. What announces a claim is a part of it, as in “My opponent: fold”. */
  readonly claims: readonly number[]
  /** Where the claim begins that has this place, and where it ends. */
  claimAt(place: number): readonly [from: number, to: number]
  /** Where the sentence begins that has this place, and where the one ends that has the other. */
  sentence(place: number, end: number): readonly [from: number, to: number]
  /** Whether a sentence that ends here is a question. */
  asks(end: number): boolean
  /** The signs at a gap between two words. */
  signsAt(place: number): string
  /** Whether alternatives are listed by their labels, as in “Option A: 1 / Option B: 2”. */
  readonly lists: boolean
}

const ends = /[.,;:!?。，；：！？、\n…—]/u
/** What stands in brackets or in a cell of a table is said apart, but a denial before it is one of it, too. */
const endsClaim = /[.,;:!?。，；：！？、\n…—()（）[\]【】|]|\s[-–]\s/u
const announces = /^[^\p{L}\p{N}.,;!?。，；！？、…]*[:：=]/u
const endsSentence = /[.;!?。；！？\n…]/u
/** Words after which somebody says something else. */
const turns =
  /(?<![a-z])(?:(?<!(?:any|every|no)(?:thing|one|body|place|where)? |no one |(?:any|every|no) (?:player|seat|card|column|square|row) |all |none )but|however|so|therefore|thus|hence|then)(?![a-z])|但是?|不过|所以|因此|于是/gu

/** The label of an alternative, with something behind it. */
const labels =
  /(?<!\p{L})(?:option|plan|alternative|candidate|possibility|variant|idea|scenario|case|选项|方案|备选|候选|选择|计划)\s?(?:[a-e]|[1-9]|one|two|three|i{1,3}|[一二三四甲乙丙丁])\s?[*_]{0,2}[:：)）=](?=[^\p{L}\p{N}\n]*[\p{L}\p{N}])/iu

/** The tags of a markup: `<b>4</b>`. */
const tag = /<\/?[a-z][\w-]{0,20}>/giu

/** What is struck through, and what a cross or a thumb denies. */
const struck = /~~([^~\n]{1,200})~~|<(del|s|strike)>([^<]{0,200})<\/\2>/giu
const crossed = /(?<![\d.])0 ?%(?= ?\p{L})|[❌✗✘❎🚫⛔👎¬≠]|!=(?==? ?[\p{L}\p{N}])/gu
/** A sign of “not” before a word, and a box that is not ticked. */
const negated = /(?<![\p{L}\p{N}!?…！？])!(?=[\p{L}\p{N}])/gu
const unticked = /^[^\p{L}\p{N}\n]*(?:\[ \]|☐|⬜|🔲)/gmu
/** Whoever ends so means the opposite. */
const sarcasm = /\s\/s\s*$/iu
/** Faces that ask, and that shrug. */
const asking = /[❓❔⁇]/gu
const shrugging = /🤷/gu

export function clausesOf(given: string): Clauses {
  let plain = ''
  const starts = [0]
  const claims = [0]
  const sentences = [0]
  const signs = new Map<number, string>()
  const text = given
    .replace(struck, (_, one = '', __, other = '') => `\nnever ${one}${other}\n`)
    .replace(crossed, ' never ')
    .replace(negated, ' never ')
    .replace(unticked, '\nnever ')
    .replace(sarcasm, '\njust kidding')
    .replace(asking, '?')
    .replace(/(?<![a-z])e\.\s?g\./giu, 'for example ')
    .replace(/(?<![a-z])(?:cc?a|approx)\.\s?(?=[\p{L}\p{N}])/giu, 'about ')
    .replace(shrugging, ' maybe ')
    .replace(notMeant, ' never ')
  for (const [, word = '', gap = ''] of text
    .replace(tag, '\n')
    .toLowerCase()
    .matchAll(/([\p{L}\p{N}]*)([^\p{L}\p{N}]*)/gu)) {
    plain += word
    if (gap === '' || plain === '') continue
    signs.set(plain.length, gap)
    plain += ' '
    // A comma between two numbers joins them, as in “2, 3”.
    if (ends.test(gap)) starts.push(plain.length)
    if (endsClaim.test(gap) && !announces.test(gap)) claims.push(plain.length)
    if (endsSentence.test(gap) && !announces.test(gap)) sentences.push(plain.length)
  }
  for (const { index } of plain.matchAll(turns)) {
    starts.push(index)
    claims.push(index)
  }
  for (const places of [starts, claims]) places.sort((one, other) => one - other)
  const end = plain.trimEnd().length
  const last = (places: readonly number[], place: number) => places[firstAfter(places, place) - 1] ?? 0
  const next = (places: readonly number[], place: number) => places[firstAfter(places, place)] ?? end
  return {
    plain: plain.slice(0, end),
    claims,
    startOf: (place) => last(starts, place),
    endOf: (place) => next(starts, place),
    claimAt: (place) => [last(claims, place), next(claims, place)],
    sentence: (place, to) => [last(sentences, place), next(sentences, to - 1)],
    asks: (place) => /[?？]/u.test(signs.get(place === end ? end : place - 1) ?? ''),
    signsAt: (place) => signs.get(place) ?? '',
    lists: labels.test(given),
  }
}

/** The index of the first of these numbers, which are in order, that is greater. */
function firstAfter(numbers: readonly number[], number: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) > number) high = middle
    else low = middle + 1
  }
  return low
}
