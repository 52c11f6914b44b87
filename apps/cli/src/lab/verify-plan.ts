import type { ExportedExperiment } from '@wis/lab'
import { planHashOf } from '@wis/proof'

/** Why the plan is not the one that was fixed. With other names than it had, nobody can tell. */
export function planFault(experiment: ExportedExperiment): string | undefined {
  const { plan, spec, players, withdrawn, startedAt } = experiment
  const { sha256, at } = plan
  if (sha256 === undefined || withdrawn !== undefined) return undefined
  const bound = Object.entries(players).map(
    ([name, { agent, version }]) => [name, { agent, version }] as const,
  )
  if (planHashOf({ spec, players: Object.fromEntries(bound) }) !== sha256)
    return 'the plan is another one than was fixed: its hash is not that of the specification and its agents'
  if (at === undefined || (startedAt !== null && Date.parse(at) > Date.parse(startedAt)))
    return 'the plan was fixed after the first match'
  return undefined
}
