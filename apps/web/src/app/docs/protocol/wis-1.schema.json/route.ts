import { agentProtocolSchema } from '@wis/protocol'
import { env } from '../../../../server/env/env.ts'

/** For owners' programs, wherever they run. */
export function GET(): Response {
  const schema = agentProtocolSchema(new URL('/docs/protocol/wis-1.schema.json', env().publicUrl).href)
  return Response.json(schema, {
    headers: {
      'content-type': 'application/schema+json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    },
  })
}
