import { askForTurn } from '@wis/agents'
import type { Agent, AgentReply, Clock, Ears } from '@wis/agents'
import type { AtTable, CallRecord, HostedGame } from '@wis/db/matches'
import type { Answer, Known, Turn } from '@wis/engine'
import { besideIn, besideNames } from '@wis/games'
import type { StudiedAnswer } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'
import type { Blamed } from './blamed.ts'

/** A call without the number of its entry, which only the ruling knows. */
export type SeatCall = Omit<CallRecord, 'seq'> & Pick<Blamed, 'failedProvider'>

interface Asking {
  readonly game: Pick<HostedGame, 'rules' | 'requestOf'>
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly agent: Agent<TurnRequest>
  readonly clock: Clock
  readonly known: Omit<Known<unknown>, 'log'>
  readonly table: AtTable
  readonly turn: Turn
  readonly signal: AbortSignal
  readonly ears: Pick<Ears, 'quiet'> & Partial<Pick<Ears, 'wasTold'>>
  /** Changes an answer before the rules read it, for an experiment. The stored call keeps what the agent said. */
  readonly amend?: ((answer: StudiedAnswer<unknown>) => string) | undefined
  /** Decides whose fault an answer, or its absence, is. */
  blame(reply: AgentReply): Promise<Blamed>
  /** Called with the error of a connector that threw, against its contract. */
  onFault(error: unknown): void
}

/** Asks one seat for its turn, within the turn's limit. Every failure is a forfeit, never an exception. */
export async function askSeat(asking: Asking): Promise<Answer<unknown, SeatCall>> {
  const { game, matchId, table, known, turn, ears } = asking
  const request = () => game.requestOf({ matchId, turn, known, table, deadline: '' })
  const { reply: given, startedAt, latencyMs } = await askForTurn({ ...asking, request })
  const { reply, ...blame } = await asking.blame(given)
  if (given.told) ears.wasTold?.(turn.seat, given.told)
  const { seat, kind, round } = turn
  const call: SeatCall = {
    seat,
    kind,
    round,
    startedAt: startedAt.toISOString(),
    latencyMs,
    attempts: reply.attempts?.length ?? 1,
    ...told(reply),
    ...blame,
  }
  if (!reply.ok) return { move: () => ({ kind: 'forfeit', reason: reply.failure }), call }
  return { move: () => game.rules.readMove(known.state, turn, amended(asking, reply)), call }
}

function amended({ amend, known, turn }: Asking, reply: Extract<AgentReply, { ok: true }>): string {
  const { text } = reply
  return amend ? amend({ text, state: known.stateOf(turn.seat), turn, ...besideIn(reply) }) : text
}

function told(reply: AgentReply): Partial<SeatCall> {
  const exchange = reply.attempts && { exchange: reply.attempts }
  const { usage } = reply
  const tokens = usage && {
    inputTokens: storedTokens(usage.inputTokens),
    outputTokens: storedTokens(usage.outputTokens),
  }
  if (!reply.ok) {
    const { failure, detail, verdict } = reply
    return { failure, detail, verdict, ...tokens, ...exchange }
  }
  return {
    reply: reply.text.slice(0, keptUnits),
    ...besideIn(reply, besideNames, keptUnits),
    ...tokens,
    ...exchange,
  }
}

/** The most that is kept of an agent's private remarks. */
const keptUnits = 8192

/** The server of a model may claim any number of tokens. A number too large to store would break the match. */
export const mostStored = 2_000_000_000
export const storedTokens = (claimed: number) => Math.min(Math.max(0, Math.trunc(claimed) || 0), mostStored)
