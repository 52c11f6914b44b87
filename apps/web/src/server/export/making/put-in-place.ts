import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** The suffix of an unfinished file, so that nobody takes it for the finished one. */
export const unfinished = '.unfinished'

/** Writes a file so that it exists either whole or not at all, even after a loss of power. */
export async function putInPlace(place: string, content: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const draft = `${place}.${randomUUID()}${unfinished}`
  try {
    const file = await fs.open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await fs.rename(draft, place)
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
  }
}
