import { readCount, UsageError } from '../command.ts'

/** What the command line says of the size of an experiment. */
export interface Size {
  readonly materials?: string | undefined
  readonly small?: boolean | undefined
}

/** Enough to see every table of a report, and nothing more. */
const fewContents = 4

/** How many contents are dealt, and how often, where the command line says so. */
export function sizeOf({ materials, small }: Size): {
  readonly materials?: number
  readonly repeats?: number
} {
  if (small && materials !== undefined) throw new UsageError('either --small or --materials')
  if (small) return { materials: fewContents, repeats: 1 }
  return materials === undefined ? {} : { materials: readCount('materials', materials) }
}
