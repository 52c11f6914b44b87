import { advance, isHidden, redact } from '@wis/engine'
import type { Entry, Seat, Turn } from '@wis/engine'
import { briefTurn, whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyState } from '@wis/games'
import type { AgentRequest } from '@wis/protocol'

type Fact = Entry<SpyEvent>['event']

/**
 * A match that is being played at once. What each seat may know is kept up to date entry by entry, so that no turn
 * has to read the whole log again.
 */
export class MatchInPlay {
  readonly log: Entry<SpyEvent>[] = []
  readonly #matchId: string
  readonly #startedAt: Date
  readonly #histories: AgentRequest['history'][number][][]
  #state = whoIsSpy.blank

  constructor(matchId: string, startedAt: Date, seats: number) {
    this.#matchId = matchId
    this.#startedAt = startedAt
    this.#histories = Array.from({ length: seats }, () => [])
  }

  get state(): SpyState {
    return this.#state
  }

  /** Adds facts to the log, each a second after the one before. */
  record(facts: readonly Fact[]): void {
    for (const event of facts) {
      const seq = this.log.length
      const at = new Date(this.#startedAt.getTime() + seq * 1000).toISOString()
      this.#hear({ seq, at, event })
    }
  }

  /** What the seat is told that has this turn. Its history grows with the match. */
  requestFor(turn: Turn): AgentRequest {
    const { seat } = turn
    const briefing = briefTurn(this.#state, turn)
    return {
      protocol: 'wis/1',
      matchId: this.#matchId,
      game: whoIsSpy.id,
      seat,
      ...briefing,
      turn: { ...briefing.turn, deadline: '' },
      history: this.#historyOf(seat),
    }
  }

  #hear(entry: Entry<SpyEvent>): void {
    this.log.push(entry)
    this.#state = advance(whoIsSpy, this.#state, entry)
    const told = { ...entry, event: { ...entry.event } }
    for (const [seat, history] of this.#histories.entries()) {
      if (!isHidden(redact(whoIsSpy, seat, entry).event)) history.push(told)
    }
  }

  #historyOf(seat: Seat): AgentRequest['history'] {
    const history = this.#histories[seat]
    if (!history) throw new RangeError(`nobody sits on seat ${seat}`)
    return history
  }
}
