/** How much room there is on the disk of the database, in bytes, and how much a new match needs. */
export interface Room {
  readonly freeBytes: number
  readonly neededBytes: number
}

export const isLow = ({ freeBytes, neededBytes }: Room) => freeBytes < neededBytes

/** The error codes of PostgreSQL and of the system for a full disk. */
const fullDiskCodes: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT']

/** Whether something failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fullDiskCodes.includes(error.code)
}
