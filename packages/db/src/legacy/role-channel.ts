import type { Prisma } from '../generated/client.ts'

/** The channel of the tables at which the spy may survive, and of the matches in which it did. */
export const roleChannel = {
  id: 'spy',
  /** Its champion is the best in this role, and its tables are ordered by their agents' wins in it. */
  role: 'spy',
} as const

export const matchesOfRoleChannel: Prisma.MatchWhereInput = {
  OR: [{ winner: 'spy', withheld: false }, { status: { in: ['waiting', 'running'] } }],
}
