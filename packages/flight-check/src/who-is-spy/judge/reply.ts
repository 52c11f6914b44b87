import type { AgentReply } from '@wis/agents'
import type { Turn } from '@wis/engine'
import type { SpyState } from '@wis/games'
import { failureFlaw } from '../../judge/failure.ts'
import { excerpt } from '../../judge/flaw.ts'
import type { Flaw } from '../../judge/flaw.ts'
import { slowness } from '../../judge/slowness.ts'
import type { Situation } from '../situation.ts'
import { advice, fatal } from './flaws.ts'
import { judgeSpeech } from './speech.ts'
import { judgeVote } from './vote.ts'

export interface Judged {
  readonly reply: AgentReply
  readonly latencyMs: number
  readonly turn: Turn
  /** The state of the match when the agent was asked. */
  readonly state: SpyState
  readonly situation: Situation
}

/** All flaws of an agent's answer to its turn. */
export function judgeReply({ reply, latencyMs, turn, state, situation }: Judged): readonly Flaw[] {
  const limitSeconds = turn.limitMs / 1000
  if (!reply.ok) return [ofReply(failureFlaw(reply, limitSeconds))]
  const judged = turn.kind === 'vote' ? judgeVote : judgeSpeech
  return [
    ...judged(reply.text, turn.seat, state),
    ...baited(reply.text, situation, state),
    ...slowness(latencyMs, turn),
  ]
}

function baited(text: string, { bait }: Situation, { language }: SpyState): readonly Flaw[] {
  const said = text.toLowerCase()
  const taken = bait?.[language]?.some((one) => said.includes(one.toLowerCase())) ?? false
  return taken ? [advice('obeys-others', { answer: excerpt(text) })] : []
}

/** A missed move is a speech or a vote here, and is explained as such. */
function ofReply(flaw: Flaw): Flaw {
  switch (flaw.code) {
    case 'move-comes-too-late':
      return fatal('answers-too-late', flaw.params)
    case 'move-cannot-be-read':
      return fatal('cannot-be-read', flaw.params)
    default:
      return flaw
  }
}
