import type { InBoth, Seat } from '@wis/engine'
import type { Scene } from '@wis/games'

/** What somebody at a table said aloud. */
export interface Spoken {
  readonly seat: Seat
  readonly text: string
}

/** What was said between two moments: what can be read on the later table, and not on the earlier. Undefined if that is nothing, or not one thing. */
export function saidBetween(before: Scene | undefined, after: Scene): Spoken | undefined {
  const known = before ? wordsOn(before).map(asText) : []
  const said = wordsOn(after).filter((spoken) => {
    const at = known.indexOf(asText(spoken))
    if (at !== -1) known.splice(at, 1)
    return at === -1
  })
  return said.length === 1 ? said[0] : undefined
}

/** What a seat said last of all that can be read on a table. */
export const saidBy = (scene: Scene, of: Seat | undefined): Spoken | undefined =>
  wordsOn(scene).findLast(({ seat }) => seat === of)

export const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** A line without words that are read on the table at the same moment. If it tells nothing else, it says who speaks. */
export function withoutWords(line: InBoth<string>, { text }: Spoken, name = ''): InBoth<string> {
  const words = onOneLine(text)
  const cut = (said: string, around: number, speaks: string, stop: string) => {
    // A name may hold the same words.
    const at = said.lastIndexOf(words)
    if (at === -1) return said
    if (name !== '' && said.length - words.length <= name.length + around) return speaks
    const [before, after] = [said.slice(0, at), said.slice(at + words.length)]
    // What leads to the words goes with them, if they end the line.
    const rest = before.replace(/(?:\s*\bSays|并说)?[:：]\s*“?$/u, '')
    if (!/^…?”?$/u.test(after) || rest === before) return `${before}…${after}`
    return /[.。]$/u.test(rest) ? rest : `${rest}${stop}`
  }
  // As long as “Fox said: ” and its quotation marks.
  return { en: cut(line.en, 9, `${name} is speaking.`, '.'), zh: cut(line.zh, 4, `${name}正在发言。`, '。') }
}

const asText = ({ seat, text }: Spoken) => `${seat} ${text}`

function wordsOn({ parts }: Scene): readonly Spoken[] {
  return parts.flatMap((part) => {
    const lines = part.kind === 'speeches' ? part.speeches : part.kind === 'offers' ? part.offers : []
    return lines.flatMap(({ seat, text }) => (text === null || text.trim() === '' ? [] : [{ seat, text }]))
  })
}
