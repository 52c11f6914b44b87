import type pg from 'pg'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { newId } from '../new-id.ts'
import { containing, literally } from '../patterns.ts'
import { storableJson } from '../storable-json.ts'

/** The author of an action in the audit log. */
export interface Actor {
  readonly id: string
  readonly name: string
}

/** Every action that is written to the audit log now. Older rows may hold others. */
export const auditActions = [
  'season-created',
  'season-changed',
  'season-open',
  'season-paused',
  'season-frozen',
  'season-closing',
  'season-closed',
  'season-published',
  'season-request-sent',
  'season-request-withdrawn',
  'season-request-granted',
  'season-request-declined',
  'entry-invited',
  'entry-requested',
  'entry-entered',
  'entry-refused',
  'entry-withdrawn',
  'entry-disqualified',
  'decision-void',
  'decision-re-run',
  'decision-disqualify',
  'decision-correct',
  'decision-undo',
  'role-changed',
  'user-suspended',
  'user-readmitted',
  'password-link-made',
  'agent-hidden',
  'agent-shown',
  'speech-hidden',
  'speech-shown',
  'note-hidden',
  'report-upheld',
  'report-dismissed',
  'words-added',
  'words-edited',
  'words-activated',
  'words-deactivated',
  'house-agent-on',
  'house-agent-off',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The subject of an action under its present name. */
export interface AuditSubject {
  readonly kind: 'season' | 'agent' | 'user'
  readonly name: string
  /** The key of its page. A user has none. */
  readonly slug: string | null
}

/** Those of the given subjects, each a kind and an id, that have a name and still exist. */
async function auditSubjects(
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

/** An action that somebody took with the rights of an organizer or an admin. */
interface AuditNote {
  readonly action: AuditAction
  /** The kind and id of the subject: `user:0abc`. */
  readonly subject: string
  /** Further details. Never a secret. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/**
 * Writes an audit row in the transaction of the change that it reports, so that neither is ever stored without the
 * other.
 */
export async function writeAudit(
  client: Pick<pg.ClientBase, 'query'>,
  actor: Actor,
  { action, subject, detail = {} }: AuditNote,
): Promise<void> {
  await client.query({
    name: 'write-audit',
    text: `insert into audit_log (id, actor_id, actor_name, action, subject, detail)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [newId(), actor.id, actor.name, action, subject, storableJson(detail)],
  })
}

export interface AuditRow {
  readonly id: string
  readonly at: string
  readonly actorName: string
  readonly action: string
  readonly subject: string
  /** The subject by its name. Null if it has none, or is gone. */
  readonly about: AuditSubject | null
  /** The details stored with the row, one value each. */
  readonly detail: readonly { readonly name: string; readonly value: string }[]
}

interface AuditFilter {
  /** The action or its beginning: `decision`, `user`. */
  readonly action?: string | undefined
  /** Part of the name of the actor or of the subject. */
  readonly q?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: number
}

/** Newest first. */
export async function listAudit(
  db: Database,
  { action, q, cursor, limit = 50 }: AuditFilter,
): Promise<Page<AuditRow>> {
  const found = await db.prisma.auditRow.findMany({
    where: {
      ...(action !== undefined && { action: { startsWith: literally(action) } }),
      ...(q !== undefined && { OR: named(q) }),
      ...(cursor !== undefined && { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const { items: shown, nextCursor } = pageOf(found, limit, ({ id }) => id)
  const subjects = await auditSubjects(
    db,
    shown.map(({ subject }) => subject),
  )
  const items = shown.map(({ id, at, actorName, action, subject, detail }) => ({
    id,
    at: at.toISOString(),
    actorName,
    action,
    subject,
    about: subjects.get(subject) ?? null,
    detail: detailOf(detail),
  }))
  return { items, nextCursor }
}

function named(q: string): Prisma.AuditRowWhereInput[] {
  return [{ actorName: containing(q) }, { subject: containing(q) }]
}

function detailOf(detail: Prisma.JsonValue): AuditRow['detail'] {
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail)) return []
  return Object.entries(detail).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
