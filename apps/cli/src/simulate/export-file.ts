import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { exportMatch, publicKeyOf, signingKeyFrom } from '@wis/proof'
import type { FinishedMatch } from '@wis/proof'

/** Writes provable exports one after another. */
export interface ExportFile {
  /** A key that is thrown away at the end. Its signature only shows that the file is complete. */
  readonly key: string
  write(match: FinishedMatch): Promise<void>
  close(): Promise<void>
}

const version = 'simulated'

export async function openExportFile(path: string): Promise<ExportFile> {
  const file = await open(path, 'w')
  const key = signingKeyFrom(randomBytes(32))
  return {
    key: publicKeyOf(key),
    write: async (match) => {
      const lines = exportMatch(match, { version, key }) ?? []
      await file.write(lines.map((line) => `${line}\n`).join(''))
    },
    close: () => file.close(),
  }
}
