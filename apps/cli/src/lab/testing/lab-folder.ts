import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** The folder of a test file for its specifications and runs. It goes after the last test. */
export function labFolder(about: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), `wis-lab-${about}-`))
  afterAll(() => fs.rmSync(root, { recursive: true }))
  let files = 0
  /** Writes a file of its own, whatever else has the same name, and says where it is. */
  const written = (name: string, content: object): string => {
    const file = path.join(root, `${++files}-${name}`)
    fs.writeFileSync(file, JSON.stringify(content))
    return file
  }
  return { root, written }
}
