import { addressOf, apiRoutes } from '@wis/protocol'
import type { ApiKey, Route } from '@wis/protocol'

interface Call {
  readonly base: string
  readonly needsToken: boolean
}

const someId = '0abcdefgh0123456'

/** A line for a shell that makes the call. */
export function curlFor(key: ApiKey, { base, needsToken }: Call): string {
  const { method, path } = addressOf(key)
  const { example }: Route = apiRoutes[key]
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${base}${path.replace('{id}', someId)}`,
    ...(needsToken ? [`-H "Authorization: Bearer $WIS_TOKEN"`] : []),
    ...(example ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(example))}`] : []),
  ]
  return parts.join(' \\\n  ')
}

/** As a POSIX shell takes it: nothing in it means anything to the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
