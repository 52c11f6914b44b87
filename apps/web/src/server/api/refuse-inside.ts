import type { NewConnector } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'
import { insideField } from '../request/inside-address.ts'

const message = 'is not on the open internet: agents are not called there'

/** Throws for an address that leads nowhere but into the platform's own network. */
export function refuseInside(connector: NewConnector): void {
  const field = insideField(connector, env().allowedAgentHosts)
  if (field === undefined) return
  throw new AppError('invalid', 'The address is not on the open internet.', [
    { path: `connector.${field}`, message },
  ])
}
