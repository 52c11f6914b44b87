import type { StrategyStep } from '@wis/games'
import type { AgentRequest } from '../legacy/agent-wire.ts'
import { asGameRequest } from '../legacy/agent-wire.ts'
import { isGameRequest } from '../wire/disguised-request.ts'
import type { GameRequest } from '../wire/game-request.ts'
import { stepsFor } from './game/steps.ts'
import type { Strategy } from './strategy.ts'

export interface StepsOfTurn {
  readonly steps: readonly StrategyStep[]
  /** The question in the form that all games share, in which every call puts it. */
  readonly request: GameRequest
}

/** The calls that a strategy takes for a question of either form. Undefined if it takes one. */
export function stepsOfTurn(
  strategy: Pick<Strategy, 'inSteps'>,
  asked: AgentRequest | GameRequest,
): StepsOfTurn | undefined {
  if (!strategy.inSteps) return undefined
  const request = isGameRequest(asked) ? asked : asGameRequest(asked)
  const steps = stepsFor(strategy, request)
  return steps.length > 0 ? { steps, request } : undefined
}
