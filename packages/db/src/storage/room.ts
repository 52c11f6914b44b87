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
