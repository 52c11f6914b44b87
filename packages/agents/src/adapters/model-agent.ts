import type { AgentRequest } from '@wis/protocol'
import type { Agent, AgentReply, Readiness } from '../agent.ts'
import { messagesFor } from '../strategies/prompt/messages-for.ts'
import { moveFrom } from '../strategies/move-from.ts'
import type { Strategy } from '../strategies/strategy.ts'
import { chat } from './chat.ts'
import type { ChatModel, ChatReply, ChatTools } from './chat.ts'

const checkMs = 60_000
/** A model that has answered this lately needs no check. */
const freshMs = 5 * 60_000

/** A model with a strategy. `model` is asked for anew each time, as some have to be found first. */
export function createModelAgent(
  model: (signal: AbortSignal) => Promise<ChatModel>,
  strategy: Strategy,
  tools: ChatTools,
): Required<Pick<Agent, 'reply' | 'prepare'>> {
  const now = () => tools.clock.now().getTime()
  let answeredAt = Number.NEGATIVE_INFINITY
  const ask = async (messages: ReturnType<typeof messagesFor>, deadline: number, signal: AbortSignal) => {
    const reply = await chat(await model(signal), { messages, deadline, signal }, tools)
    if (reply.ok) answeredAt = now()
    return reply
  }
  return {
    reply: async (request, signal) => {
      const deadline = Date.parse(request.turn.deadline)
      const until = Number.isNaN(deadline) ? now() + checkMs : deadline
      return replyFrom(await ask(messagesFor(strategy, request), until, signal), strategy, request)
    },
    prepare: async (signal) => {
      if (now() - answeredAt < freshMs) return { ready: true }
      return readinessFrom(await ask([{ role: 'user', content: 'Reply with OK.' }], now() + checkMs, signal))
    },
  }
}

function replyFrom(reply: ChatReply, strategy: Strategy, request: AgentRequest): AgentReply {
  if (!reply.ok) return reply
  const { completion, attempts } = reply
  const { text, thoughts, usage, finish } = completion
  const move = moveFrom(strategy, { text, ...(thoughts !== undefined && { thoughts }) }, request)
  if (move.text === '' || (text === '' && !thoughts)) {
    const detail =
      finish === 'length'
        ? 'the model used up its tokens before it answered'
        : 'the model answered with nothing'
    return { ok: false, failure: 'malformed', verdict: 'agent', detail, attempts }
  }
  return { ok: true, ...move, ...(usage && { usage }), attempts }
}

function readinessFrom(reply: ChatReply): Readiness {
  return reply.ok ? { ready: true } : { ready: false, verdict: reply.verdict, detail: reply.detail }
}
