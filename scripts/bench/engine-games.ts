import { copied } from './rig/copied-log.ts'
import { perSecond, report } from './rig/report.ts'
import { scriptedMatch, scriptFor } from './rig/scripted-match.ts'

const scripts = Array.from({ length: 1000 }, (_, number) => scriptFor(number))
// Clones: objects that live long cost the engine more to make, and would distort the measurement.
const logs = scripts.map((script) => structuredClone(scriptedMatch(script)))

await report({
  name: 'engine.games',
  unit: 'games/s',
  measure: () => perSecond(() => scripts.filter((script) => scriptedMatch(script).length > 0).length),
  baseline: () => perSecond(() => logs.filter((log) => copied(log).length > 0).length),
})
