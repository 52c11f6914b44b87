import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { RatedMatch } from '@wis/ratings'
import { playField } from './played-field.ts'
import type { PlayedField } from './played-field.ts'

const folder = path.join('.data', 'bench')
/** So many matches are played again to see whether agents, words or rules have changed since. */
const checked = 50

/** The matches of a field, played once and then kept on disk for as long as they would be played in the same way. */
export function keptField(field: PlayedField, matches: number): RatedMatch[] {
  const { language, agents, list, pairs, number } = field
  const file = path.join(folder, `played-${language}-${agents}-${list}-${pairs}-${number}-${matches}.json`)
  const kept = read(file)
  if (kept && isDeepStrictEqual(kept.slice(0, checked), playField(field, checked))) return kept
  const played = playField(field, matches)
  fs.mkdirSync(folder, { recursive: true })
  // Under another name first, so that a run that is broken off leaves no half of a file.
  fs.writeFileSync(`${file}.new`, JSON.stringify(played))
  fs.renameSync(`${file}.new`, file)
  return played
}

function read(file: string): RatedMatch[] | undefined {
  if (!fs.existsSync(file)) return undefined
  return JSON.parse(fs.readFileSync(file, 'utf8')) as RatedMatch[]
}
