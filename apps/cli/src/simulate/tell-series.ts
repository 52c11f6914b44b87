import type { GameSeries } from '@wis/simulation'
import { printedTable } from './printed-table.ts'
import type { SeriesTally } from './series-tally.ts'

/** The line of `--json`, which programs read. Its names and their order stay. */
export function seriesLine({ kit, ruleset, games, players }: GameSeries, tally: SeriesTally): string {
  const seats = tally.seats().map(({ wins, draws, losses, meanPoints }, seat) => {
    return { player: players[seat]?.slug ?? '', wins, draws, losses, meanPoints }
  })
  const [endings, facts] = [tally.endings(), tally.facts()]
  return JSON.stringify({ game: kit.id, ruleset: ruleset.id, games, seats, endings, facts })
}

const headings = ['seat', 'wins', 'draws', 'losses', 'points', '95 %']

export function seriesTable({ players }: GameSeries, tally: SeriesTally): string {
  const rows = tally
    .seats()
    .map(({ wins, draws, losses, meanPoints, spread }, seat) => [
      `${seat + 1} ${players[seat]?.slug ?? ''}`,
      ...[wins, draws, losses].map(String),
      meanPoints === null ? '–' : meanPoints.toFixed(2),
      spread === null ? '–' : `±${spread.toFixed(2)}`,
    ])
  const endings = Object.entries(tally.endings()).map(([reason, count]) => `${reason} ${count}`)
  return `${printedTable([headings, ...rows])}\n\nendings: ${endings.join(', ')}`
}
