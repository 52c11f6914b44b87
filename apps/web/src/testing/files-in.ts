import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'

export async function filesIn(answer: Response): Promise<Map<string, string>> {
  const archive = new ZipReader(new Uint8ArrayReader(new Uint8Array(await answer.arrayBuffer())))
  const files = new Map<string, string>()
  for (const entry of await archive.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()))
  await archive.close()
  return files
}
