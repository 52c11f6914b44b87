import type { Attempt } from '../agent.ts'
import type { Fault } from './judge-answer.ts'
import type { Again } from './post-json.ts'

/**
 * When an agent's own server gets the same bytes again. After a broken connection or a 502, 503 or 504, the agent may
 * be back before the time is up. An agent's own error seldom goes away by itself, and each try may cost its owner a
 * call to a model.
 */
export function whenAgain({ failure }: Fault, { status = 0 }: Attempt): Again {
  if (failure === 'unreachable') return 'while-there-is-time'
  return status >= 500 ? 'once' : 'never'
}
