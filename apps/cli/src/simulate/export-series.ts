import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { commitmentOf, exportMatch, hashText, publicKeyOf, signingKeyFrom } from '@wis/proof'
import type { FinishedMatch } from '@wis/proof'
import type { SeriesMatch } from './play-series.ts'

/** Writes provable exports one after another. */
export interface ExportFile {
  /** A key that is thrown away at the end. Its signature only shows that the file is complete. */
  readonly key: string
  write(match: SeriesMatch): Promise<void>
  close(): Promise<void>
}

export async function openExportFile(path: string, version: string): Promise<ExportFile> {
  const file = await open(path, 'w')
  const key = signingKeyFrom(randomBytes(32))
  return {
    key: publicKeyOf(key),
    write: async (match) => {
      const lines = exportMatch(finished(match), { version, key }) ?? []
      await file.write(lines.map((line) => `${line}\n`).join(''))
    },
    close: () => file.close(),
  }
}

function finished({ matchId, log, seed, config, state, players }: SeriesMatch): FinishedMatch {
  if (state.spy === null) throw new Error(`${matchId} has no spy`)
  const salt = hashText(`salt of ${seed}`).slice(0, 32)
  const { pair } = config
  const deal = { seed, pair, spySeat: state.spy, starter: state.starter, seating: players }
  const seats = players.map((agent) => ({ agent, version: 1, owner: null }))
  const commitment = commitmentOf(deal, salt)
  return { matchId, game: 'who-is-spy', log, seed, seatingSeed: null, salt, commitment, seats }
}
