import fs from 'node:fs'
import { loadDatabase } from '@wis/db'
import type { Loaded } from '@wis/db'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { fileTrouble } from '../file-trouble.ts'
import { migrate } from '../up/migrate.ts'
import { openRunFile } from '../up/run-file.ts'
import { readSettings } from '../up/settings.ts'
import { visible } from '../verify/told.ts'
import { Unpackable, unpackedLines } from './unpacked-lines.ts'
import { withDatabase } from './with-database.ts'

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
    const lines = unpackedLines(file)
    try {
      fs.accessSync(file, fs.constants.R_OK)
      const loaded = await withDatabase(settings, async (db) => {
        await migrate(db.url, { isOwn: settings.databaseUrl === undefined })
        return loadDatabase(db, lines, { replace: values.replace })
      })
      if (!loaded.ok) return refuse(`${file}: ${faults[loaded.reason]}`)
      console.log(`✔ ${file}: ${loaded.rows} rows are back`)
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
