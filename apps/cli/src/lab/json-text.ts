import { mostLevelsOfFile, nestedTooDeeply, readJson } from '@wis/engine'
import { SpecTrouble } from './trouble.ts'

/** The value of a file that anybody may have written. Throws words for its reader. */
export function jsonText(text: string, name: string): unknown {
  const read = readJson(text, mostLevelsOfFile)
  if (read.ok) return read.value
  const why = read.trouble === 'too-deep' ? nestedTooDeeply(mostLevelsOfFile) : 'no JSON'
  throw new SpecTrouble(`${name} is ${why}`)
}
