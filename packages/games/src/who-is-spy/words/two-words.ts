import { DataFault } from '../../outline/outline.ts'
import type { Entry } from '../../outline/outline.ts'

/** `one + other`, as every file of data names two words that belong together. */
export function twoWords(text: string, place: Entry): readonly [string, string] {
  const [one, other, ...more] = text.split(' + ')
  if (!one || !other || more.length > 0) throw new DataFault(place, `'${text}' is not two words: one + other`)
  if (one === other) throw new DataFault(place, `'${one}' is paired with itself`)
  return [one, other]
}
