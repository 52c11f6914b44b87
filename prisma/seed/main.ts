import { loadGamesHere } from '@wis/outside-games'
import type { ScenarioName } from './scenarios.ts'

// Everything else makes lists of the games when it is loaded.
await loadGamesHere()
const { openDatabase } = await import('@wis/db')
const { scenarios } = await import('./scenarios.ts')

const name = process.argv[2] ?? 'fresh'
const isScenario = (text: string): text is ScenarioName => text in scenarios
const url = process.env['DATABASE_URL']
if (!isScenario(name) || !url) {
  console.error(`usage: DATABASE_URL=… seed ${Object.keys(scenarios).join(' | ')}`)
  process.exit(2)
}
const db = openDatabase({ url })
try {
  await scenarios[name](db)
} finally {
  await db.close()
}
