import 'server-only'
import type { Database } from '@wis/db'
import { hashToken, readBearer } from '@wis/db/accounts'
import { recordDeed } from '@wis/db/agents'
import type { NewDeed } from '@wis/db/agents'
import { apiRoutes } from '@wis/protocol'
import type { Action, ApiKey, Route } from '@wis/protocol'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { database } from '../database.ts'
import { env } from '../env/env.ts'
import { beginDownload, endingWith } from '../export/downloads-under-way.ts'
import { isToken } from '../keys/tokens.ts'
import { showChange } from '../page-cache/show-change.ts'
import { may, scopeFor } from '../permissions.ts'
import type { Owned, Permission, Viewer } from '../permissions.ts'
import type { Use } from '../rate-limit/allowance.ts'
import { owe, takeFromAddress } from '../rate-limit/limits.ts'
import type { Asker } from '../rate-limit/limits.ts'
import { limitHeaders } from '../rate-limit/refuse-visit.ts'
import { spend } from '../rate-limit/spend.ts'
import { clientAddress } from '../request/client-address.ts'
import { cookieOf } from '../request/cookie-of.ts'
import { parseQuery } from '../request/parse-query.ts'
import type { OtherName } from '../request/parse-query.ts'
import { openSession, sessionCookie } from '../session.ts'
import { Later, Raw } from './call.ts'
import type { Answer, Call } from './call.ts'
import { corsHeaders } from './cors.ts'
import { readBody, refuseMisplaced } from './read-body.ts'
import { sendChange, sendError, sendLater, sendRead } from './respond.ts'

interface Handling<Key extends ApiKey, Found> {
  /** Finds the subject of the call. The asker needs permission for it before `answer` sees it. */
  find?(call: Call<Key>): Promise<Found | undefined>
  /** The message if nothing is found, or nothing that the asker may know of. */
  readonly missing?: string
  answer(call: Call<Key>, found: Found): Promise<Answer<Key>>
  /** What the list of the agent tells of the call, once it is done. */
  deed?(call: Call<Key>, found: Found, answer: Answer<Key>): Omit<NewDeed, 'by'>
}

/** Calls that change no page, although they need a body. The runner shows what comes of an answer. */
const storesNothing: ReadonlySet<ApiKey> = new Set([
  'POST /agents/recognise',
  'POST /experiments/plan',
  'POST /suites/plan',
  'POST /play/turns/{id}',
])

export interface Endpoint {
  readonly key: ApiKey
  handle(request: Request, params: Readonly<Record<string, string>>): Promise<Response | Later<Response>>
}

/**
 * The one way into the API: it finds out who asks, reads every part of the call, asks for permission, counts the call
 * and writes the answer. A handler does only the work of its own call.
 */
export function endpoint<Key extends ApiKey, Found extends Owned | undefined = undefined>(
  key: Key,
  handling: Handling<Key, Found>,
): Endpoint {
  const route: Route = apiRoutes[key]
  const isRead = key.startsWith('GET ')
  const handle: Endpoint['handle'] = async (request, params) => {
    const headers = new Headers(isRead ? corsHeaders : {})
    let download: ReturnType<typeof beginDownload> | undefined
    try {
      const viewer = await admit(route, request, headers)
      const call = await readCall<Key>(route, request, { viewer, params })
      const found = await find(route, call, handling)
      await count(route, request, viewer, headers)
      // What is asked by HEAD alone is not sent.
      if (route.cost === 'export' && request.method === 'GET')
        download = beginDownload(askerOf(request, viewer))
      const answer = await handling.answer(call, found)
      if (answer instanceof Later) return sendLater(answer, headers)
      if (handling.deed && viewer.kind === 'member')
        await recordDeed(call.db.pool, { ...handling.deed(call, found, answer), by: viewer.userId })
      if (!isRead) {
        if (!storesNothing.has(key)) showChange()
        return sendChange(answer, route.status ?? 200, headers)
      }
      const audience = viewer.kind === 'anonymous' ? 'public' : 'private'
      headers.set('cache-control', `${audience}, max-age=0, must-revalidate`)
      const response = sendRead(request, answer, headers)
      const isStreamed = answer instanceof Raw && answer.body instanceof ReadableStream
      if (!download || !isStreamed || !response.body) return response
      const { over } = download
      download = undefined
      request.signal.addEventListener('abort', over, { once: true })
      return new Response(endingWith(response.body, over), response)
    } catch (error) {
      return sendError(error, request, headers)
    } finally {
      download?.over()
    }
  }
  return { key, handle }
}

/** Lets in everybody who may ever do this action. Permission for this very thing is checked once it is found. */
async function admit(route: Route, request: Request, headers: Headers): Promise<Viewer> {
  tell(headers, [takeFromAddress(addressOf(request))])
  const viewer = await viewerOf(request, database, env())
  const early = may(viewer, route.action)
  if (early.allowed || early.reason !== 'not-yours') permit(early, route)
  if (request.method !== 'GET') refuseOtherSites(request, viewer, env().publicUrl)
  return viewer
}

async function readCall<Key extends ApiKey>(
  route: Route,
  request: Request,
  { viewer, params }: { readonly viewer: Viewer; readonly params: unknown },
): Promise<Call<Key>> {
  const named = route.params?.safeParse(params)
  if (named && !named.success) throw new AppError('not-found', 'There is nothing with this id.')
  const query = queryOf(route, new URL(request.url).searchParams)
  const body = route.body && (await readBody(request, route.body))
  if (!route.body && route.query) await refuseMisplaced(request, route.query)
  const oweMore = (units: number) => owe('export', askerOf(request, viewer), units)
  const call = { db: database(), viewer, request, params: named?.data, query, body, owe: oweMore }
  // Each part was read by the schema that its type comes from.
  return call as Call<Key>
}

