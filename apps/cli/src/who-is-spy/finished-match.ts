import { whoIsSpyKit } from '@wis/games'
import { hashText, commitmentOf } from '@wis/proof'
import type { FinishedMatch } from '@wis/proof'
import type { SeriesMatch } from './play-series.ts'

/** A simulated match of who-is-spy as the platform would export it. */
export function finishedMatch({ matchId, log, seed, config, state, players }: SeriesMatch): FinishedMatch {
  if (state.spy === null) throw new Error(`${matchId} has no spy`)
  const salt = hashText(`salt of ${seed}`).slice(0, 32)
  const { pair } = config
  const deal = { seed, pair, spySeat: state.spy, starter: state.starter, seating: players }
  const seats = players.map((agent) => ({ agent, version: 1, owner: null }))
  const commitment = commitmentOf(deal, salt)
  return { matchId, game: whoIsSpyKit.id, log, seed, seatingSeed: null, salt, commitment, seats }
}
