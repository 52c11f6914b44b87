import fs from 'node:fs/promises'

/** The content of a file that was made for one asker, and is gone with that. */
export async function takenAway(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await fs.readFile(path)
  await fs.rm(path, { force: true })
  return new Uint8Array(content)
}
