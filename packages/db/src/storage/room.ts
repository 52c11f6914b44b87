/** How much room there is on the disk of the database, in bytes, and how much there has to be before a match begins. */
export interface Room {
  readonly freeBytes: number
  readonly neededBytes: number
}

export const isLow = ({ freeBytes, neededBytes }: Room) => freeBytes < neededBytes

/** What PostgreSQL, and the system under it, say where a disk has no room left. */
const fullDiskCodes: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT']

/** Whether something failed because there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fullDiskCodes.includes(error.code)
}
