import { kitCalled } from '@wis/games'
import { findStrategy, stepsInGame } from '@wis/protocol'
import { conditionCalled } from './conditions/condition-called.ts'
import type { ExperimentSpec } from './spec/experiment-spec.ts'

/** The calls that a model takes for a turn, on the average over all conditions, where a condition gives it a strategy. */
export interface CallsPerTurn {
  readonly subject: number
  readonly others: number
}

/** A role may be the subject's or that of others, so its strategy counts for both. */
export function callsPerTurn(spec: Pick<ExperimentSpec, 'game' | 'conditions' | 'own'>): CallsPerTurn {
  const kit = kitCalled(spec.game)
  if (!kit) return { subject: 1, others: 1 }
  const calls = spec.conditions.map((id) => {
    const { strategy, seats } = conditionCalled(kit, spec, id) ?? {}
    const steps = stepsInGame(findStrategy(strategy ?? '') ?? {}, kit.id)?.steps.length ?? 1
    return { subject: seats === 'others' ? 1 : steps, others: seats === 'subject' ? 1 : steps }
  })
  const mean = (who: keyof CallsPerTurn) =>
    calls.reduce((sum, one) => sum + one[who], 0) / Math.max(1, calls.length)
  return { subject: mean('subject'), others: mean('others') }
}
