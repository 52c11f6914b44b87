import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { rngAt } from '@wis/engine'
import { materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { commitmentTo, exportMatch, hashText, publicKeyOf, seatingOf, signingKeyFrom } from '@wis/proof'
import type { FinishedMatch } from '@wis/proof'
import type { GameSeries, MixedTable, SimulatedGame } from '@wis/simulation'

/** Makes the matches of a series what the platform would export. All of them have the same seating and its seed. */
export function finishedGames({ kit, ruleset, language, players: seated, seed: of }: GameSeries) {
  const players = named(seated.map(({ slug }) => slug))
  const seatingSeed = seedThatSeats(of, players)
  return (match: SimulatedGame): FinishedMatch => {
    const material = kit.setup.draw(ruleset, language, rngAt(match.seed, materialAt))
    return finishedTable(kit, {
      ...match,
      matchId: `simulated-${match.seed}`,
      players,
      seatingSeed,
      material,
    })
  }
}

export function finishedTable(
  { id: game, rules, package: from }: GameKit,
  { matchId, seed, log, seatingSeed, material, players: seating }: MixedTable,
): FinishedMatch {
  const salt = hashText(`salt of ${seed}`).slice(0, 32)
  const opening = log.map(({ event }) => event)
  const commitment = commitmentTo({ game, seed, seatingSeed, material, seating, opening }, salt)
  const seats = seating.map((agent) => ({ agent, version: 1, owner: null }))
  return { matchId, game: rules.id, package: from, log, seed, seatingSeed, salt, commitment, seats }
}

/** A player that sits on several seats gets a number on each. */
const named = (slugs: readonly string[]): readonly string[] =>
  slugs.map((slug, seat) =>
    slugs.indexOf(slug) === slugs.lastIndexOf(slug)
      ? slug
      : `${slug}-${slugs.slice(0, seat + 1).filter((other) => other === slug).length}`,
  )

/** In an export, the seats follow from a seed. The first one that seats the players in this order is taken. */
function seedThatSeats(series: string, seating: readonly string[]): string {
  for (let number = 0; ; number++) {
    const seed = `seating ${number} of ${series}`
    if (seatingOf(seed, seating, (id) => id).every((id, seat) => id === seating[seat])) return seed
  }
}

/** Writes provable exports one after another. */
interface ExportFile {
  /** A key that is thrown away at the end. Its signature only shows that the file is complete. */
  readonly key: string
  write(match: FinishedMatch): Promise<void>
  close(): Promise<void>
}

const version = 'simulated'

export async function openExportFile(path: string): Promise<ExportFile> {
  const file = await open(path, 'w')
  const key = signingKeyFrom(randomBytes(32))
  return {
    key: publicKeyOf(key),
    write: async (match) => {
      const lines = exportMatch(match, { version, key }) ?? []
      await file.write(lines.map((line) => `${line}\n`).join(''))
    },
    close: () => file.close(),
  }
}
