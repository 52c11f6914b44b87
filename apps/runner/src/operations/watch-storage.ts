import { statfs } from 'node:fs/promises'
import type { Clock } from '@wis/agents'
import { isDiskFull, isLow, isLowForLab, lastEntryAt, probeWrite } from '@wis/db'
import type { Database, Room } from '@wis/db'
import type { StorageReport } from '@wis/protocol'
import { every } from './every.ts'
import type { Service } from './every.ts'
import { inBrief } from './log.ts'
import type { Log } from './log.ts'

/** Watches the storage of matches: whether writes succeed, and whether there is room for more. */
export interface StorageWatch extends Service {
  beat(): Promise<void>
  /** False while no new table may begin. */
  hasRoom(): boolean
  /** False while no experiment may run. They stop before the arena does. */
  hasRoomForLab(): boolean
  /** Undefined before the first look. */
  report(): StorageReport | undefined
}

interface StorageOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** A folder on the disk of the database; undefined if this runner cannot read it. */
  readonly folder: string | undefined
  readonly neededBytes: number
  /** What experiments need. As much as the arena if it is left out or less. */
  readonly labNeededBytes?: number
  readonly freeBytes?: (folder: string) => Promise<number>
}

/** The probe writes at most once in this interval, however often the state is read. */
const intervalMs = 10_000
/** A runner whose last attempt is older than this cannot store anything either. */
const triedWithinMs = 60_000

export function watchStorage(options: StorageOptions): StorageWatch {
  const { clock, log } = options
  let seen: Seen = { ok: true, triedAt: undefined, room: undefined, isLowForLab: false, lastEntryAt: null }
  let isFolderMissing = false

  const look = async (): Promise<Room | undefined> => {
    const { folder, freeBytes = freeBytesOf } = options
    if (folder === undefined) return undefined
    try {
      const room = { freeBytes: await freeBytes(folder), ...neededBy(options) }
      isFolderMissing = false
      return room
    } catch (error) {
      if (!isFolderMissing) log.warn('disk-not-seen', { folder, error: inBrief(error) })
      isFolderMissing = true
      return undefined
    }
  }

  const beat = async () => {
    const before = seen
    const room = await look()
    const after = await tried(options, { room, before, triedAt: clock.now() })
    const isTight = after.room !== undefined && isLowForLab(after.room, before.isLowForLab)
    seen = { ...after, isLowForLab: isTight }
    tell(log, before, seen)
  }
  const beating = every({ name: 'storage', intervalMs, clock, log, beat })
  return {
    beat,
    hasRoom: () => !seen.room || !isLow(seen.room),
    hasRoomForLab: () => !seen.isLowForLab,
    report: () => seen.triedAt && reportOf({ ...seen, triedAt: seen.triedAt }, clock.now()),
    start: async () => {
      // Looks before the first table can be made.
      await beat()
      await beating.start()
    },
    stop: beating.stop,
  }
}

interface Seen {
  readonly ok: boolean
  readonly triedAt: Date | undefined
  readonly room: Room | undefined
  readonly isLowForLab: boolean
  readonly lastEntryAt: Date | null
}

const neededBy = ({ neededBytes, labNeededBytes = 0 }: StorageOptions) => ({
  neededBytes,
  labNeededBytes: Math.max(neededBytes, labNeededBytes),
})

interface Try {
  readonly room: Room | undefined
  readonly before: Seen
  readonly triedAt: Date
}

async function tried(
  options: StorageOptions,
  { room, before, triedAt }: Try,
): Promise<Omit<Seen, 'isLowForLab'>> {
  const { db, log } = options
  try {
    const known = await probeWrite(db, room)
    return { ok: true, triedAt, room: room ?? known, lastEntryAt: await lastEntryAt(db) }
  } catch (error) {
    if (before.ok) log.error('nothing-can-be-stored', { error: inBrief(error) })
    // A server on another machine reports only that its disk is full.
    const full = isDiskFull(error) ? { freeBytes: 0, ...neededBy(options) } : before.room
    return { ...before, ok: false, triedAt, room: room ?? full }
  }
}

/** Reports each change once. */
function tell(log: Log, before: Seen, after: Seen): void {
  const { ok, room } = after
  if (ok && !before.ok) log.info('can-be-stored-again')
  const [wasLow, isNowLow] = [before.room, room].map((one) => one !== undefined && isLow(one))
  if (isNowLow && !wasLow)
    log.error('disk-nearly-full', {
      ...room,
      meaning: 'no new table begins before there is more room; make some, or lower WIS_DISK_LEAST_MB',
    })
  if (wasLow && !isNowLow) log.info('disk-has-room-again', { ...room })
  const labRoom = room ?? before.room
  // Without a floor of their own, experiments stop and go on with the arena.
  if (!labRoom || labRoom.labNeededBytes === labRoom.neededBytes) return
  if (after.isLowForLab && !before.isLowForLab)
    log.warn('disk-low-for-experiments', {
      ...room,
      meaning: 'experiments pause before there is more room; make some, or lower WIS_LAB_DISK_LEAST_MB',
    })
  if (before.isLowForLab && !after.isLowForLab) log.info('disk-has-room-for-experiments', { ...room })
}

function reportOf(
  { ok, triedAt, room, isLowForLab: isTight, lastEntryAt: newest }: Seen & { triedAt: Date },
  now: Date,
): StorageReport {
  const isFresh = now.getTime() - triedAt.getTime() < triedWithinMs
  return {
    writes: { ok: ok && isFresh, triedAt: triedAt.toISOString() },
    lastEntryAt: newest?.toISOString() ?? null,
    room: !room ? 'unknown' : isLow(room) ? 'low' : 'enough',
    freeBytes: room?.freeBytes ?? null,
    neededBytes: room?.neededBytes ?? null,
    labRoom: !room ? 'unknown' : isTight ? 'low' : 'enough',
    labNeededBytes: room?.labNeededBytes ?? null,
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
