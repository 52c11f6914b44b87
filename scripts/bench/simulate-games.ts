import { kitCalled, usualGame } from '@wis/games'
import { mixedTables } from '@wis/simulation'
import { perSecond, report } from './rig/report.ts'

const kit = kitCalled(usualGame)
if (!kit) throw new Error('the usual game is gone')
const tables = mixedTables({
  kit,
  ruleset: kit.setup.presets[0],
  games: Number.MAX_SAFE_INTEGER,
  seed: 'simulated',
  language: 'en',
  startedAt: new Date('2026-01-31T12:00:00.000Z'),
  seated: (_, slugs) => slugs,
})

await report({
  name: 'simulate.games',
  unit: 'games/s',
  measure: () => perSecond(() => (tables.next().done ? NaN : 1)),
})
