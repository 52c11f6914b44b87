import type { Database } from './database.ts'

/**
 * The time of the newest entry of any log. Null before the first. Looks only at matches in play and a few finished
 * ones.
 */
export async function lastEntryAt({ pool }: Database): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>({
    name: 'last-entry-at',
    text: `select max(e.at) as at
           from unnest(array['waiting', 'running', 'finished', 'void']) as s(status)
             cross join lateral (select id, next_seq from matches where status = s.status
                                 order by created_at desc limit 50) m
             join lateral entries_of(m.id) e on e.seq = m.next_seq - 1`,
  })
  return rows[0]?.at ?? null
}

/** How long a runner's view of the disk counts after the runner is gone. */
const seenForMs = 60_000

interface StoredProbe {
  readonly free: string | null
  readonly needed: string | null
  readonly labNeeded: string | null
}

/**
 * Stores one row, always the same. Throws if nothing can be stored. Takes this runner's view of the disk, and returns
 * the latest view of any runner. Undefined if no runner can see the disk.
 */
export async function probeWrite({ pool }: Database, room?: Room): Promise<Room | undefined> {
  const { rows } = await pool.query<StoredProbe>({
    name: 'probe-write',
    text: `insert into write_probe as p (id, written_at, free_bytes, needed_bytes, lab_needed_bytes, seen_at)
           values (1, now(), $1::bigint, $2::bigint, $4::bigint, case when $1::bigint is null then null else now() end)
           on conflict (id) do update set written_at = now(),
             free_bytes = coalesce(excluded.free_bytes, p.free_bytes),
             needed_bytes = coalesce(excluded.needed_bytes, p.needed_bytes),
             lab_needed_bytes = coalesce(excluded.lab_needed_bytes, p.lab_needed_bytes),
             seen_at = coalesce(excluded.seen_at, p.seen_at)
           returning case when seen_at > now() - $3 * interval '1 millisecond' then free_bytes end as free,
                     needed_bytes as needed, lab_needed_bytes as "labNeeded"`,
    values: [room?.freeBytes ?? null, room?.neededBytes ?? null, seenForMs, room?.labNeededBytes ?? null],
  })
  return roomOf(rows[0])
}

/** PostgreSQL returns its large integers as text, because they may exceed JavaScript's. No disk is that large. */
function roomOf(row: StoredProbe | undefined): Room | undefined {
  if (!row || row.free === null || row.needed === null) return undefined
  const neededBytes = Number(row.needed)
  // A runner of an earlier version names only what the arena needs.
  return { freeBytes: Number(row.free), neededBytes, labNeededBytes: Number(row.labNeeded ?? neededBytes) }
}

/** How much room there is on the disk of the database, in bytes, and how much a new table of the arena needs. */
export interface Room {
  readonly freeBytes: number
  readonly neededBytes: number
  /** How much experiments need, which stop before the arena does. */
  readonly labNeededBytes: number
}

export const isLow = ({ freeBytes, neededBytes }: Pick<Room, 'freeBytes' | 'neededBytes'>) =>
  freeBytes < neededBytes

/** How much more must be free again than experiments need, so that they do not stop and go on every few seconds. */
const spare = 1.1

export const isLowForLab = ({ freeBytes, labNeededBytes }: Room, wasLow: boolean) =>
  freeBytes < labNeededBytes * (wasLow ? spare : 1)

/** The error codes of PostgreSQL and of the system for a full disk. */
const fullDiskCodes: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT']

/** Whether something failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fullDiskCodes.includes(error.code)
}
