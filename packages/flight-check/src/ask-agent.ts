import type { Agent, AgentReply, Clock, Telling } from '@wis/agents'
import type { Language, Seat, ToldEntry } from '@wis/engine'
import type { AgentRequest, TurnRequest } from '@wis/protocol'

export interface Asking<Request extends TurnRequest = AgentRequest> {
  readonly agent: Agent<Request>
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called if a connector threw, which none may do. */
  onFault?(error: unknown): void
}

export interface Answered {
  readonly reply: AgentReply
  readonly latencyMs: number
}

/** Asks an agent for its turn, and gives up when the turn's time is over. */
export async function askAgent<Request extends TurnRequest>(
  asking: Asking<Request>,
  request: Request,
  limitMs: number,
): Promise<Answered> {
  const { agent, clock } = asking
  const start = clock.now().getTime()
  const late: AgentReply = {
    ok: false,
    failure: 'timeout',
    verdict: 'agent',
    detail: `no answer within ${limitMs} ms`,
  }
  let answering: Promise<AgentReply> | undefined
  const ask = (until: AbortSignal) => (answering = agent.reply(request, until))
  const given = await within(asking, { limitMs, late }, ask).catch((error: unknown) => {
    asking.onFault?.(error)
    return broken
  })
  const latencyMs = clock.now().getTime() - start
  return { reply: given === late ? { ...late, ...(await accountOf(asking, answering)) } : given, latencyMs }
}

/** After its turn is over, a connector has this long to report its calls so far. */
const accountMs = 1_000

/** The wire traffic until the turn's time was over. */
async function accountOf(
  { clock, signal }: Pick<Asking, 'clock' | 'signal'>,
  answering: Promise<AgentReply> | undefined,
): Promise<Pick<AgentReply, 'attempts' | 'told'>> {
  const over = new AbortController()
  const patience = clock.pause(accountMs, AbortSignal.any([signal, over.signal])).then(() => undefined)
  const reply = await Promise.race([answering?.catch(() => undefined), patience])
  over.abort()
  return { ...(reply?.attempts && { attempts: reply.attempts }), ...(reply?.told && { told: reply.told }) }
}

/** No connector may throw. If one does, the fault is ours. The owner reads that, but not the error itself. */
export const connectorBroke = 'our connector to it broke down, which is not its fault'

const broken: AgentReply = { ok: false, failure: 'refused', verdict: 'platform', detail: connectorBroke }

export interface News {
  readonly game: string
  readonly matchId: string
  readonly seat: Seat
  readonly aliases: readonly string[]
  readonly language: Language
  /** What happened, as the seat may know it. */
  readonly told: readonly ToldEntry[]
}

/** Tells an agent with a memory of its own the news for its seat. Undefined if it does not finish. */
export async function tellAgent(
  asking: Asking,
  { game, matchId, seat, aliases, language, told }: News,
  limitMs: number,
): Promise<readonly Telling[] | undefined> {
  const { agent } = asking
  const { hear } = agent
  if (!hear) return []
  const news = { matchId, game, seat, alias: aliases[seat] ?? '', aliases, language, entries: told }
  return within(asking, { limitMs, late: undefined }, (until) => hear.call(agent, news, until)).catch(
    (error: unknown) => {
      asking.onFault?.(error)
      return [{ seq: told.at(-1)?.seq ?? 0, told: '', detail: connectorBroke, attempts: [] }]
    },
  )
}

/** The result of `work`, or `late` when the time is up. Then the work is told that nobody waits for it. */
async function within<Result, Late>(
  { clock, signal }: Pick<Asking, 'clock' | 'signal'>,
  { limitMs, late }: { readonly limitMs: number; readonly late: Late },
  work: (until: AbortSignal) => Promise<Result>,
): Promise<Result | Late> {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  try {
    return await Promise.race([work(until), clock.pause(limitMs, until).then(() => late)])
  } finally {
    over.abort()
  }
}
