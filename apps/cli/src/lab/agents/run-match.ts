import { randomUUID } from 'node:crypto'
import { askBeside, askInTime, brokenConnector } from '@wis/agents'
import type { Agent, AgentReply, AnyRequest, Clock } from '@wis/agents'
import { playOn } from '@wis/engine'
import type { Answer, Seat, Turn } from '@wis/engine'
import { besideAnswered, besideIn } from '@wis/games'
import { PlannedPlay, probedLocally, probeQuestions } from '@wis/lab'
import type { PlannedMatch, PlayedLocally, ProbeRow, Schedule } from '@wis/lab'
import { houseCalled, keptMatch } from '../kept-match.ts'
import type { KeptAnswer, KeptMatch } from '../kept-match.ts'
import type { Ledger } from './ledger.ts'
import { BudgetSpent, metered } from './metered.ts'
import type { ConnectedPlayer } from './players.ts'

export interface MatchWorld {
  readonly schedule: Schedule
  readonly probes: readonly string[]
  /** The players that are not of the house. */
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly ledger: Ledger
  readonly clock: Clock
  readonly signal: AbortSignal
}

type EndedBefore = { readonly kind: 'unpaid'; readonly spent: BudgetSpent } | { readonly kind: 'broken-off' }

export type MatchRun =
  | { readonly kind: 'kept'; readonly kept: KeptMatch }
  /** Dealt as often as it may be, and never played to its end. */
  | { readonly kind: 'failed'; readonly detail: string }
  | EndedBefore

const mostAttempts = 3

/** Plays a match of an experiment, again if somebody failed who is not a player, and asks its probes. */
export async function runMatch(world: MatchWorld, number: number): Promise<MatchRun> {
  const { schedule, clock, ledger, signal } = world
  const started = clock.now().getTime()
  let detail = ''
  for (let attempts = 1; attempts <= mostAttempts; attempts++) {
    const table = new Table(world, schedule.matchAt(number), attempts)
    const match = await table.play()
    if (match.kind === 'unpaid' || match.kind === 'broken-off') return match
    if (match.kind === 'faulted') detail = match.detail
    // A match that the rules make void is dealt again, but not for ever.
    else if (match.result.played.end !== 'void' || attempts === mostAttempts) {
      const ms = clock.now().getTime() - started
      const rows = await table.probe(match.result).catch(unpaid)
      if ('spent' in rows) return rows
      if (signal.aborted) return { kind: 'broken-off' }
      const kept = keptMatch(schedule, match.result, rows)
      const used = { ...ledger.usedBy(number), ms, attempts }
      return { kind: 'kept', kept: { ...kept, answers: match.answers, used } }
    }
  }
  return { kind: 'failed', detail }
}

function unpaid(error: unknown): Extract<EndedBefore, { readonly kind: 'unpaid' }> {
  if (error instanceof BudgetSpent) return { kind: 'unpaid', spent: error }
  throw error
}

type TableMatch =
  | { readonly kind: 'over'; readonly result: PlayedLocally; readonly answers: readonly KeptAnswer[] }
  /** Somebody failed who is not a player of the experiment, so the deal is to be played again. */
  | { readonly kind: 'faulted'; readonly detail: string }
  | EndedBefore

interface Asked {
  readonly kept: KeptAnswer
  readonly reply: AgentReply
}

const never = new AbortController().signal

/** One dealing of a match with models and programs. */
class Table {
  readonly #world: MatchWorld
  readonly #planned: PlannedMatch
  readonly #attempt: number
  readonly #play: PlannedPlay
  readonly #agents: ReadonlyMap<Seat, Pick<Agent<AnyRequest>, 'reply'>>
  /** Nobody can tell from it that a deal is played again. */
  readonly #name = `lab-${randomUUID()}`
  /** Stops the match if it cannot be paid. */
  readonly #stop = new AbortController()
  readonly #underWay = new Set<Promise<unknown>>()
  #spent: BudgetSpent | undefined

