import type { Database } from '@wis/db'
import { hashToken, readBearer } from '@wis/db/accounts'
import { AppError } from '../app-error.ts'
import { openSession, sessionCookie } from '../auth/session-token.ts'
import { isToken } from '../keys/tokens.ts'
import type { Viewer } from '../permissions.ts'
import { cookieOf } from '../request/cookie-of.ts'

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
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  const bearer = isToken(token) ? await readBearer(db(), hashToken(token)) : undefined
  if (!bearer) throw new AppError('unauthorized', 'This token is not known here, was revoked or has expired.')
  const { userId, role, tokenId, scopes } = bearer
  return { kind: 'member', userId, role, token: { id: tokenId, scopes } }
}

/**
 * Refuses a change that a page of another site asks for with a visitor's session. Browsers name the page's origin on
 * every such request; a program has no session that could be misused.
 */
export function refuseOtherSites(request: Request, viewer: Viewer, publicUrl: string): void {
  if (viewer.kind === 'anonymous' || viewer.token) return
  const named = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  const ours = [named, new URL(publicUrl).host]
  const origin = request.headers.get('origin')
  const isSame =
    origin === null ? !isCrossSite(request) : URL.canParse(origin) && ours.includes(new URL(origin).host)
  if (!isSame) throw new AppError('forbidden', 'This was asked for by a page of another site.')
}

const isCrossSite = (request: Request) => {
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
