import { rulesets } from '@wis/games'
import type { MixedSeries } from '../own-ways.ts'
import { openExportFile } from '../simulate/export-file.ts'
import { finishedMatch } from './finished-match.ts'
import { playSeries } from './play-series.ts'
import { SpyResults } from './spy-results.ts'

/** Plays matches with other house agents at every table, and says how each agent did. */
export async function playMixedTables(asked: MixedSeries, out: string | undefined): Promise<void> {
  const ruleset = Object.values(rulesets).find(({ id }) => id === asked.ruleset.id)
  if (!ruleset) throw new RangeError(`there is no ruleset called ${asked.ruleset.id}`)
  const series = { ...asked, ruleset }
  const file = out === undefined ? undefined : await openExportFile(out)
  const { games, seed, language } = series
  const results = new SpyResults()
  const matches = playSeries(series)
  let playingMs = 0
  for (;;) {
    const started = performance.now()
    const next = matches.next()
    playingMs += performance.now() - started
    if (next.done) break
    results.add(next.value)
    await file?.write(finishedMatch(next.value))
  }
  await file?.close()
  const speed = Math.round((1000 * games) / playingMs)
  console.log(`${games} games of ${ruleset.id} in ${language}, seed ${seed}: ${speed} games/s`)
  console.log(results.told(ruleset))
  if (file) console.log(`\nwritten to ${out}, signed with the throw-away key ${file.key}`)
}
