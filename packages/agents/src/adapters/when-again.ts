import type { Attempt } from '../agent.ts'
import type { Fault } from './judge-answer.ts'
import type { Again } from './post-json.ts'

/**
 * When an agent's own server is sent the same bytes again. A connection that broke, or a server that says that nobody is
 * there yet (502, 503, 504), may be back before the time is up. An error of the agent's own seldom goes away by itself, and
 * each try may cost its owner a call to a model.
 */
export function whenAgain({ failure }: Fault, { status = 0 }: Attempt): Again {
  if (failure === 'unreachable') return 'while-there-is-time'
  return status >= 500 ? 'once' : 'never'
}
