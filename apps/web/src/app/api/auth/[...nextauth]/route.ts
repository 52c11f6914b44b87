import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { sendError } from '../../../../server/api/respond.ts'
import { AppError } from '../../../../server/app-error.ts'
import { authOptions } from '../../../../server/auth/auth-options.ts'
import { readAuthRequest, withoutCauses } from '../../../../server/auth/read-auth-request.ts'
import { visitOf } from '../../../../server/auth/visit.ts'
import { database } from '../../../../server/database.ts'
import { env } from '../../../../server/env/env.ts'
import { sessionSecret } from '../../../../server/session.ts'

interface Context {
  readonly params: Promise<{ nextauth: string[] }>
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    // On this path, next-auth would let anybody write into our log.
    const [call, provider] = (await context.params).nextauth
    if (call === '_log') throw new AppError('not-found', 'There is nothing here.')
    // Next-auth would report this as a failure of ours.
    if (call === 'callback' && provider === 'credentials' && request.method !== 'POST')
      throw new AppError('method-not-allowed', 'To sign in with a password, send a form.')
    const installation = { ...env(), sessionSecret: sessionSecret() }
    const visit = visitOf(request.headers, installation)
    // The types of next-auth do not describe the result of a route handler.
    const said = (await NextAuth(
      await readAuthRequest(request),
      context,
      authOptions(database(), installation, visit),
    )) as Response
    const response = await withoutCauses(said)
    for (const line of visit.setCookies()) response.headers.append('set-cookie', line)
    return response
  } catch (error) {
    return sendError(error, request, new Headers())
  }
}

export { handle as GET, handle as POST }