  constructor(world: MatchWorld, planned: PlannedMatch, attempt: number) {
    this.#world = world
    this.#planned = planned
    this.#attempt = attempt
    this.#play = new PlannedPlay(world.schedule, planned)
    this.#agents = new Map(
      [...planned.players.keys()].flatMap((seat) => {
        const agent = this.#connect(seat)
        return agent ? [[seat, agent] as const] : []
      }),
    )
  }

  /** All seats that are due are asked at once. */
  async play(): Promise<TableMatch> {
    const { signal } = this.#world
    const answers: KeptAnswer[] = []
    let fault: Extract<AgentReply, { readonly ok: false }> | undefined
    const asking = {
      now: () => '',
      inOrder: true,
      ask: (turn: Turn, _: unknown, over: AbortSignal) => this.#ask(turn, over),
      // Failures of the provider of a model, or of this program, tell nothing about a subject.
      unfair: (asked: Asked | undefined) => {
        if (!asked || asked.reply.ok || !isForeign(asked.reply)) return undefined
        fault = asked.reply
        return 'provider-fault'
      },
    }
    const lost = AbortSignal.any([signal, this.#stop.signal])
    for await (const { call } of playOn(this.#play.match, asking, { lost, drain: never }))
      if (call) answers.push(call.kept)
    // What was asked is paid, so it is waited for.
    await Promise.allSettled(this.#underWay)
    if (this.#spent) return { kind: 'unpaid', spent: this.#spent }
    if (signal.aborted) return { kind: 'broken-off' }
    if (fault) return { kind: 'faulted', detail: fault.detail }
    return { kind: 'over', result: this.#play.result(), answers }
  }

  /** Asks everything that is due beside the match, one question at a time. */
  async probe({ log }: PlayedLocally): Promise<readonly ProbeRow[]> {
    const { schedule, probes, clock, signal } = this.#world
    const planned = this.#planned
    const rows: ProbeRow[] = []
    for (const question of probeQuestions({ schedule, planned, log, probes })) {
      if (signal.aborted) return rows
      const { asked } = question
      const agent = this.#connect(asked.seat)
      if (!agent) {
        rows.push(probedLocally(question, houseCalled(schedule, asked.agent), planned.seed))
        continue
      }
      const limitMs = planned.ruleset.turnLimitMs
      const asking = { agent, clock, limitMs, signal, isPerTry: true, onFault: rethrow }
      const answer = await askBeside(asking, question)
      const values = answer.kind === 'answered' ? answer.values : null
      rows.push({ ...asked, raw: answer.raw, outcome: answer.kind, values })
    }
    return rows
  }

  async #ask(turn: Turn, signal: AbortSignal): Promise<Answer<unknown, Asked | undefined>> {
    const play = this.#play
    const { schedule, clock } = this.#world
    const name = this.#planned.players[turn.seat] ?? ''
    const agent = this.#agents.get(turn.seat)
    // A player of the house sees the table when its turn comes, so that the same answers give the same log.
    if (!agent) {
      const house = houseCalled(schedule, name)
      return { move: () => play.moveOf(turn, play.saidBy(house, turn)), call: undefined }
    }
    const onFault = (error: unknown) => {
      if (!(error instanceof BudgetSpent)) return
      this.#spent ??= error
      this.#stop.abort()
    }
    const asking = { agent, clock, limitMs: turn.limitMs, signal, broken: brokenConnector, onFault }
    const asked = askInTime(asking, play.requestFor(turn, `${this.#name}-${turn.seat}`))
    this.#underWay.add(asked)
    const { reply, latencyMs: ms } = await asked
    this.#underWay.delete(asked)
    const kept = { seat: turn.seat, ...this.#saidIn(turn, reply), ms }
    return { move: () => play.moveOf(turn, kept.said), call: { kept, reply } }
  }

  #saidIn({ seat }: Turn, reply: AgentReply): Pick<KeptAnswer, 'said' | 'detail'> {
    if (!reply.ok) return { said: { forfeit: reply.failure }, detail: reply.detail }
    const player = this.#world.guests.get(this.#planned.players[seat] ?? '')
    const strategy = player?.isModel ? this.#play.conditionOf(seat)?.strategy : undefined
    return {
      said: {
        text: reply.text,
        ...besideIn(reply, besideAnswered),
        ...(strategy !== undefined && { strategy }),
      },
    }
  }

  /** A connector for a seat, which is asked as its condition wants it, and paid. Undefined for a built-in agent. */
  #connect(seat: Seat): Pick<Agent<AnyRequest>, 'reply'> | undefined {
    const { guests, ledger } = this.#world
    const player = guests.get(this.#planned.players[seat] ?? '')
    const about = { attempt: this.#attempt }
    const metering = { ledger, match: this.#planned.number, about }
    return player && metered(player, player.connect(this.#play.conditionOf(seat)), metering)
  }
}

const isForeign = ({ verdict }: Extract<AgentReply, { readonly ok: false }>) =>
  verdict === 'provider' || verdict === 'platform'

function rethrow(error: unknown): never {
  throw error
}
