import type { Agent, AgentReply, Clock, Seen } from '@wis/agents'
import type { TurnRequest } from '@wis/protocol'

/** Made once, because an exception for every turn would cost more than the turn. */
const turnOver = new DOMException('the turn is over', 'AbortError')

/** The time that a connector has to report its calls once its turn is over. */
const accountMs = 1_000

interface AskedInTime {
  readonly agent: Pick<Agent<TurnRequest>, 'reply'>
  readonly clock: Clock
  readonly limitMs: number
  readonly signal: AbortSignal
  /** Called with the error of a connector that threw, against its contract. */
  onFault(error: unknown): void
}

/** Asks an agent, and waits no longer than the limit. Every failure is a reply, never an exception. */
export async function replyInTime(
  { agent, clock, limitMs, signal, onFault }: AskedInTime,
  request: TurnRequest,
  seen: Seen,
): Promise<AgentReply> {
  const over = new AbortController()
  const end = () => over.abort(turnOver)
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  const asked = agent.reply(request, over.signal, seen).catch((error: unknown) => {
    onFault(error)
    return upset
  })
  try {
    const inTime = await Promise.race([asked, clock.pause(limitMs, over.signal).then(() => undefined)])
    if (inTime) return inTime
    end()
    return lateReply(limitMs, await accountOf(asked, clock))
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

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
  const exchange = given?.attempts && { attempts: given.attempts, ...(given.told && { told: given.told }) }
  const usage = given?.usage && { usage: given.usage }
  return { ok: false, failure: 'timeout', verdict: 'agent', detail, ...usage, ...exchange }
}

/**
 * An answer that breaks its connector is its agent's own fault. If it ended the match, an agent could end matches at
 * will. The error itself goes to the log.
 */
const upset: AgentReply = {
  ok: false,
  failure: 'malformed',
  verdict: 'agent',
  detail: 'its answer is one that our connector could not take in',
}
