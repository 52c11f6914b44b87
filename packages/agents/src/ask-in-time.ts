import type { Known, Turn } from '@wis/engine'
import type { TurnRequest } from '@wis/protocol'
import type { Agent, AgentReply, Seen } from './agent.ts'
import type { Clock } from './clock.ts'
import type { Ears } from './ears.ts'

export interface AskedInTime<Request extends TurnRequest> {
  readonly agent: Pick<Agent<Request>, 'reply'>
  readonly clock: Clock
  readonly limitMs: number
  /** Nobody waits for an answer any more. */
  readonly signal: AbortSignal
  /**
   * The answer in place of that of a connector that failed while it asked, against its contract. Usually that counts as its
   * agent's fault. A connector that throws before it asks is always the platform's.
   */
  readonly broken?: AgentReply
  /** Called with the error of such a connector. */
  onFault?(error: unknown): void
}

export interface Answered {
  readonly reply: AgentReply
  readonly startedAt: Date
  /** The time until the answer, or until nobody waited for it any more. */
  readonly latencyMs: number
}

/** Made once, because an exception for every turn would cost more than the turn. */
const turnOver = new DOMException('the turn is over', 'AbortError')

/** The time that a connector has to report its calls once its turn is over. */
const accountMs = 1_000

/**
 * Asks an agent, tells it when its answer must be here, and waits no longer. Every failure is a reply, never an exception.
 * Everybody asks in this way: matches, probes, judgements, experiments in a terminal and flight checks.
 */
export async function askInTime<Request extends TurnRequest>(
  { agent, clock, limitMs, signal, broken = upset, onFault }: AskedInTime<Request>,
  request: Request,
  seen?: Seen,
): Promise<Answered> {
  const startedAt = clock.now()
  const deadline = new Date(startedAt.getTime() + limitMs).toISOString()
  const over = new AbortController()
  const end = () => over.abort(turnOver)
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  const dated = { ...request, turn: { ...request.turn, deadline } }
  const failed = (reply: AgentReply) => (error: unknown) => {
    onFault?.(error)
    return reply
  }
  const begin = () => {
    try {
      return agent.reply(dated, over.signal, seen).catch(failed(broken))
    } catch (error) {
      // Nothing has been sent yet, so no agent can have caused it.
      return Promise.resolve(failed(brokenConnector)(error))
    }
  }
  const asked = begin()
  try {
    const inTime = await Promise.race([asked, clock.pause(limitMs, over.signal).then(() => undefined)])
    const latencyMs = clock.now().getTime() - startedAt.getTime()
    if (inTime) return { reply: inTime, startedAt, latencyMs }
    end()
    return { reply: lateReply(limitMs, await accountOf(asked, clock)), startedAt, latencyMs }
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

interface AskedForTurn<Request extends TurnRequest> extends Omit<AskedInTime<Request>, 'limitMs'> {
  readonly agent: Pick<Agent<Request>, 'reply' | 'reads'>
  readonly ears: Pick<Ears, 'quiet'>
  readonly turn: Turn
  readonly known: Pick<Known<unknown>, 'stateOf'>
  /** Is made once the agent has heard everything before its turn. The deadline in it does not count. */
  request(): Request
}

/** The time by which an agent that is still hearing the news may delay its own turn. */
const patienceMs = 30_000

/** Asks the agent of a seat for its turn, once it has heard what happened before. */
export async function askForTurn<Request extends TurnRequest>({
  ears,
  turn,
  known,
  request,
  ...asking
}: AskedForTurn<Request>): Promise<Answered> {
  const listens = await ears.quiet(turn.seat, patienceMs)
  if (listens && !asking.signal.aborted) {
    const seen = seenBy(turn, known)
    // An agent that cannot read is asked all the same.
    await asking.agent
      .reads?.(request(), asking.signal, seen)
      .catch((error: unknown) => asking.onFault?.(error))
    return askInTime({ ...asking, limitMs: turn.limitMs }, request(), seen)
  }
  const detail = `still busy with what it was told after ${patienceMs / 1000} s`
  const reply = { ok: false, failure: 'timeout', verdict: 'agent', detail, attempts: [] } as const
  return { reply, startedAt: asking.clock.now(), latencyMs: 0 }
}

/** The state is made only for an agent that looks at it. */
const seenBy = (turn: Turn, known: Pick<Known<unknown>, 'stateOf'>): Seen => ({
  turn,
  get state() {
    return known.stateOf(turn.seat)
  },
})

async function accountOf(asked: Promise<AgentReply>, clock: Clock): Promise<AgentReply | undefined> {
  const given = new AbortController()
  const done = clock.pause(accountMs, given.signal).then(() => undefined)
  try {
    return await Promise.race([asked, done])
  } finally {
    given.abort()
  }
}

/** A late answer is dropped, but its exchanges on the wire are kept. */
function lateReply(limitMs: number, given: AgentReply | undefined): AgentReply {
  if (given && !given.ok && (given.failure !== 'timeout' || given.verdict === 'provider')) return given
  const detail = `no answer within ${limitMs} ms`
  const exchange = {
    ...(given?.attempts && { attempts: given.attempts }),
    ...(given?.told && { told: given.told }),
  }
  const usage = given?.usage && { usage: given.usage }
  return { ok: false, failure: 'timeout', verdict: 'agent', detail, ...usage, ...exchange }
}

/** Where nobody may be blamed for a connector that threw but ourselves. The owner reads that, but not the error itself. */
export const connectorBroke = 'our connector to it broke down, which is not its fault'

/** The answer in place of that of such a connector. */
export const brokenConnector: AgentReply = {
  ok: false,
  failure: 'refused',
  verdict: 'platform',
  detail: connectorBroke,
}

/** An answer that breaks its connector is its agent's own fault. If it ended the match, an agent could end matches at will. */
const upset: AgentReply = {
  ok: false,
  failure: 'malformed',
  verdict: 'agent',
  detail: 'its answer is one that our connector could not take in',
}
