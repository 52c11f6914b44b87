import { languages, usualGame } from '@wis/games'
import type { Command } from '../command.ts'
import { fileTrouble } from '../file-trouble.ts'
import { playMixedTables } from './mixed-tables.ts'
import { readSimulation } from './read-simulation.ts'
import { playSameTable } from './same-table.ts'

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
