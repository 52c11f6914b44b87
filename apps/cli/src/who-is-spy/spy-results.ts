import { ids } from '@wis/engine'
import { seatFacts } from '@wis/games'
import type { Ruleset } from '@wis/games'
import { addTallies, emptyTally, standing, tallyOf } from '@wis/ratings'
import type { Metric, Tally } from '@wis/ratings'
import { printedTable } from '../simulate/printed-table.ts'
import type { SeriesMatch } from './play-series.ts'

/** The results of a series, added up match by match. */
export class SpyResults {
  readonly #tallies = new Map<string, Tally>()
  #decided = 0
  #voids = 0
  #spyWins = 0

  add({ state, players }: SeriesMatch): void {
    if (state.ending?.kind !== 'decided') {
      this.#voids += 1
      return
    }
    this.#decided += 1
    if (state.ending.winner === 'spy') this.#spyWins += 1
    for (const fact of seatFacts(state)) {
      const slug = players[fact.seat] ?? ''
      const before = this.#tallies.get(slug) ?? emptyTally
      this.#tallies.set(slug, addTallies(before, tallyOf({ agentId: ids.agent(slug), ...fact })))
    }
  }

  /** The best average first. */
  told(rule: Ruleset): string {
    const standings = [...this.#tallies].map(([slug, tally]) => ({ slug, ...standing(tally, rule) }))
    const ranked = standings.toSorted((a, b) => (b.averageScore.value ?? 0) - (a.averageScore.value ?? 0))
    const rows = ranked.map((row) => [
      row.slug,
      `${row.matches}`,
      ...[row.averageScore, row.averageScoreAsSpy, row.averageScoreAsCivilian].map(points),
      ...[row.winRate, row.winRateAsSpy, row.winRateAsCivilian, row.foulRate].map(percent),
    ])
    const of = this.#decided
    const wins = percent({ value: of === 0 ? null : this.#spyWins / of, sum: this.#spyWins, of })
    return `the spy won ${this.#spyWins} of ${of} (${wins}), ${this.#voids} void\n\n${printedTable([headings, ...rows])}`
  }
}

const headings = [
  'agent',
  'matches',
  'score',
  'as spy',
  'as civilian',
  'wins',
  'as spy',
  'as civilian',
  'fouls',
]

function points({ value }: Metric): string {
  return value === null ? '–' : value.toFixed(2)
}

function percent({ value }: Metric): string {
  return value === null ? '–' : `${(100 * value).toFixed(1)} %`
}
