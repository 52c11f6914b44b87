import type { AgentReply } from './agent.ts'

/** The answer in place of an agent that had not finished hearing the events before its turn. */
export function stillBusy(patienceMs: number): AgentReply {
  return {
    ok: false,
    failure: 'timeout',
    verdict: 'agent',
    detail: `still busy with what it was told after ${patienceMs / 1000} s`,
    attempts: [],
  }
}
