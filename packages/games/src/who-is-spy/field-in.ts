import { objectsIn } from '../contract/reading/objects-in.ts'

/** Models often send JSON as a block of code. */
const fence = /^\s*```[a-z]*\s*\n([^]*?)\n\s*```\s*$/iu

/** The speech or the vote in a JSON answer. Any other text is the speech or the vote itself. */
export function fieldIn(text: string, kind: string): string {
  const fenced = fence.exec(text)?.[1] ?? text
  if (!fenced.trimStart().startsWith('{')) return text
  const [object] = objectsIn(fenced)
  const value: unknown =
    object && Object.entries(object).find(([name]) => name === kind || name === 'move')?.[1]
  return typeof value === 'string' ? value : text
}
