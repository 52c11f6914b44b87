/** Lone surrogates and NUL: what canonical JSON or a database cannot hold. */
const unstorable = /[\p{Surrogate}\0]/gu

export interface CutSpeech {
  readonly text: string
  readonly cut: boolean
}

/** The first `limit` code points of a text, well formed. */
export function cutSpeech(text: string, limit: number): CutSpeech {
  const end = text.length <= limit ? text.length : lengthOf(text, limit)
  return { text: text.slice(0, end).replace(unstorable, '\uFFFD'), cut: end < text.length }
}

/** How many code units the first `limit` code points take. */
function lengthOf(text: string, limit: number): number {
  let end = 0
  for (let kept = 0; kept < limit && end < text.length; kept++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return end
}
