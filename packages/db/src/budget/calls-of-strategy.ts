import { kitStrategies } from '@wis/protocol'

/** The most calls that a strategy takes for a turn in any game: one, if it is not made for several. */
const callsOf = kitStrategies.map(
  ({ id, inSteps = [] }) => [id, Math.max(1, ...inSteps.map(({ steps }) => steps.length))] as const,
)

/** The strategy of agent `a` now, if it is one of ours. */
export const presetOf = `(
  select v.settings #>> '{strategy,preset}' from agent_versions v where v.agent_id = a.id order by v.number desc limit 1)`

/** SQL for the most calls that agent `a` takes for a turn in the games that its strategy is made for. */
export const callsOfStrategy = `(case ${presetOf} ${callsOf.map(([id, calls]) => `when '${id}' then ${calls}`).join(' ')} else 1 end)`
