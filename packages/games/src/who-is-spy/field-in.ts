import { objectsIn } from '../contract/reading/objects-in.ts'

/** The speech or the vote in a JSON answer. Any other text is the speech or the vote itself. */
export function fieldIn(text: string, kind: string): string {
  if (!text.startsWith('{')) return text
  const [object] = objectsIn(text)
  const value: unknown =
    object && Object.entries(object).find(([name]) => name === kind || name === 'move')?.[1]
  return typeof value === 'string' ? value : text
}
