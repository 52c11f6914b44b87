import type { AgentReply } from '../agent.ts'

/**
 * Asks for a turn after all earlier notices are done. Gives the turn up if that takes too long, so that nobody waits
 * longer for an agent that listens slowly.
 */
export function inTurn(
  oneByOne: (work: () => Promise<AgentReply>) => Promise<AgentReply>,
  ask: () => Promise<AgentReply>,
  patience: AbortSignal,
): Promise<AgentReply> {
  let begun = false
  const asked = oneByOne(() => {
    begun = !patience.aborted
    return begun ? ask() : Promise.resolve(stillBusy)
  })
  const gaveUp = new Promise<AgentReply>((resolve) => {
    const giveUp = () => {
      if (!begun) resolve(stillBusy)
    }
    if (patience.aborted) giveUp()
    else patience.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([asked, gaveUp])
}

const stillBusy: AgentReply = {
  ok: false,
  failure: 'timeout',
  verdict: 'agent',
  detail: 'still busy with what it was told before',
  attempts: [],
}
