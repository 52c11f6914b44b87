import { languages, usualGame } from '@wis/games'
import { seatingOf } from '@wis/proof'
import { mixedTables, simulateGames } from '@wis/simulation'
import type { GameSeries, MixedSeries } from '@wis/simulation'
import { fileTrouble } from '../command.ts'
import type { Command } from '../command.ts'
import { AgentTally } from './agent-tally.ts'
import { finishedGames, finishedTable, openExportFile } from './finished-game.ts'
import { readSimulation } from './read-simulation.ts'
import type { Told } from './read-simulation.ts'
import { seriesLine, seriesTable, SeriesTally } from './series-tally.ts'

export const simulate: Command = {
  name: 'simulate',
  usage: `simulate [--game G] [--ruleset R] [--set FIELD=VALUE …] [--players P,P… | --mixed] [--games N] [--seed S] [--language ${languages.join('|')}] [--started-at TIME] [--out FILE.jsonl] [--json]
  The default game is ${usualGame}, and --games is required. wis games lists games, rulesets and players.`,
  summary: 'Plays matches of built-in agents without a database, and shows their results.',
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

/** Plays matches of any game with the same built-in agents on the same seats, and says how each seat did. */
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

/** The seed decides who sits where, as in matches of the platform. */
export const seated: MixedSeries['seated'] = (seed, slugs) => seatingOf(seed, slugs, (slug) => slug)

/** Plays matches with other built-in agents at every table, and says how each agent did. */
async function playMixedTables(series: Omit<MixedSeries, 'seated'>, out: string | undefined): Promise<void> {
  const file = out === undefined ? undefined : await openExportFile(out)
  const { kit, ruleset, games, seed, language } = series
  const results = new AgentTally(kit)
  const matches = mixedTables({ ...series, seated })
  let playingMs = 0
  for (;;) {
    const started = performance.now()
    const next = matches.next()
    playingMs += performance.now() - started
    if (next.done) break
    results.add(next.value)
    await file?.write(finishedTable(kit, next.value))
  }
  await file?.close()
  const speed = Math.round((1000 * games) / playingMs)
  console.log(`${games} games of ${ruleset.id} in ${language}, seed ${seed}: ${speed} games/s`)
  console.log(results.told())
  if (file) console.log(`\nwritten to ${out}, signed with the throw-away key ${file.key}`)
}
