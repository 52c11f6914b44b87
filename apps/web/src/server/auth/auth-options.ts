import { readUser } from '@wis/db'
import type { Database, User } from '@wis/db'
import type { AuthOptions } from 'next-auth'
import type { Env } from '../env/parse-env.ts'
import { clientAddress } from '../request/client-address.ts'
import { authenticate } from './authenticate.ts'
import { identityAdapter } from './identity-adapter.ts'
import { providersOf } from './providers.ts'
import { sessionDays, sessionUser } from './session-token.ts'
import type { SessionClaims } from './session-token.ts'

type Installation = Pick<Env, 'publicUrl' | 'isLocal' | 'proxies' | 'github' | 'huggingFace'> & {
  readonly sessionSecret: string
}

/** How people sign in. A session is a sealed cookie that names a user and which generation of sessions it is of. */
export function authOptions(db: Database, installation: Installation): AuthOptions {
  const { publicUrl, isLocal, sessionSecret: secret } = installation
  return {
    secret,
    useSecureCookies: publicUrl.startsWith('https:'),
    session: { strategy: 'jwt', maxAge: sessionDays * 24 * 60 * 60 },
    logger: quiet,
    pages: { signIn: '/account', signOut: '/account', error: '/account' },
    adapter: identityAdapter(db, { firstIsAdmin: isLocal }),
    providers: [passwords(db, installation), ...providersOf(installation)],
    jwt: {
      // A session that was ended elsewhere may not be prolonged, nor linked to another identity.
      decode: async ({ token }) => {
        const user = await sessionUser(db, token, secret)
        return user ? claimsOf(user) : null
      },
    },
    callbacks: {
      // Asked before anybody comes in, by whichever door.
      signIn: async ({ user }) => {
        const known = await readUser(db, user.id)
        return known === undefined || known.suspendedFor === null || '/account?error=suspended'
      },
      jwt: async ({ token, user }) => {
        const signedIn = user ? await readUser(db, user.id) : undefined
        return signedIn ? claimsOf(signedIn) : token
      },
      session: async ({ session, token }) => {
        const user = await readUser(db, token.sub ?? '')
        const known = user && { id: user.id, name: user.name, email: user.email, role: user.role }
        return { expires: session.expires, ...(known && { user: known }) }
      },
    },
  }
}

/** Logs what goes wrong with the reason, never with what was sent. A session that was ended is no error. */
const quiet: NonNullable<AuthOptions['logger']> = {
  error: (code, what) => {
    const { message } = what instanceof Error ? what : what.error
    if (code !== 'JWT_SESSION_ERROR') console.error('signing in failed', { code, message })
  },
  warn: () => undefined,
  debug: () => undefined,
}

const claimsOf = ({ id, sessionVersion }: User): SessionClaims => ({ sub: id, version: sessionVersion })

function passwords(db: Database, { proxies }: Installation): AuthOptions['providers'][number] {
  return {
    id: 'credentials',
    name: 'Password',
    type: 'credentials',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    authorize: async (given, { headers }) => {
      const address = clientAddress(new Headers(headers), proxies)
      const answer = await authenticate(db, given, address)
      if (answer.ok) return { id: answer.user.id }
      // The message of an error is what the page is told; a refusal needs no more than null.
      if (answer.reason !== 'refused') throw new Error(answer.reason)
      return null
    },
  }
}
