import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { sendError } from '../../../../server/api/respond.ts'
import { AppError } from '../../../../server/app-error.ts'
import { authOptions } from '../../../../server/auth/auth-options.ts'
import { database } from '../../../../server/database.ts'
import { env } from '../../../../server/env/env.ts'
import { limitHeaders } from '../../../../server/rate-limit/limit-headers.ts'
import { takeFromAddress } from '../../../../server/rate-limit/limits.ts'
import { clientAddress } from '../../../../server/request/client-address.ts'
import { sessionSecret } from '../../../../server/session.ts'

interface Context {
  readonly params: Promise<{ nextauth: string[] }>
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const use = takeFromAddress(clientAddress(request.headers, env().proxies))
  try {
    if (!use.allowed) throw new AppError('too-many-requests', 'Too many calls come from this address.')
    // Next-auth would let anybody write into our log there.
    if ((await context.params).nextauth[0] === '_log')
      throw new AppError('not-found', 'There is nothing here.')
    const options = authOptions(database(), { ...env(), sessionSecret: sessionSecret() })
    // Next-auth's own types do not say what it gives back to a route handler.
    return (await NextAuth(request, context, options)) as Response
  } catch (error) {
    return sendError(error, request, new Headers(limitHeaders([use])))
  }
}

export { handle as GET, handle as POST }
