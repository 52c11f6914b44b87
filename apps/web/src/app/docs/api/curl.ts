import { addressOf, apiRoutes } from '@wis/protocol'
import type { ApiKey, Route } from '@wis/protocol'

interface Call {
  readonly base: string
  readonly needsToken: boolean
}

const someId = '0abcdefgh0123456'

/** A shell command that makes the call. */
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

/** Quotes a text for a POSIX shell, so that nothing in it has a special meaning. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
