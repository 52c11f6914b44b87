import { open } from 'node:fs/promises'
import type { GameSeries, SimulatedGame } from '@wis/simulation'

/** Writes matches one after another, a line each, with everything that happened in them. */
export interface LogFile {
  write(match: SimulatedGame): Promise<void>
  close(): Promise<void>
}

export async function openLogFile(path: string, series: GameSeries): Promise<LogFile> {
  const file = await open(path, 'w')
  const { kit, ruleset, language } = series
  const players = series.players.map(({ slug }) => slug)
  return {
    write: async ({ seed, log }) => {
      const match = { game: kit.id, ruleset: ruleset.id, language, seed, players, log }
      await file.write(`${JSON.stringify(match)}\n`)
    },
    close: () => file.close(),
  }
}
