import fs from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { loadDatabase } from '@wis/db'
import type { Loaded } from '@wis/db'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { fileTrouble } from '../file-trouble.ts'
import { openRunFile } from '../up/run-file.ts'
import { readSettings } from '../up/settings.ts'
import { readLines } from '../verify/read-lines.ts'
import { migrate, withDatabase } from './with-database.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'restore FILE [--replace]',
  summary: 'Puts a backup into the database of a platform that is stopped; --replace empties it first.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, { replace: { type: 'boolean', default: false } })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('which file?')
    const settings = readSettings(false)
    const { runningAt } = openRunFile(settings.dataDir)
    if (runningAt) return refuse(`the platform is running at ${runningAt}: stop it first`)
    try {
      fs.accessSync(file, fs.constants.R_OK)
      const loaded = await withDatabase(settings, async (db) => {
        await migrate(db)
        return loadDatabase(db, linesOf(file), { replace: values.replace })
      })
      if (!loaded.ok) return refuse(`${file}: ${faults[loaded.reason]}`)
      console.log(`✔ ${file}: ${loaded.rows} rows are back`)
      return 0
    } catch (error) {
      const trouble = isNoGzip(error) ? faults['not-a-backup'] : fileTrouble(error)
      if (trouble === undefined) throw error
      return refuse(`${file}: ${trouble}`)
    }
  },
}

function refuse(what: string): number {
  console.error(`✘ ${what}`)
  return 1
}

const faults: Readonly<Record<Extract<Loaded, { ok: false }>['reason'], string>> = {
  'not-a-backup': 'this is no backup',
  'other-version': 'another version of the platform made it: restore it with that version, then upgrade',
  'not-empty': 'the database holds something already: --replace empties it first',
  'cut-short': 'its end is missing; nothing was changed',
}

const isNoGzip = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/** A row may be long: none is cut. */
function linesOf(file: string): AsyncGenerator<string, void, undefined> {
  const gunzip = createGunzip()
  // Whoever reads the lines is told of the error by the stream itself.
  pipeline(fs.createReadStream(file), gunzip, () => undefined)
  return readLines(gunzip, Number.POSITIVE_INFINITY)
}
