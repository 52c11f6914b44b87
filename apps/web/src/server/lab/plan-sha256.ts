import type { ExperimentPlayers } from '@wis/db/experiments'
import { planHashOf } from '@wis/proof'

interface Fixed {
  readonly spec: object
  readonly players: ExperimentPlayers
}

/** The hash of a plan on a platform. It binds each name to an agent and its version. */
export const planSha256Of = ({ spec, players }: Fixed): string =>
  planHashOf({ spec, players: boundPlayers(players) })

/** The agents behind the names, as a plan has them. */
export const boundPlayers = (players: ExperimentPlayers) =>
  Object.fromEntries(
    Object.entries(players).map(([name, { agentId, version }]) => [name, { agent: agentId, version }]),
  )
