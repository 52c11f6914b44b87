import fs from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { loadDatabase, migrationsOfBackup } from '@wis/db'
import type { Database, Loaded } from '@wis/db'
import { fileTrouble, readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { isBlank, migrate, ownMigrations } from '../up/migrate.ts'
import { openRunFile } from '../up/run-file.ts'
import { readSettings } from '../up/settings.ts'
import { readLines } from '../verify/check-file.ts'
import { visible } from '../verify/told.ts'
import { withDatabase } from './with-database.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'restore FILE [--replace]',
  summary: 'Restores a backup into the database of a stopped platform. --replace empties the database first.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, { replace: { type: 'boolean', default: false } })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('which file?')
    const settings = readSettings(false)
    const { runningAt } = openRunFile(settings.dataDir)
    if (runningAt) return refuse(`the platform is running at ${runningAt}: stop it first`)
    const lines = unpackedLines(file)
    try {
      fs.accessSync(file, fs.constants.R_OK)
      const made = await migrationsOfBackup(unpackedLines(file))
      const loaded = await withDatabase(settings, (db) =>
        load(db, lines, { made, replace: values.replace, isOwn: settings.databaseUrl === undefined }),
      )
      if (!loaded.ok) return refuse(`${file}: ${faults[loaded.reason]}`)
      console.log(`✔ ${file}: ${loaded.rows} rows restored`)
      return 0
    } catch (error) {
      const trouble = troubleIn(error)
      if (trouble === undefined) throw error
      return refuse(`${file}: ${trouble}`)
    } finally {
      await lines.return(undefined)
    }
  },
}

interface LoadOptions {
  /** The migrations of the version that made the backup. */
  readonly made: readonly string[] | undefined
  readonly replace: boolean
  readonly isOwn: boolean
}

/** Rows of an older version go into its own tables, which then become those of this version as in an upgrade. */
async function load(
  db: Database,
  lines: AsyncIterable<string>,
  { made, replace, isOwn }: LoadOptions,
): Promise<Loaded | { readonly ok: false; readonly reason: 'older' }> {
  const own = ownMigrations()
  const isOlder = made !== undefined && made.length < own.length && own.join().startsWith(`${made.join()},`)
  if (!isOlder) {
    await migrate(db.url, { isOwn })
    return loadDatabase(db, lines, { replace })
  }
  if (!(await isBlank(db, isOwn))) return { ok: false, reason: 'older' }
  await migrate(db.url, { isOwn, only: made })
  const loaded = await loadDatabase(db, lines, { replace })
  await migrate(db.url, { isOwn })
  return loaded
}

function refuse(what: string): number {
  console.error(`✘ ${what}`)
  return 1
}

const faults: Readonly<Record<Extract<Loaded, { ok: false }>['reason'] | 'older', string>> = {
  'not-a-backup': 'this is not a backup',
  older:
    'an older version of the platform made it: restore it into an empty database, such as a new data folder',
  'other-version': 'a newer version of the platform made it, or another one: restore it with that version',
  'not-empty': 'the database is not empty: --replace empties it first',
  'cut-short': 'the end of the file is missing; nothing was changed',
}

/** The fault in the file or its contents; undefined if the trouble lies elsewhere. */
function troubleIn(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Unpackable) return `${error.message}; nothing was changed`
  if (code.startsWith('Z_')) return faults['not-a-backup']
  if (error instanceof Error && refused.test(code))
    return `a row in it cannot be stored (${visible(error.message)}); nothing was changed`
  return fileTrouble(error)
}

/** PostgreSQL's classes of errors for values, contradictions, names and sizes. */
const refused = /^(?:22|23|42|54)[0-9A-Z]{3}$/

export interface UnpackLimits {
  /** The longest line, in UTF-16 code units. No row of any table comes near it. */
  readonly longestLine: number
  /** From this many bytes on, the ratio of unpacked to packed size is checked. */
  readonly plainBytes: number
  /** The highest allowed ratio of unpacked to packed size. Rows contain ids, so theirs is about 10. */
  readonly mostTimes: number
}

const mebibyte = 1024 ** 2
const usual: UnpackLimits = { longestLine: 64 * mebibyte, plainBytes: 16 * mebibyte, mostTimes: 200 }

/** A file that was made to fill memory or disk. */
class Unpackable extends Error {
  override readonly name = 'Unpackable'
}

/** The lines of a packed file. Throws early if the file cannot be a backup, long before it fills memory. */
export async function* unpackedLines(
  file: string,
  limits: UnpackLimits = usual,
): AsyncGenerator<string, void, undefined> {
  const { longestLine } = limits
  for await (const line of readLines(unpacked(file, limits), longestLine)) {
    if (line.length > longestLine) throw new Unpackable('a line in it is longer than any row can be')
    yield line
  }
}

async function* unpacked(
  file: string,
  { longestLine, plainBytes, mostTimes }: UnpackLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = fs.createReadStream(file)
  const gunzip = createGunzip()
  // The reader gets the error from the stream itself.
  pipeline(source, gunzip, () => undefined)
  const bytes: AsyncIterable<Uint8Array> = gunzip
  let [size, sinceLineEnd] = [0, 0]
  for await (const chunk of bytes) {
    size += chunk.length
    const end = chunk.lastIndexOf(newline)
    sinceLineEnd = end < 0 ? sinceLineEnd + chunk.length : chunk.length - end - 1
    if (size > plainBytes && size > mostTimes * source.bytesRead)
      throw new Unpackable(`it unfolds to more than ${mostTimes} times its size, so it is not a backup`)
    // No character of a line takes more than three bytes for each of its code units.
    if (sinceLineEnd > 3 * longestLine) throw new Unpackable('a line in it is longer than any row can be')
    yield chunk
  }
}

const newline = 0x0a
