import { namesOfAnswer } from '../contract/reading/meant/names-of-answer.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import { objectsIn } from '../contract/reading/objects-in.ts'

/** Models often send JSON as a block of code. */
const fence = /^\s*```[a-z]*\s*\n([^]*?)\n\s*```\s*$/iu

/** The speech or the vote in a JSON answer. Any other text is the speech or the vote itself. */
export function fieldIn(text: string, kind: string): string {
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
