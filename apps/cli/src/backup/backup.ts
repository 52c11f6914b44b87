import { once } from 'node:events'
import fs from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dumpDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { fileTrouble, readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readSettings } from '../up/settings.ts'
import { withDatabase } from './with-database.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'Writes the whole database into one file. The platform can keep running.',
  run: async (args) => {
    const [file, ...more] = readArguments(args, {}).positionals
    if (file === undefined || more.length > 0) throw new UsageError('which file?')
    if (fs.existsSync(file)) return refuse(`${file}: this file already exists`)
    try {
      const bytes = await withDatabase(readSettings(false), (db) => write(db, file))
      console.log(`✔ ${file}: ${(bytes / 1024 ** 2).toFixed(1)} MB`)
      console.log(
        '  The file does not contain the keys: keep WIS_SECRET_KEY, or secrets.json of the data folder, in another place.',
      )
      return 0
    } catch (error) {
      const trouble = fileTrouble(error)
      if (trouble === undefined) throw error
      return refuse(`${file}: ${trouble}`)
    } finally {
      fs.rmSync(draftOf(file), { force: true })
    }
  },
}

function refuse(what: string): number {
  console.error(`✘ ${what}`)
  return 1
}

const draftOf = (file: string) => `${file}.${process.pid}.part`

/** Only its owner can read the file, and a half-written one never appears. */
async function write(db: Database, file: string): Promise<number> {
  const draft = draftOf(file)
  const target = fs.createWriteStream(draft, { mode: 0o600, flags: 'wx' })
  const gzip = createGzip()
  const written = finished(gzip.pipe(target))
  // The caller awaits this below. Until then, a rejection must not end the program.
  written.catch(() => undefined)
  target.on('error', (error) => gzip.destroy(error))
  for await (const line of dumpDatabase(db)) {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  gzip.end()
  await written
  const { size } = fs.statSync(draft)
  fs.renameSync(draft, file)
  return size
}
