import { openDatabase } from '@wis/db'
import { scenarios } from './scenarios.ts'
import type { ScenarioName } from './scenarios.ts'

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
