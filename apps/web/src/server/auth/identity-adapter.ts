import type { Database } from '@wis/db'
import { createUser, linkIdentity, readUser, readUserByIdentity } from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { nameFrom } from '@wis/protocol'
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters'

const longestName = 60

/**
 * Stores for next-auth who somebody is at a provider. The provider's access tokens are not stored, because nothing
 * here needs them. Two accounts are never joined because they name the same address, since ours are not verified.
 */
export function identityAdapter(db: Database, { firstIsAdmin }: { readonly firstIsAdmin: boolean }): Adapter {
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
