import type { AgentReply, Readiness } from '@wis/agents'
import type { Entry, InBoth, Language, Turn } from '@wis/engine'
import { excerpt, flawsOf } from '@wis/games'
import type { Flaw, GameKit } from '@wis/games'
import { says } from './content/generated/told.ts'

/** The flaws that an agent can have in any game. */
export const { fatal, advice } = flawsOf(says)

type Failed = Extract<AgentReply, { ok: false }>

/** Why there was no answer, in words that the owner understands. */
export function failureFlaw({ failure, verdict, detail }: Failed, seconds: number): Flaw {
  const params = { detail: excerpt(detail, 300), seconds }
  const place = outsideFlaw(verdict, params)
  if (place && failure !== 'timeout') return place
  switch (failure) {
    case 'timeout':
      return verdict === 'agent'
        ? fatal('move-comes-too-late', params)
        : (place ?? fatal('move-comes-too-late', params))
    case 'unreachable':
      return fatal('cannot-be-reached', params)
    case 'malformed':
      return fatal('move-cannot-be-read', params)
    case 'refused':
      return fatal('refuses', params)
  }
}

/** The obstacle before anything is asked. */
export function notReadyFlaw({ verdict, detail }: Extract<Readiness, { ready: false }>): Flaw {
  const params = { detail: excerpt(detail, 300) }
  return outsideFlaw(verdict, params) ?? fatal('is-not-ready', params)
}

function outsideFlaw(verdict: Failed['verdict'], params: Flaw['params']): Flaw | undefined {
  switch (verdict) {
    case 'asleep':
      return fatal('is-asleep', params)
    case 'provider':
      return fatal('provider-fails', params)
    case 'network':
      return fatal('network-fails', params)
    case 'platform':
      return fatal('platform-fails', params)
    case 'agent':
      return undefined
  }
}

/** Flaws of an agent that cannot be reached. Trying the next situation would show nothing new. */
export const unanswered: ReadonlySet<string> = new Set([
  'answers-too-late',
  'move-comes-too-late',
  'cannot-be-reached',
  'is-asleep',
  'provider-fails',
  'network-fails',
  'platform-fails',
  'refuses',
  'listens-too-slowly',
])

/** An answer that takes longer than this share of the time may come too late on a bad day. */
const comfortable = 0.7

/** The flaw of an answer that was in time, but not by much. */
export function slowness(latencyMs: number, { limitMs }: Pick<Turn, 'limitMs'>): readonly Flaw[] {
  if (latencyMs <= comfortable * limitMs) return []
  return [advice('is-slow', { seconds: Math.round(latencyMs / 100) / 10, limit: limitMs / 1000 })]
}

interface MoveJudged {
  readonly kit: GameKit
  readonly turn: Turn
  readonly reply: AgentReply
  readonly latencyMs: number
  /** The ruling on the answer. */
  readonly entries: readonly Entry[]
  /** The state after the ruling, with all secrets. */
  readonly state: unknown
}

/** All flaws of an agent's answer to its turn, by what the rules of the game made of it. */
export function judgeMove(judged: MoveJudged): readonly Flaw[] {
  const { reply, turn, latencyMs } = judged
  if (!reply.ok) return [failureFlaw(reply, turn.limitMs / 1000)]
  return [...refusal(judged, reply.text), ...slowness(latencyMs, turn)]
}

/** The turn is lost with the last try. Before that, the agent is asked again. */
function refusal({ kit, turn, entries, state }: MoveJudged, text: string): readonly Flaw[] {
  const { seat } = turn
  const refused = entries.map(({ event }) => event).find((event) => isRefused(event, seat))
  if (!refused) return []
  const told = (language: Language) =>
    kit.wire.say(refused, { language, nameOf: () => agentName[language] }) ?? excerpt(text)
  const params = { answer: excerpt(text), inEnglish: told('en'), inChinese: told('zh') }
  const isAskedAgain = kit.rules.turns(state).some((next) => next.seat === seat && (next.tries ?? 0) > 0)
  return [isAskedAgain ? advice('move-is-refused', params) : fatal('loses-its-move', params)]
}

const agentName: InBoth<string> = { en: 'Your agent', zh: '你的智能体' }

const isRefused = (event: Entry['event'], seat: number) =>
  event.type === 'move-refused' && 'seat' in event && event.seat === seat
