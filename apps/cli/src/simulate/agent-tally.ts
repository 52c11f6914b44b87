import type { GameKit, Metric } from '@wis/games'
import { printedTable } from './printed-table.ts'
import { verdictOf } from './series-tally.ts'

interface Table {
  readonly state: unknown
  /** Slugs in seat order. */
  readonly players: readonly string[]
}

interface Record {
  readonly matches: number
  readonly wins: number
  /** In the game's smallest shares. */
  readonly points: number
  readonly facts: ReadonlyMap<string, number>
}

const nothing: Record = { matches: 0, wins: 0, points: 0, facts: new Map() }

/** The results of matches with other agents at every table, added up by agent. Void matches count for nobody. */
export class AgentTally {
  readonly #kit: GameKit
  readonly #records = new Map<string, Record>()
  #decided = 0
  #voids = 0

  constructor(kit: GameKit) {
    this.#kit = kit
  }

  add({ state, players }: Table): void {
    const results = this.#kit.results.of(state)
    if (this.#kit.rules.outcome(state)?.kind !== 'decided') {
      this.#voids += 1
      return
    }
    this.#decided += 1
    const places = results.map(({ place }) => place)
    for (const [seat, { place, points, role, facts }] of results.entries()) {
      const won = verdictOf(place, places) === 'wins' ? 1 : 0
      const agent = players[seat] ?? ''
      const keys = [keyOf(agent), ...(role === null ? [] : [keyOf(agent, role), keyOf('', role)])]
      for (const key of keys) {
        const before = this.#of(key)
        const added = Object.entries(facts).map(
          ([fact, count]) => [fact, (before.facts.get(fact) ?? 0) + count] as const,
        )
        this.#records.set(key, {
          matches: before.matches + 1,
          wins: before.wins + won,
          points: before.points + points,
          facts: new Map(added),
        })
      }
    }
  }

  /** The best average first. */
  told(): string {
    const { results, board } = this.#kit
    const roles = Object.entries(results.roles)
    const columns = board.columns.flatMap((id) => results.metrics.find((metric) => metric.id === id) ?? [])
    const asRoles = roles.map(([, { en }]) => `as ${en.toLowerCase()}`)
    const headings = ['agent', 'matches', 'score', ...asRoles, 'wins', ...asRoles]
    const agents = [...this.#records.keys()].map(agentOf).filter((agent) => agent !== undefined)
    const ranked = agents.toSorted((one, other) => this.#score(other) - this.#score(one))
    const rows = ranked.map((agent) => {
      const inRoles = [this.#of(keyOf(agent)), ...roles.map(([role]) => this.#of(keyOf(agent, role)))]
      return [
        agent,
        `${inRoles[0]?.matches ?? 0}`,
        ...inRoles.map((record) => this.#shown(averagePoints, record)),
        ...inRoles.map(({ wins, matches }) => percent(wins, matches)),
        ...columns.map((metric) => this.#shown(metric, this.#of(keyOf(agent)))),
      ]
    })
    const sides = roles.map(([role, { en }]) => {
      const { wins, matches } = this.#of(keyOf('', role))
      return `${en.toLowerCase()} won ${percent(wins, matches)}`
    })
    const lead = [`${this.#decided} decided`, `${this.#voids} void`, ...sides].join(', ')
    const named = columns.map(({ name }) => name.en.toLowerCase())
    return `${lead}\n\n${printedTable([[...headings, ...named], ...rows])}`
  }

  #of(key: string): Record {
    return this.#records.get(key) ?? nothing
  }

  #score(agent: string): number {
    const { points, matches } = this.#of(keyOf(agent))
    return points / matches
  }

  #shown({ of, per, unit }: Pick<Metric, 'of' | 'per' | 'unit'>, { points, matches, facts }: Record): string {
    const known = new Map([
      ...facts,
      ['points', points / (this.#kit.results.perPoint ?? 1)],
      ['matches', matches],
    ])
    const sum = (names: readonly string[]) => names.reduce((all, name) => all + (known.get(name) ?? 0), 0)
    const below = sum(per)
    if (unit === 'share') return percent(sum(of), below)
    return below === 0 ? '–' : (sum(of) / below).toFixed(2)
  }
}

const averagePoints = { of: ['points'], per: ['matches'], unit: 'points' } as const

const keyOf = (agent: string, role = '') => `${agent} ${role}`

/** The agent of a key without a role. */
const agentOf = (key: string) => (key.endsWith(' ') ? key.slice(0, -1) : undefined)

const percent = (sum: number, of: number) => (of === 0 ? '–' : `${((100 * sum) / of).toFixed(1)}%`)
