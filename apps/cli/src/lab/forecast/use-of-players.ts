import { costAt, estimatedTokens } from '@wis/agents'
import { findStrategy, priceOf, stepsOfTurn } from '@wis/protocol'
import { aroundRequest, usualAnswer } from '../agents/metered.ts'
import type { PlayersFile } from '../agents/players.ts'

/** What the models and programs of a run are asked, and what that takes. */
export interface ForecastOfRun {
  readonly players: readonly ForecastOfPlayer[]
  /** Of the models. */
  readonly tokens: number
  /** Null if the price of a model is not known. */
  readonly dollars: number | null
  readonly minutes: number
}

export interface ForecastOfPlayer {
  readonly name: string
  readonly calls: number
  /** Programs report none. */
  readonly tokens: number
  readonly dollars: number | null
}

/** How long a model takes for an answer, where nobody has measured it. */
export const usualSeconds = 3

/** Counts the questions to the players of a file, each with the length of its text. */
export class UseOfPlayers {
  readonly #players: PlayersFile
  readonly #asked = new Map<string, { calls: number; input: number }>()

  constructor(players: PlayersFile) {
    this.#players = players
  }

  /** Whether anybody waits for an answer of this player. */
  isAsked(name: string): boolean {
    return Object.hasOwn(this.#players, name)
  }

  /** The calls for a question in a match. Models take several by some strategies, whether of their own or of a condition. */
  callsFor(name: string, request: Parameters<typeof stepsOfTurn>[1], changed: string | undefined): number {
    const player = this.#players[name]
    if (player?.kind !== 'openai') return 1
    const strategy = findStrategy(changed ?? player.strategy)
    return (strategy && stepsOfTurn(strategy, request)?.steps.length) ?? 1
  }

  /** Counts one question, as if it were asked so often. */
  count(name: string, request: object, times: number): void {
    if (!this.isAsked(name)) return
    const before = this.#asked.get(name) ?? { calls: 0, input: 0 }
    const input = aroundRequest + estimatedTokens(JSON.stringify(request))
    this.#asked.set(name, { calls: before.calls + times, input: before.input + times * input })
  }

  /** With the time of so many answers that nobody can give at the same time as another. */
  forecast(waits: number): ForecastOfRun {
    const players = [...this.#asked].map(([name, asked]) => this.#ofPlayer(name, asked))
    const models = players.filter(({ name }) => this.#players[name]?.kind === 'openai')
    const isPriced = models.every(({ dollars }) => dollars !== null)
    return {
      players,
      tokens: models.reduce((sum, { tokens }) => sum + tokens, 0),
      dollars: isPriced ? models.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0) : null,
      minutes: (waits * usualSeconds) / 60,
    }
  }

  #ofPlayer(name: string, { calls, input }: { calls: number; input: number }): ForecastOfPlayer {
    const player = this.#players[name]
    if (player?.kind !== 'openai') return { name, calls: Math.round(calls), tokens: 0, dollars: 0 }
    const output = calls * (player.settings?.maxTokens ?? usualAnswer)
    const price = player.prices ?? priceOf(player.model, player.baseUrl)
    const dollars = price ? costAt(price, { inputTokens: input, outputTokens: output }) : null
    return { name, calls: Math.round(calls), tokens: Math.round(input + output), dollars }
  }
}
