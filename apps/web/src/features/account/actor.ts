import 'server-only'
import type { User } from '@wis/db/accounts'
import type { Action, Cost } from '@wis/protocol'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { may } from '../../server/permissions.ts'
import type { Owned } from '../../server/permissions.ts'
import { spend } from '../../server/rate-limit/spend.ts'
import { clientAddress } from '../../server/request/client-address.ts'
import { currentUser } from '../../server/session.ts'

/**
 * The account that asks for an action. A reader whose session has ended is sent to sign in, and from there on to
 * `next`.
 */
export async function actor(next?: string): Promise<User> {
  const door = next === undefined ? '/account' : `/account?${new URLSearchParams({ next }).toString()}`
  return (await currentUser()) ?? redirect(door)
}

/** Whether a signed-in person may do this, by the same rules as the API. */
export function isAllowed({ id, role }: User, action: Action, resource?: Owned): boolean {
  return may({ kind: 'member', userId: id, role, token: null }, action, resource).allowed
}

/** Takes one use from a person's allowance; false if none is left. */
export async function mayChange({ id }: User, cost: Cost = 'write'): Promise<boolean> {
  const uses = await spend(database, cost, { address: await visitorAddress(), userId: id })
  return uses.every(({ allowed }) => allowed)
}

export async function visitorAddress(): Promise<string> {
  return clientAddress(await headers(), env().proxies)
}
