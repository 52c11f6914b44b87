import path from 'node:path'
import { compareStandings, openDatabase, rebuildStandings, runningServerUrl } from '@wis/db'

// Compares all standings with the ledger and with the logs; with --write it makes them anew from the logs.
const dataDir = process.env['WIS_DATA_DIR'] ?? '.data'
const url = process.env['DATABASE_URL'] || runningServerUrl(path.resolve(dataDir, 'postgres'), 'wis')
if (!url) {
  console.error('✘ there is no database: set DATABASE_URL, or start the platform first')
  process.exit(2)
}
const db = openDatabase({ url })
try {
  const differences = await compareStandings(db)
  for (const { where, column, stored, recomputed } of differences) {
    console.log(`${where} ${column}: stored ${stored}, recomputed ${recomputed}`)
  }
  if (process.argv.includes('--write')) console.log(`✔ ${await rebuildStandings(db)} standings made anew`)
  else if (differences.length === 0) console.log('✔ standings, ledger and logs agree')
  else process.exitCode = 1
} finally {
  await db.close()
}
