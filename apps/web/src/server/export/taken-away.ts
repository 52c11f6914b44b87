import fs from 'node:fs/promises'

/** Reads a file that was made for one asker, and deletes it. */
export async function takenAway(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await fs.readFile(path)
  await fs.rm(path, { force: true })
  return new Uint8Array(content)
}
