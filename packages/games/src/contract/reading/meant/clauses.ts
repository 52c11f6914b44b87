/** A text in plain form that still knows where its clauses begin and what stood between its words. */
export interface Clauses {
  readonly plain: string
  /** Where the clause begins that has this place. */
  startOf(place: number): number
  /** Where the clause ends that has this place. */
  endOf(place: number): number
  /** The signs at a gap between two words. */
  signsAt(place: number): string
}

const ends = /[.,;:!?。，；：！？、\n…—]/u
/** Words after which somebody says something else. */
const turns =
  /(?<![a-z])(?:(?<!anything |nothing )but|however|so|therefore|thus|hence|then)(?![a-z])|但是?|不过|所以|因此|于是/gu

export function clausesOf(text: string): Clauses {
  let plain = ''
  const starts = [0]
  const signs = new Map<number, string>()
  for (const [, word = '', gap = ''] of text.toLowerCase().matchAll(/([\p{L}\p{N}]*)([^\p{L}\p{N}]*)/gu)) {
    plain += word
    if (gap === '' || plain === '') continue
    signs.set(plain.length, gap)
    plain += ' '
    // A comma between two numbers joins them, as in “2, 3”.
    if (ends.test(gap)) starts.push(plain.length)
  }
  for (const { index } of plain.matchAll(turns)) starts.push(index)
  starts.sort((one, other) => one - other)
  const end = plain.trimEnd().length
  return {
    plain: plain.slice(0, end),
    startOf: (place) => starts.findLast((start) => start <= place) ?? 0,
    endOf: (place) => starts.find((start) => start > place) ?? end,
    signsAt: (place) => signs.get(place) ?? '',
  }
}
