import { roles } from '@wis/protocol'
import type { Role } from '@wis/protocol'

export interface User {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  /** Raised whenever all sessions end. A sign-in that began under an earlier version opens no session. */
  readonly sessionVersion: number
  readonly hasPassword: boolean
  /** Whether the user has shown that it reads mail sent to the address. */
  readonly hasConfirmedEmail: boolean
  /** Why the user may not sign in. Null for nearly everybody. */
  readonly suspendedFor: string | null
  readonly createdAt: string
}

export interface StoredUser {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: string
  readonly sessionVersion: number
  readonly passwordHash: string | null
  readonly suspendedAt: Date | null
  readonly suspendedFor: string | null
  readonly emailConfirmedAt: Date | null
  readonly createdAt: Date
}

export function userOf({ role, passwordHash, createdAt, ...user }: StoredUser): User {
  const { id, name, email, sessionVersion } = user
  return {
    id,
    name,
    email,
    sessionVersion,
    role: roleOf(role),
    hasPassword: passwordHash !== null,
    hasConfirmedEmail: user.emailConfirmedAt !== null,
    suspendedFor: user.suspendedAt === null ? null : (user.suspendedFor ?? ''),
    createdAt: createdAt.toISOString(),
  }
}

/** An unknown role gives no rights. */
export const roleOf = (stored: string): Role => roles.find((role) => role === stored) ?? 'member'
