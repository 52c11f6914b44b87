import path from 'node:path'
import { openDatabase, runningServerUrl } from '@wis/db'
import { compareRatings, compareStandings, rebuildRatings, rebuildStandings } from '@wis/db/boards'
import { fillResults, rebuildWordCounts } from '@wis/db/matches'

// Compares all standings with the ledger and the logs, and all skills with the matches. With --write it rebuilds them, and
// the ratings.
const dataDir = process.env['WIS_DATA_DIR'] ?? '.data'
const url = process.env['DATABASE_URL'] || runningServerUrl(path.resolve(dataDir, 'postgres'), 'wis')
if (!url) {
  console.error('✘ there is no database: set DATABASE_URL, or start the platform first')
  process.exit(2)
}
const db = openDatabase({ url })
try {
  const differences = [...(await compareStandings(db)), ...(await compareRatings(db))]
  for (const { where, column, stored, recomputed } of differences) {
    console.log(`${where} ${column}: stored ${stored}, recomputed ${recomputed}`)
  }
  if (process.argv.includes('--write')) {
    console.log(`✔ ${await fillResults(db)} matches of older versions have their results filled in`)
    console.log(`✔ ${await rebuildStandings(db)} standings made anew, with their skills`)
    await rebuildWordCounts(db)
    console.log('✔ word pairs counted anew')
    const refitted = await rebuildRatings(db)
    if (!refitted) console.log('… a runner is rating at this moment: run this again for the ratings')
    else console.log(`✔ ratings fitted anew to ${refitted.taken} matches`)
  } else if (differences.length === 0) console.log('✔ standings, ledger, logs, skills and ratings agree')
  else process.exitCode = 1
} finally {
  await db.close()
}
