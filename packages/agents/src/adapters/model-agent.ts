import { isGameRequest, messagesFor, messagesForGame, stepsOfTurn, withInstructions } from '@wis/protocol'
import type { GameRequest, Minds, Strategy } from '@wis/protocol'
import type { Agent, AgentReply, AnyRequest, Readiness } from '../agent.ts'
import { readReply } from '../legacy/read-reply.ts'
import { moveFrom } from '../strategies/reply/read-game-reply.ts'
import { replyInSteps } from '../strategies/steps/reply-in-steps.ts'
import { chat, clockOf } from './chat.ts'
import type { ChatModel, ChatReply, ChatTools, ChatTurn } from './chat.ts'
import type { Completion } from './chat/completion.ts'

const check = [{ role: 'user', content: 'Reply with OK.' }] as const
const longestMs = 60_000
/** A model that answered within this time needs no check. */
const freshMs = 5 * 60_000

/** The caller that waits for a model to wake up checks again later. */
const triesOfCheck = 5

/** The call for a turn. Some models have to be found first, which takes part of the turn's time. */
export type FindModel = (turn: Pick<ChatTurn, 'deadline' | 'signal'>) => Promise<ChatModel>

export function createModelAgent(
  find: FindModel,
  strategy: Strategy,
  tools: ChatTools,
): Required<Pick<Agent<AnyRequest>, 'reply' | 'prepare'>> & Pick<Agent, 'sharedProvider'> {
  const { sharedProvider } = tools
  const now = () => clockOf(tools).now().getTime()
  let answeredAt = Number.NEGATIVE_INFINITY
  const minds = lastMinds()
  const ask = async (turn: ChatTurn) => {
    const reply = await chat(await find(turn), turn, tools)
    if (reply.ok) answeredAt = now()
    return reply
  }
  return {
    ...(sharedProvider !== undefined && { sharedProvider }),
    reply: async (request, signal) => {
      const added = strategy.instructions?.[request.language]
      const inTurn = (call: Pick<ChatTurn, 'messages' | 'deadline'>) =>
        ask({ ...call, messages: withInstructions(call.messages, added), signal })
      const given = Date.parse(request.turn.deadline)
      const deadline = Number.isNaN(given) ? now() + longestMs : given
      const taken = stepsOfTurn(strategy, request)
      if (taken && strategy.question !== undefined) return notOneCall
      if (taken) {
        const earlier = minds.of(taken.request)
        const asked = { strategy, ...taken, earlier, deadline, signal, now, ask: inTurn }
        const reply = await replyInSteps(asked)
        if (reply.ok && reply.minds) minds.keep(taken.request, reply.minds)
        return reply.ok && !isGameRequest(request) ? { ...reply, ...readReply(reply.text, request) } : reply
      }
      const messages = isGameRequest(request)
        ? messagesForGame(strategy, request)
        : messagesFor(strategy, request)
      return replyFrom(
        await inTurn({ messages: asking(messages, strategy.question), deadline }),
        strategy,
        request,
      )
    },
    prepare: async (signal) => {
      if (now() - answeredAt < freshMs) return { ready: true }
      return readinessFrom(
        await ask({ messages: check, deadline: now() + longestMs, signal, mostTries: triesOfCheck }),
      )
    },
  }
}

const asking = (messages: ChatTurn['messages'], question: string | undefined): ChatTurn['messages'] =>
  question === undefined ? messages : [...messages.slice(0, -1), { role: 'user', content: question }]

const notOneCall: AgentReply = {
  ok: false,
  failure: 'refused',
  verdict: 'agent',
  detail: 'its strategy takes several calls for a turn, so there is no one question to change',
}

function replyFrom(reply: ChatReply, strategy: Strategy, request: AnyRequest): AgentReply {
  if (!reply.ok) return reply
  const { completion, attempts } = reply
  const { text, thoughts, usage } = completion
  const move = moveFrom(strategy, { text, ...(thoughts !== undefined && { thoughts }) }, request)
  if (move.text === '' || (text === '' && !thoughts)) {
    return { ok: false, failure: 'malformed', verdict: 'agent', detail: whyNothing(completion), attempts }
  }
  return { ok: true, ...move, ...(usage && { usage }), attempts }
}

function whyNothing({ text, thoughts, finish }: Completion): string {
  if (finish === 'length') return 'the model used up its tokens before it answered'
  if (finish === 'content_filter') return 'a content filter held back what the model answered'
  return text === '' && !thoughts
    ? 'the model answered with nothing'
    : 'the model answered with thoughts alone, which never reach the table'
}

function readinessFrom(reply: ChatReply): Readiness {
  return reply.ok ? { ready: true } : { ready: false, verdict: reply.verdict, detail: reply.detail }
}

type Sitting = Pick<GameRequest, 'matchId' | 'seat'>

/** A terminal plays so many matches at once at most. */
const mostKept = 64

/**
 * The last table of each seat of an agent. Only a start for the next one: an agent that was started anew goes by what its
 * seat was told, which is everything.
 */
function lastMinds() {
  const kept = new Map<string, Minds>()
  const nameOf = ({ matchId, seat }: Sitting) => `${matchId} ${seat}`
  return {
    of: (sitting: Sitting): Minds | undefined => kept.get(nameOf(sitting)),
    keep(sitting: Sitting, minds: Minds): void {
      kept.delete(nameOf(sitting))
      kept.set(nameOf(sitting), minds)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
  }
}
