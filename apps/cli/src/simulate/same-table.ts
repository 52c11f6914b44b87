import { simulateGames } from '@wis/simulation'
import type { GameSeries } from '@wis/simulation'
import { openExportFile } from './export-file.ts'
import { finishedGames } from './finished-game.ts'
import { SeriesTally } from './series-tally.ts'
import { seriesLine, seriesTable } from './tell-series.ts'

export interface Told {
  readonly out: string | undefined
  /** Prints one line for programs, and nothing else. */
  readonly json: boolean
}

/** Plays matches of any game with the same house players on the same seats, and says how each seat did. */
export async function playSameTable(series: GameSeries, { out, json }: Told): Promise<void> {
  const file = out === undefined ? undefined : await openExportFile(out)
  const finished = finishedGames(series)
  const tally = new SeriesTally(series.kit, series.players.length)
  const started = performance.now()
  for (const match of simulateGames(series)) {
    tally.add(match.state)
    await file?.write(finished(match))
  }
  await file?.close()
  if (json) {
    console.log(seriesLine(series, tally))
    return
  }
  const { kit, ruleset, games, language, seed } = series
  const speed = Math.round((1000 * games) / (performance.now() - started))
  console.log(`${games} games of ${kit.id} by ${ruleset.id} in ${language}, seed ${seed}: ${speed} games/s`)
  console.log(seriesTable(series, tally))
  if (file) console.log(`\nwritten to ${out}, signed with the throw-away key ${file.key}`)
}
