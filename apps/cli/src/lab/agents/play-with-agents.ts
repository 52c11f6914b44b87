import { randomUUID } from 'node:crypto'
import type { Agent, AgentReply, AnyRequest, Clock, Verdict } from '@wis/agents'
import type { Seat, Turn } from '@wis/engine'
import { askAgent } from '@wis/flight-check'
import { PlannedPlay, saidBy } from '@wis/lab'
import type {
  KitCondition,
  LocalPlayer,
  LocalProbed,
  PlannedMatch,
  PlayedLocally,
  Said,
  Schedule,
} from '@wis/lab'
import { BudgetSpent } from './metered.ts'
import { requestFor } from './request-for.ts'

/** The answer of a model or a program to one turn. A match follows from its deal and these. */
export interface KeptAnswer {
  readonly seat: Seat
  readonly said: Said
  /** Why there is no answer. */
  readonly detail?: string
  readonly ms: number
}

/** A seat of a model or a program. */
export interface AgentSeat {
  /** A model in a seat that a condition changes is asked by the strategy and the instructions of the condition. */
  agentFor(condition: KitCondition | undefined): Pick<Agent<AnyRequest>, 'reply'>
  readonly isModel: boolean
}

export interface AgentTable {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  /** The seats that are not those of house players. */
  readonly agents: ReadonlyMap<Seat, AgentSeat>
  playerCalled(name: string): LocalPlayer & LocalProbed
  readonly clock: Clock
  readonly signal: AbortSignal
}

export type AgentMatch =
  | { readonly kind: 'over'; readonly result: PlayedLocally; readonly answers: readonly KeptAnswer[] }
  /** Somebody failed who is not a player of the experiment, so the deal is to be played again. */
  | { readonly kind: 'faulted'; readonly verdict: Verdict; readonly detail: string }
  | { readonly kind: 'unpaid'; readonly spent: BudgetSpent }
  | { readonly kind: 'broken-off' }

interface Answered {
  readonly reply: AgentReply
  readonly latencyMs: number
}

interface Asked {
  readonly over: AbortController
  readonly answer: Promise<Answered>
}

/**
 * Plays a planned match with models and programs. All seats that are due are asked at once, but their answers are ruled
 * on in the order of the game, so that the same answers give the same log.
 */
export async function playWithAgents(table: AgentTable): Promise<AgentMatch> {
  const { schedule, planned, agents, playerCalled, signal } = table
  const play = new PlannedPlay(schedule, planned)
  const answers: KeptAnswer[] = []
  const questions = new Questions(table, play)
  try {
    for (let [turn] = play.match.turns(); turn; [turn] = play.match.turns()) {
      questions.askAll(play.match.turns())
      const place = agents.get(turn.seat)
      if (!place) {
        play.rule(turn, saidBy(playerCalled(planned.players[turn.seat] ?? ''), play, turn))
        continue
      }
      const { reply, latencyMs } = await questions.answerTo(turn)
      if (questions.unpaid) return { kind: 'unpaid', spent: questions.unpaid }
      if (signal.aborted) return { kind: 'broken-off' }
      if (!reply.ok && isForeign(reply.verdict)) return { kind: 'faulted', ...reply }
      const kept = keptAnswer(turn, reply, { latencyMs, strategy: strategyAt(play, place, turn.seat) })
      answers.push(kept)
      play.rule(turn, kept.said)
    }
  } finally {
    questions.withdrawAll()
  }
  return { kind: 'over', result: play.result(), answers }
}

/** Failures of the provider of a model, or of this program, tell nothing about a subject. */
const isForeign = (verdict: Verdict) => verdict === 'provider' || verdict === 'platform'

const strategyAt = (play: PlannedPlay, { isModel }: AgentSeat, seat: Seat) =>
  isModel ? play.conditionOf(seat)?.strategy : undefined

interface Told {
  readonly latencyMs: number
  readonly strategy: string | undefined
}

function keptAnswer({ seat }: Turn, reply: AgentReply, { latencyMs: ms, strategy }: Told): KeptAnswer {
  if (!reply.ok) return { seat, said: { forfeit: reply.failure }, detail: reply.detail, ms }
  const { text, reasoning, beliefs } = reply
  const said = {
    text,
    ...(reasoning !== undefined && { reasoning }),
    ...(beliefs && { beliefs }),
    ...(strategy !== undefined && { strategy }),
  }
  return { seat, said, ms }
}

/** The questions of a match that are under way. */
class Questions {
  readonly #table: AgentTable
  readonly #play: PlannedPlay
  readonly #asked = new Map<string, Asked>()
  readonly #agents = new Map<Seat, Pick<Agent<AnyRequest>, 'reply'>>()
  /** Nobody can tell from it that a deal is played again. */
  readonly #name = `lab-${randomUUID()}`
  unpaid: BudgetSpent | undefined

  constructor(table: AgentTable, play: PlannedPlay) {
    this.#table = table
    this.#play = play
  }

  /** Asks every seat that is due and was not asked, and withdraws what is no longer due. */
  askAll(due: readonly Turn[]): void {
    const keys = new Set(due.map(keyOf))
    for (const [key, { over }] of this.#asked) {
      if (keys.has(key)) continue
      this.#asked.delete(key)
      over.abort()
    }
    for (const turn of due) {
      const place = this.#table.agents.get(turn.seat)
      if (place && !this.#asked.has(keyOf(turn))) this.#asked.set(keyOf(turn), this.#ask(turn, place))
    }
  }

  async answerTo(turn: Turn): Promise<Answered> {
    const asked = this.#asked.get(keyOf(turn))
    if (!asked) throw new RangeError(`seat ${turn.seat} was not asked`)
    const answer = await asked.answer
    this.#asked.delete(keyOf(turn))
    return answer
  }

  withdrawAll(): void {
    for (const { over } of this.#asked.values()) over.abort()
    this.#asked.clear()
  }

  #agentAt(seat: Seat, place: AgentSeat): Pick<Agent<AnyRequest>, 'reply'> {
    const agent = this.#agents.get(seat) ?? place.agentFor(this.#play.conditionOf(seat))
    this.#agents.set(seat, agent)
    return agent
  }

  #ask(turn: Turn, place: AgentSeat): Asked {
    const { clock, signal } = this.#table
    const over = new AbortController()
    const deadline = new Date(clock.now().getTime() + turn.limitMs).toISOString()
    const request = requestFor(this.#play, { turn, matchId: `${this.#name}-${turn.seat}`, deadline })
    const onFault = (error: unknown) => {
      if (error instanceof BudgetSpent) this.unpaid ??= error
    }
    const agent = this.#agentAt(turn.seat, place)
    const asking = { agent, clock, signal: AbortSignal.any([signal, over.signal]), onFault }
    return { over, answer: askAgent<AnyRequest>(asking, request, turn.limitMs) }
  }
}

const keyOf = ({ seat, kind, round, step, tries = 0 }: Turn) => `${seat} ${step} ${round} ${tries} ${kind}`
