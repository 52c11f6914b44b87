import { namesOfAnswer } from '../contract/reading/meant/entries-meant.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import { objectsIn } from '../contract/reading/objects-in.ts'

/** Models often send JSON as a block of code. */
const fence = /^\s*```[a-z]*\s*\n([^]*?)\n\s*```\s*$/iu

/** What a text of JSON cannot hold as it is. */
const escaped = /[\\\0-\x1f\x7f-\x9f]/
/** How the answers of programs begin, by the name of their only field. */
const openings = new Map(['speech', 'vote', 'move'].map((name) => [name, `{"${name}":"`]))

/** How programs and house players answer: one field, in which nothing is escaped. It need not be read as JSON. */
function onlyField(text: string, name: string): string | undefined {
  const opening = openings.get(name)
  if (opening === undefined || !text.startsWith(opening) || !text.endsWith('"}')) return undefined
  const end = text.length - 2
  // The first quotation mark in the field has to be the last one of the text.
  const isPlain = text.indexOf('"', opening.length) === end && !escaped.test(text)
  return isPlain ? text.slice(opening.length, end) : undefined
}

/** The speech or the vote in a JSON answer. Any other text is the speech or the vote itself. */
export function fieldIn(text: string, kind: string): string {
  const plain = onlyField(text, kind) ?? onlyField(text, 'move')
  if (plain !== undefined) return plain
  const fenced = fence.exec(text)?.[1] ?? text
  if (!fenced.trimStart().startsWith('{')) return text
  const entries = Object.entries(objectsIn(fenced)[0] ?? {})
  const value: unknown = entries.find(([name]) => name === kind || name === 'move')?.[1]
  if (typeof value !== 'string') return text
  // Two votes are none.
  const isDoubled =
    kind === 'vote' &&
    entries.some(([name, other]) => {
      return (
        namesOfAnswer.includes(plainForm(name)) && typeof other === 'string' && other.trim() !== value.trim()
      )
    })
  return isDoubled ? text : value
}
