import { namesOfAnswer } from '../contract/reading/meant/names-of-answer.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import { objectsIn } from '../contract/reading/objects-in.ts'

/** Models often send JSON as a block of code. */
const fence = /^\s*```[a-z]*\s*\n([^]*?)\n\s*```\s*$/iu

/** How programs and house players answer: one field, in which nothing is escaped. It need not be read as JSON. */
const oneField = /^\{"(\w+)":"([^"\\\p{Cc}]*)"\}$/u

/** The speech or the vote in a JSON answer. Any other text is the speech or the vote itself. */
export function fieldIn(text: string, kind: string): string {
  const [, only, plain] = oneField.exec(text) ?? []
  if (plain !== undefined && (only === kind || only === 'move')) return plain
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
