import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { Page } from '../page.ts'
import { auditSubjects } from './audit-subjects.ts'
import type { AuditSubject } from './audit-subjects.ts'

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

export interface AuditFilter {
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
      ...(action !== undefined && { action: { startsWith: asWritten(action) } }),
      ...(q !== undefined && { OR: named(q) }),
      ...(cursor !== undefined && { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const shown = found.slice(0, limit)
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
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** Percent signs and the like are matched literally. */
const asWritten = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function named(q: string): Prisma.AuditRowWhereInput[] {
  const contains = { contains: asWritten(q), mode: 'insensitive' } as const
  return [{ actorName: contains }, { subject: contains }]
}

function detailOf(detail: Prisma.JsonValue): AuditRow['detail'] {
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail)) return []
  return Object.entries(detail).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
