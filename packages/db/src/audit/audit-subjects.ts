import type { Database } from '../database.ts'

/** The subject of an action under its present name. */
export interface AuditSubject {
  readonly kind: 'season' | 'agent' | 'user'
  readonly name: string
  /** The key of its page. A user has none. */
  readonly slug: string | null
}

/** Those of the given subjects, each a kind and an id, that have a name and still exist. */
export async function auditSubjects(
  { prisma }: Pick<Database, 'prisma'>,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, AuditSubject>> {
  const named = (kind: AuditSubject['kind']) => {
    const prefix = `${kind}:`
    const ids = subjects.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length))
    return { where: { id: { in: ids } } }
  }
  const columns = { select: { id: true, slug: true, name: true } } as const
  const [seasons, agents, users] = await Promise.all([
    prisma.season.findMany({ ...named('season'), ...columns }),
    prisma.agent.findMany({ ...named('agent'), ...columns }),
    prisma.user.findMany({ ...named('user'), select: { id: true, name: true } }),
  ])
  return new Map<string, AuditSubject>([
    ...seasons.map(({ id, slug, name }) => [`season:${id}`, { kind: 'season', slug, name }] as const),
    ...agents.map(({ id, slug, name }) => [`agent:${id}`, { kind: 'agent', slug, name }] as const),
    ...users.map(({ id, name }) => [`user:${id}`, { kind: 'user', slug: null, name }] as const),
  ])
}
