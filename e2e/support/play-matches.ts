import path from 'node:path'
import { openDatabase, runningServerUrl } from '@wis/db'
import { otherKits } from '@wis/games'
import { played } from '../../prisma/seed/testing.ts'

// A finished match of every game but the usual one, whose matches end soon enough. House agents at a spectator's pace would
// need minutes for some of them.
const [dataDir = ''] = process.argv.slice(2)
const url = runningServerUrl(path.join(dataDir, 'postgres'), 'wis')
if (url === undefined) throw new Error(`no platform runs in ${dataDir}`)
const db = openDatabase({ url })
try {
  for (const kit of otherKits) await played(db, kit, { language: 'en' })
} finally {
  await db.close()
}
