import type { Role } from '@wis/protocol'
import type { Database } from '../database.ts'

/** Gives a user another role; false where nobody has this address. */
export async function setRole({ prisma }: Database, email: string, role: Role): Promise<boolean> {
  const { count } = await prisma.user.updateMany({ where: { email: email.toLowerCase() }, data: { role } })
  return count === 1
}
