import { rngAt } from '@wis/engine'
import { materialAt } from '@wis/games'
import { hashText, kitCommitmentOf, seatingOf } from '@wis/proof'
import type { FinishedMatch } from '@wis/proof'
import type { GameSeries, SimulatedGame } from '@wis/simulation'

/** Makes the matches of a series what the platform would export. All of them have the same seating and its seed. */
export function finishedGames({ kit, ruleset, language, players, seed: of }: GameSeries) {
  const seating = named(players.map(({ slug }) => slug))
  const seatingSeed = seedThatSeats(of, seating)
  const game = kit.id
  return ({ seed, log }: SimulatedGame): FinishedMatch => {
    const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
    const salt = hashText(`salt of ${seed}`).slice(0, 32)
    const commitment = kitCommitmentOf({ game, seed, seatingSeed, material, seating }, salt)
    const seats = seating.map((agent) => ({ agent, version: 1, owner: null }))
    return { matchId: `simulated-${seed}`, game, log, seed, seatingSeed, salt, commitment, seats }
  }
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
