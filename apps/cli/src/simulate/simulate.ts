import { languages, usualGame } from '@wis/games'
import { simulateGames } from '@wis/simulation'
import type { GameSeries } from '@wis/simulation'
import type { Command } from '../command.ts'
import { fileTrouble } from '../command.ts'
import { openExportFile } from './export-file.ts'
import { finishedGames } from './finished-game.ts'
import { playMixedTables } from './mixed-tables.ts'
import { readSimulation } from './read-simulation.ts'
import { seriesLine, seriesTable, SeriesTally } from './series-tally.ts'

export const simulate: Command = {
  name: 'simulate',
  usage: `simulate [--game G] [--ruleset R] [--set FIELD=VALUE …] [--players P,P… | --mixed] [--games N] [--seed S] [--language ${languages.join('|')}] [--out FILE.jsonl] [--json]
  Without --game it is ${usualGame}, and --games must be given. wis games lists games, rulesets and players.`,
  summary: 'Plays matches of house players, without a database, and says how they did.',
  run: async (args) => {
    const simulation = readSimulation(args)
    try {
      if (simulation.kind === 'mixed-tables') await playMixedTables(simulation.series, simulation.out)
      else await playSameTable(simulation.series, simulation.told)
      return 0
    } catch (error) {
      const trouble = fileTrouble(error)
      if (trouble === undefined) throw error
      console.error(`✘ ${outOf(simulation)}: ${trouble}`)
      return 1
    }
  },
}

const outOf = (simulation: ReturnType<typeof readSimulation>) =>
  (simulation.kind === 'mixed-tables' ? simulation : simulation.told).out

export interface Told {
  readonly out: string | undefined
  /** Prints one line for programs, and nothing else. */
  readonly json: boolean
}

/** Plays matches of any game with the same house players on the same seats, and says how each seat did. */
async function playSameTable(series: GameSeries, { out, json }: Told): Promise<void> {
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
