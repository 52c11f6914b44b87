import type { NewConnector } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'
import { addressOf, insideField, placeOf } from '../request/inside-address.ts'

const message = (place: string) =>
  `is not on the open internet: agents are not called there. Register one that dials in (kind outbound), or list ${place} in WIS_ALLOWED_AGENT_HOSTS if this platform is yours`

/** Throws for an address that leads only into the platform's own network. */
export function refuseInside(connector: NewConnector): void {
  const field = insideField(connector, env().allowedAgentHosts)
  if (field === undefined) return
  throw new AppError('invalid', 'The address is not on the open internet.', [
    { path: `connector.${field}`, message: message(placeOf(addressOf(connector))) },
  ])
}
