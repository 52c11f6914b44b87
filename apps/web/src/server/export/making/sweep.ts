import fs from 'node:fs/promises'
import path from 'node:path'
import { unfinished } from './put-in-place.ts'

/** A file that has not grown for this long is abandoned: its writer, or the asker who would fetch it, is gone. */
const abandonedMs = 15 * 60_000

/** The folder of files for one asker, who fetches them at once. */
export const passing = 'passing'

interface Found {
  readonly path: string
  readonly size: number
  readonly usedAt: number
}

/**
 * Makes room. Deletes unfinished files that were abandoned, then the files unused for longest, until the rest fits
 * the limit. A reader who has a file open can still read it to its end.
 */
export async function sweep(folder: string, mostBytes: number, now = Date.now()): Promise<void> {
  const found = await filesIn(folder)
  const isPassing = ({ path: name }: Found) =>
    name.endsWith(unfinished) || path.basename(path.dirname(name)) === passing
  for (const file of found.filter(isPassing))
    if (now - file.usedAt > abandonedMs) await fs.rm(file.path, { force: true })
  const kept = found.filter((file) => !isPassing(file))
  let total = kept.reduce((sum, { size }) => sum + size, 0)
  for (const { path: name, size } of kept.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (total <= mostBytes) return
    await fs.rm(name, { force: true })
    total -= size
  }
}

async function filesIn(folder: string): Promise<Found[]> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: Found[] = []
  for (const name of names.filter((one) => one.isFile())) {
    const place = path.join(name.parentPath, name.name)
    // Another process may have deleted the file to make room.
    const stat = await fs.stat(place).catch(() => undefined)
    if (stat) files.push({ path: place, size: stat.size, usedAt: stat.mtimeMs })
  }
  return files
}