async function find<Key extends ApiKey, Found extends Owned | undefined>(
  route: Route,
  call: Call<Key>,
  { find: findOne, missing = 'There is nothing with this id.' }: Handling<Key, Found>,
): Promise<Found> {
  const found = await findOne?.(call)
  if (findOne && found === undefined) throw new AppError('not-found', missing)
  permit(may(call.viewer, route.action, found), route, missing)
  // It is undefined only if the handler has no `find`, and then undefined is its type.
  return found as Found
}

async function count(route: Route, request: Request, viewer: Viewer, headers: Headers): Promise<void> {
  tell(headers, await spend(database, route.cost, askerOf(request, viewer)))
}

const askerOf = (request: Request, viewer: Viewer): Asker => ({
  address: addressOf(request),
  ...(viewer.kind === 'member' && { userId: viewer.userId }),
  ...(viewer.kind === 'member' && viewer.token && { tokenId: viewer.token.id }),
})

/** Tells the asker how much is left, and refuses the call if nothing is. */
function tell(headers: Headers, uses: readonly Use[]): void {
  for (const [name, value] of Object.entries(limitHeaders(uses))) headers.set(name, value)
  if (uses.every(({ allowed }) => allowed)) return
  throw new AppError('too-many-requests', 'Too many requests. Wait as long as Retry-After says.')
}

const addressOf = (request: Request) => clientAddress(request.headers, env().proxies)

const none = z.strictObject({})

/** The query of a call. A parameter that the call does not know is refused by its name, and never passed over. */
export function queryOf({ query, anyQuery }: Pick<Route, 'query' | 'anyQuery'>, search: URLSearchParams) {
  if (query) return parseQuery(query, search, otherNameIn(query, search))
  if (!anyQuery) parseQuery(none, search)
  return undefined
}

/** Rows of matches say `status`, all others `state`. Every list can be filtered by either name. */
function otherNameIn({ shape }: z.ZodObject, search: URLSearchParams): OtherName | undefined {
  const [name, written] = 'state' in shape ? ['state', 'status'] : ['status', 'state']
  const isKnown = name in shape && !(written in shape)
  return isKnown && search.has(written) && !search.has(name) ? { name, written } : undefined
}

/** Throws unless the asker may do this besides what its route asks for. */
export const permitted = (viewer: Viewer, action: Action, found: Owned): void =>
  permit(may(viewer, action, found), { action })

/** Returns if the asker may do this. Otherwise throws with the reason, as far as the asker may know it. */
function permit(
  permission: Permission,
  { action }: Pick<Route, 'action'>,
  missing = 'There is nothing with this id.',
): void {
  if (permission.allowed) return
  if (permission.conceal) throw new AppError('not-found', missing)
  switch (permission.reason) {
    case 'not-signed-in':
      throw new AppError('unauthorized', 'Sign in, or send a token.')
    case 'session-only':
      throw new AppError('forbidden', 'Tokens cannot do this. Sign in.')
    case 'scope-missing':
      throw new AppError('forbidden', `This token lacks the scope “${scopeFor(action)}”.`)
    case 'not-organizer':
      throw new AppError(
        'forbidden',
        'Only organizers can set up seasons. Ask for one at /seasons/new, or ask an admin to make you an organizer.',
      )
    case 'right-missing':
      throw new AppError(
        'forbidden',
        'You may read this agent, but its owner has not given you the right to do this.',
      )
    case 'not-yours':
      throw new AppError('forbidden', 'This belongs to another account.')
  }
}

interface Keys {
  readonly publicUrl: string
  readonly sessionSecret: string | undefined
}

/** Finds out who asks. A token goes before a session, and an invalid token is refused, not ignored. */
export async function viewerOf(request: Request, db: () => Database, keys: Keys): Promise<Viewer> {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) return tokenViewer(authorization, db)
  const cookie = cookieOf(request.headers, sessionCookie(keys.publicUrl))
  if (cookie === undefined || keys.sessionSecret === undefined) return { kind: 'anonymous' }
  const user = (await openSession(db(), cookie, keys.sessionSecret))?.user
  return user ? { kind: 'member', userId: user.id, role: user.role, token: null } : { kind: 'anonymous' }
}

async function tokenViewer(authorization: string, db: () => Database): Promise<Viewer> {
  if (!/^Bearer /i.test(authorization))
    throw new AppError(
      'unauthorized',
      'Send the token as “Authorization: Bearer TOKEN”. No other scheme is read.',
    )
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  const bearer = isToken(token) ? await readBearer(db(), hashToken(token)) : undefined
  if (!bearer) throw new AppError('unauthorized', 'This token is unknown, revoked or expired.')
  const { userId, role, tokenId, scopes } = bearer
  return { kind: 'member', userId, role, token: { id: tokenId, scopes } }
}

/**
 * Refuses a change that a page of another site asks for with a visitor's session. Browsers name the page's origin on
 * every such request; a program has no session that could be misused.
 */
function refuseOtherSites(request: Request, viewer: Viewer, publicUrl: string): void {
  if (viewer.kind === 'anonymous' || viewer.token) return
  const named = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  const ours = [named, new URL(publicUrl).host]
  const origin = request.headers.get('origin')
  const isSame =
    origin === null ? !isCrossSite(request) : URL.canParse(origin) && ours.includes(new URL(origin).host)
  if (!isSame) throw new AppError('forbidden', 'This request came from a page of another site.')
}

const isCrossSite = (request: Request) => {
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
