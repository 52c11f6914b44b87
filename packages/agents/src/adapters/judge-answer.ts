import { nestedTooDeeply, readJson } from '@wis/engine'
import type { AgentFailure, Fault, Verdict } from '../agent.ts'
import type { FetchOutcome } from '../egress/fetch-outcome.ts'
import { quoted } from '../egress/quoted.ts'

export type Judged<Value> = { readonly ok: true; readonly value: Value } | Fault

export function fault(failure: AgentFailure, verdict: Verdict, detail: string): Fault {
  return { ok: false, failure, verdict, detail }
}

/** A proxy or host in front of an agent sends these statuses when the agent itself is not there. */
const notUp = new Set([502, 503, 504])

/**
 * The JSON of an answer by an agent's own server, or the fault in it. An agent can send any status it likes, so a
 * status only ever puts the blame on the agent and its host. If the answer may be plain, a text that is no JSON is
 * taken as it is.
 */
export function judgeAnswer(outcome: FetchOutcome, mayBePlain = false): Judged<unknown> {
  if (!outcome.ok) return fault(outcome.failure, outcome.verdict, outcome.detail)
  const { status, text } = outcome
  if (notUp.has(status)) return fault('unreachable', 'asleep', `answered ${status}: ${quoted(text)}`)
  if (status < 200 || status > 299) return fault('refused', 'agent', `answered ${status}: ${quoted(text)}`)
  const read = readJson(text)
  if (read.ok) return read
  if (read.trouble === 'too-deep')
    return fault('malformed', 'agent', `answered with JSON ${nestedTooDeeply()}`)
  if (mayBePlain) return { ok: true, value: text }
  return fault('malformed', 'agent', `answered something other than JSON: ${quoted(text)}`)
}
