import { kitStrategies } from '@wis/protocol'

/** The most calls that a strategy takes for a turn: one, if it is not made for several. */
const callsOf = kitStrategies.map(({ id, inSteps }) => [id, inSteps?.steps.length ?? 1] as const)

/** The strategy of agent `a` now, if it is one of ours. */
export const presetOf = `(
  select v.settings #>> '{strategy,preset}' from agent_versions v where v.agent_id = a.id order by v.number desc limit 1)`

/** SQL for the most calls that agent `a` takes for a turn in the game that its strategy is made for. */
export const callsOfStrategy = `(case ${presetOf} ${callsOf.map(([id, calls]) => `when '${id}' then ${calls}`).join(' ')} else 1 end)`
