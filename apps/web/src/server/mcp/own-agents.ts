import 'server-only'
import { agentsOfOwner } from '@wis/db/agents'
import type { OwnAgent } from '@wis/db/agents'
import { requireMember } from '../api/acting-user.ts'
import { viewerOf } from '../api/endpoint.ts'
import { AppError } from '../app-error.ts'
import { database } from '../database.ts'
import { env } from '../env/env.ts'

/** The agents of the token's owner. The caller has let in nobody without a token. */
export async function agentsOf(request: Request): Promise<readonly OwnAgent[]> {
  const { userId, token } = requireMember(await viewerOf(request, database, env()))
  if (!token?.scopes.includes('agents:connect'))
    throw new AppError('forbidden', 'This needs a token with the scope “agents:connect”.')
  return agentsOfOwner(database(), userId)
}
