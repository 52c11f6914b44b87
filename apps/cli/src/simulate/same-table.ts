import { simulateGames } from '@wis/simulation'
import type { GameSeries } from '@wis/simulation'
import { openLogFile } from './log-file.ts'
import { SeriesTally } from './series-tally.ts'
import { seriesLine, seriesTable } from './tell-series.ts'

export interface Told {
  readonly out: string | undefined
  /** Prints one line for programs, and nothing else. */
  readonly json: boolean
}

/** Plays matches of any game with the same house players on the same seats, and says how each seat did. */
export async function playSameTable(series: GameSeries, { out, json }: Told): Promise<void> {
  const file = out === undefined ? undefined : await openLogFile(out, series)
  const tally = new SeriesTally(series.kit, series.players.length)
  const started = performance.now()
  for (const match of simulateGames(series)) {
    tally.add(match.state)
    await file?.write(match)
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
  if (out !== undefined) console.log(`\nwritten to ${out}`)
}
