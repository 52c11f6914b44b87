import type { Database } from '@wis/db'
import {
  createUser,
  endSession,
  enterByLink,
  linkIdentity,
  readUser,
  readUserByIdentity,
  sessionDays,
  startSession,
} from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { nameFrom } from '@wis/protocol'
import type { AuthOptions } from 'next-auth'
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters'
import { z } from 'zod'
import type { Env } from '../env/parse-env.ts'
import { policies } from '../rate-limit/limits.ts'
import { spendShared } from '../rate-limit/spend.ts'
import { openSession } from '../session.ts'
import type { SessionClaims } from '../session.ts'
import { authenticate } from './authenticate.ts'
import { providersOf } from './providers.ts'
import type { Visit } from './visit.ts'

type Installation = Pick<Env, 'publicUrl' | 'isLocal' | 'github' | 'huggingFace'> & {
  readonly sessionSecret: string
}

/** How people sign in and out during one visit. A session is a row in our database; a sealed cookie names it. */
export function authOptions(db: Database, installation: Installation, visit: Visit): AuthOptions {
  const { publicUrl, isLocal, sessionSecret: secret } = installation
  return {
    secret,
    useSecureCookies: publicUrl.startsWith('https:'),
    session: { strategy: 'jwt', maxAge: sessionDays * 24 * 60 * 60 },
    logger: quiet,
    pages: { signIn: '/account', signOut: '/account', error: '/account' },
    adapter: identityAdapter(db, { firstIsAdmin: isLocal }),
    providers: [passwords(db, visit), links(db, visit), ...providersOf(installation)],
    jwt: {
      // A session that was ended elsewhere may not be prolonged, nor linked to another identity.
      decode: async ({ token }) => {
        const session = await openSession(db, token, secret)
        return session ? claimsOf(session.user.id, session.id) : null
      },
    },
    events: {
      signOut: async ({ token }) => {
        const ended = claims.safeParse(token).data
        if (ended) await endSession(db, ended.sid)
      },
    },
    callbacks: {
      // Every way of signing in is checked here.
      signIn: async ({ user }) => {
        const known = await readUser(db, user.id).catch(noteOfTrouble)
        if (known === 'unavailable') return '/account?error=unavailable'
        return known === undefined || known.suspendedFor === null || '/account?error=suspended'
      },
      // `user` is set only at a sign-in, not when an existing session is read.
      jwt: async ({ token, user }) => (user ? await welcome(db, visit, user) : token),
      session: async ({ session, token }) => {
        const user = await readUser(db, token.sub ?? '')
        const known = user && { id: user.id, name: user.name, email: user.email, role: user.role }
        return { expires: session.expires, ...(known && { user: known }) }
      },
    },
  }
}

/** Logs a failure with its reason, but never with the data that was sent. A session that was ended is no error. */
const quiet: NonNullable<AuthOptions['logger']> = {
  error: (code, what) => {
    const { message } = what instanceof Error ? what : what.error
    if (code !== 'JWT_SESSION_ERROR') console.error('signing in failed', { code, message })
  },
  warn: () => undefined,
  debug: () => undefined,
}

const claims = z.object({ sid: z.string() })
const claimsOf = (sub: string, sid: string): SessionClaims => ({ sub, sid })

/** The log gets the cause, for the operator. The visitor learns only that the password is not to blame. */
function noteOfTrouble(error: unknown): 'unavailable' {
  console.error('signing in failed', { code: 'UNAVAILABLE', error })
  return 'unavailable'
}

/** The user as our own providers return it, with the version of sessions under which the sign-in began. */
const comer = z.object({ id: z.string(), sessionVersion: z.int() })

/** Opens a session in place of the browser's earlier one. A cookie without a session id opens nothing. */
async function welcome(db: Database, visit: Visit, user: unknown) {
  const { id, sessionVersion } = comer.parse(user)
  const replaces = await visit.shownSession()
  const sid = await startSession(db, { userId: id, sessionVersion, ...visit.where, replaces })
  if (sid === undefined) return { sub: id }
  visit.remember({ id, sessionVersion })
  return claimsOf(id, sid)
}

function passwords(db: Database, visit: Visit): AuthOptions['providers'][number] {
  return {
    id: 'credentials',
    name: 'Password',
    type: 'credentials',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    authorize: async (given) => {
      const answer = await authenticate(db, given, visit).catch((error: unknown) => ({
        ok: false as const,
        reason: noteOfTrouble(error),
      }))
      if (answer.ok) return { id: answer.user.id, sessionVersion: answer.user.sessionVersion }
      // The page gets the message of an error. For a refusal, null is enough.
      if (answer.reason !== 'refused') throw new Error(answer.reason)
      return null
    },
  }
}

/** A link in a letter confirms the address, and signs its holder in. */
function links(db: Database, { address }: Visit): AuthOptions['providers'][number] {
  return {
    id: 'link',
    name: 'Link',
    type: 'credentials',
    credentials: { secret: {} },
    authorize: async (given) => {
      const answer = await enterBy(db, given, address).catch(noteOfTrouble)
      if (answer === 'unavailable' || answer === 'throttled') throw new Error(answer)
      return answer ? { id: answer.id, sessionVersion: answer.sessionVersion } : null
    },
  }
}

const shown = z.object({ secret: z.string().min(1).max(100) })

async function enterBy(
  db: Database,
  given: unknown,
  address: string,
): Promise<User | 'throttled' | undefined> {
  const read = shown.safeParse(given)
  if (!read.success) return undefined
  const uses = await spendShared(db, [{ key: `link address ${address}`, ...policies['sign-in'] }])
  if (!uses.every(({ allowed }) => allowed)) return 'throttled'
  return enterByLink(db, read.data.secret)
}

const longestName = 60

/**
 * Stores for next-auth who somebody is at a provider. The provider's access tokens are not stored, because nothing
 * here needs them. Two accounts are never joined because they name the same address, since ours are not verified.
 */
function identityAdapter(db: Database, { firstIsAdmin }: { readonly firstIsAdmin: boolean }): Adapter {
  const found = (user: User | undefined) => (user ? adapterUserOf(user) : null)
  return {
    getUser: async (id) => found(await readUser(db, id)),
    getUserByEmail: () => null,
    getUserByAccount: async ({ provider, providerAccountId }) =>
      found(await readUserByIdentity(db, { provider, subject: providerAccountId })),
    createUser: async ({ name, email }: Omit<AdapterUser, 'id'>) => {
      const account = { name: nameOf(name), passwordHash: null, firstIsAdmin }
      const id =
        (await createUser(db, { ...account, email: email?.toLowerCase() || null })) ??
        (await createUser(db, { ...account, email: null }))
      const user = id === undefined ? undefined : await readUser(db, id)
      if (!user) throw new Error('an account that was just made is not there')
      return adapterUserOf(user)
    },
    linkAccount: async ({ userId, provider, providerAccountId }: AdapterAccount) => {
      await linkIdentity(db, userId, { provider, subject: providerAccountId })
    },
  }
}

const adapterUserOf = ({
  id,
  name,
  email,
  sessionVersion,
}: User): AdapterUser & Pick<User, 'sessionVersion'> => ({
  id,
  name,
  sessionVersion,
  email: email ?? '',
  emailVerified: null,
})

/** Turns any name in a foreign profile into one that may be given here. */
const nameOf = (given: string | null | undefined): string => nameFrom(given ?? '', longestName) ?? 'Somebody'
