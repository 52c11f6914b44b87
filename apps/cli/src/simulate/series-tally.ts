import type { GameKit } from '@wis/games'
import type { GameSeries } from '@wis/simulation'
import { printedTable } from './printed-table.ts'

/** What a series meant for the player on one seat. Void matches count for nobody. */
export interface SeatTally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** In whole points of the game. Null if no match was decided. */
  readonly meanPoints: number | null
  /** Half of the 95 % interval of the mean. Null if fewer than two matches were decided. */
  readonly spread: number | null
}

type Counted = Pick<GameKit, 'results'> & { readonly rules: Pick<GameKit['rules'], 'outcome'> }
type Verdict = 'wins' | 'draws' | 'losses'

const normal95 = 1.96

/** The results of a series, added up match by match. */
export class SeriesTally {
  readonly #kit: Counted
  readonly #verdicts: Record<Verdict, number>[]
  /** In the game's smallest shares, which are whole, so that sums are exact. */
  readonly #sums: number[]
  readonly #squares: number[]
  readonly #endings = new Map<string, number>()
  readonly #facts: Map<string, number>
  #decided = 0

  constructor(kit: Counted, seats: number) {
    this.#kit = kit
    this.#verdicts = Array.from({ length: seats }, () => ({ wins: 0, draws: 0, losses: 0 }))
    this.#sums = Array.from({ length: seats }, () => 0)
    this.#squares = Array.from({ length: seats }, () => 0)
    this.#facts = new Map(Object.keys(kit.results.facts).map((fact) => [fact, 0]))
  }

  /** Takes the last state of a match. */
  add(state: unknown): void {
    const outcome = this.#kit.rules.outcome(state)
    if (!outcome) throw new Error('the match has not ended')
    this.#endings.set(outcome.reason, (this.#endings.get(outcome.reason) ?? 0) + 1)
    if (outcome.kind === 'void') return
    this.#decided += 1
    const results = this.#kit.results.of(state)
    const places = results.map(({ place }) => place)
    for (const [seat, { place, points, facts }] of results.entries()) {
      const verdicts = this.#verdicts[seat]
      if (!verdicts) throw new RangeError(`no player has seat ${seat}`)
      verdicts[verdictOf(place, places)] += 1
      this.#sums[seat] = (this.#sums[seat] ?? 0) + points
      this.#squares[seat] = (this.#squares[seat] ?? 0) + points ** 2
      for (const [fact, count] of Object.entries(facts))
        this.#facts.set(fact, (this.#facts.get(fact) ?? 0) + count)
    }
  }

  /** In seat order. */
  seats(): readonly SeatTally[] {
    const per = this.#kit.results.perPoint ?? 1
    const of = this.#decided
    return this.#verdicts.map((verdicts, seat) => {
      const [sum = 0, squares = 0] = [this.#sums[seat], this.#squares[seat]]
      const variance = (squares - sum ** 2 / of) / (of - 1)
      return {
        ...verdicts,
        meanPoints: of === 0 ? null : sum / (of * per),
        spread: of < 2 ? null : (normal95 * Math.sqrt(Math.max(0, variance) / of)) / per,
      }
    })
  }

  /** How often each reason ended a match, in alphabetical order. */
  endings(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#endings].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }

  /** The sum of each of the game's facts over all seats. */
  facts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#facts)
  }
}

/** If all share the first place, as in a game that they play together, nobody is behind and it is a draw. */
export function verdictOf(place: number, places: readonly number[]): Verdict {
  if (place > 1) return 'losses'
  return places.every((other) => other === 1) ? 'draws' : 'wins'
}

/** The line of `--json`, which programs read. Its names and their order stay. */
export function seriesLine({ kit, ruleset, games, players }: GameSeries, tally: SeriesTally): string {
  const seats = tally.seats().map(({ wins, draws, losses, meanPoints }, seat) => {
    return { player: players[seat]?.slug ?? '', wins, draws, losses, meanPoints }
  })
  const [endings, facts] = [tally.endings(), tally.facts()]
  return JSON.stringify({ game: kit.id, ruleset: ruleset.id, games, seats, endings, facts })
}

const headings = ['seat', 'wins', 'draws', 'losses', 'points', '95%']

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
