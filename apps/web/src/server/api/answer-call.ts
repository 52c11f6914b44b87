import 'server-only'
import type { ApiKey } from '@wis/protocol'
import { AppError, errorBody } from '../app-error.ts'
import { env } from '../env/env.ts'
import { takeFromAddress } from '../rate-limit/limits.ts'
import { limitHeaders } from '../rate-limit/refuse-visit.ts'
import { clientAddress } from '../request/client-address.ts'
import type { Later } from './call.ts'
import { preflight } from './cors.ts'
import type { Endpoint } from './endpoint.ts'
import { keysAt } from './keys-at.ts'
import { lend } from './lent.ts'
import { whenReady } from './respond.ts'

interface Subject {
  readonly endpoints: readonly Endpoint[]
}

/** The modules with the calls of a subject, by the first part of their addresses. They are loaded when one is called. */
const subjects: Readonly<Record<string, readonly (() => Promise<Subject>)[]>> = {
  agents: [
    () => import('./handlers/agents.ts'),
    () => import('./handlers/agents-in-play.ts'),
    () => import('./handlers/people.ts'),
    () => import('./handlers/situations.ts'),
  ],
  experiments: [
    () => import('./handlers/experiments.ts'),
    () => import('./handlers/experiment-results.ts'),
    () => import('./handlers/ratings-of-experiments.ts'),
  ],
  leaderboard: [() => import('./handlers/boards.ts')],
  'general-ratings': [() => import('./handlers/boards.ts')],
  matches: [() => import('./handlers/matches.ts')],
  play: [() => import('./handlers/play.ts')],
  seasons: [() => import('./handlers/seasons.ts'), () => import('./handlers/season-results.ts')],
  suites: [() => import('./handlers/suites.ts')],
  tables: [() => import('./handlers/boards.ts')],
  webhooks: [() => import('./handlers/webhooks.ts')],
}
const others = [() => import('./handlers/platform.ts')]

/** The handlers of all calls whose address begins with this part. */
export async function endpointsUnder(first: string): Promise<readonly Endpoint[]> {
  const loaded = await Promise.all((subjects[first] ?? others).map((load) => load()))
  return loaded.flatMap(({ endpoints }) => endpoints)
}

interface Context {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

/** Answers a call of the API by the handler of its address and method. */
export async function answerCall(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  const answer = await callApi(request, path)
  return answer instanceof Response ? answer : whenReady(answer, request.signal)
}

async function callApi(request: Request, path: readonly string[]): Promise<Response | Later<Response>> {
  if (request.method === 'OPTIONS') return preflight()
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const keys = keysAt(path)
  const key = keys.find((one) => one.startsWith(`${method} `))
  const found = key && (await endpointsUnder(path[0] ?? '')).find((one) => one.key === key)
  return found ? found.handle(request, paramsOf(found.key, path)) : refuse(request, keys)
}

/** The answer to a call that the API does not have. It counts as any other. */
function refuse({ headers }: Request, known: readonly ApiKey[]): Response {
  const use = takeFromAddress(clientAddress(headers, env().proxies))
  const allow = [...new Set(known.map((key) => key.slice(0, key.indexOf(' '))))].sort().join(', ')
  const { status, body } = errorBody(
    !use.allowed
      ? new AppError('too-many-requests', 'Too many requests. Wait as long as Retry-After says.')
      : allow
        ? new AppError('method-not-allowed', 'This address does not support this method. See Allow.')
        : new AppError('not-found', 'There is nothing at this address of the API.'),
  )
  const told = { ...(!use.allowed && limitHeaders([use])), ...(status === 405 && { allow }) }
  return Response.json(body, { status, headers: { ...told, 'cache-control': 'no-store' } })
}

/** The values at the places of an address that are open, by their names. */
function paramsOf(key: ApiKey, path: readonly string[]): Readonly<Record<string, string>> {
  const places = partsOf(key)
  return Object.fromEntries(
    places.flatMap((place, at) => (place.startsWith('{') ? [[place.slice(1, -1), path[at] ?? '']] : [])),
  )
}

const partsOf = (key: ApiKey) => key.slice(key.indexOf('/') + 1).split('/')

lend({
  callApi,
  startLetters: async () => (await import('../mail/start-letters.ts')).startLetters(),
})
