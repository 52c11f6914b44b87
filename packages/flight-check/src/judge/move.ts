import type { AgentReply } from '@wis/agents'
import type { Entry, InBoth, Language, Turn } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { excerpt } from '@wis/games'
import type { Flaw } from '@wis/games'
import { failureFlaw } from './failure.ts'
import { advice, fatal } from './flaw.ts'
import { slowness } from './slowness.ts'

export interface MoveJudged {
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
