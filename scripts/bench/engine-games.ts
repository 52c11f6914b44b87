import type { Entry } from '@wis/engine'
import { perSecond, report } from './rig/report.ts'
import { scriptedMatch, scriptFor } from './rig/scripted-match.ts'

const scripts = Array.from({ length: 1000 }, (_, number) => scriptFor(number))
// Clones, for these are kept: had the engine made them, it would be measured making what lives long, which costs more.
const logs = scripts.map((script) => structuredClone(scriptedMatch(script)))

await report({
  name: 'engine.games',
  unit: 'games/s',
  measure: () => perSecond(() => scripts.filter((script) => scriptedMatch(script).length > 0).length),
  baseline: () => perSecond(() => logs.filter((log) => copied(log).length > 0).length),
})

/** What keeping the same log costs where nobody decides what goes into it. */
function copied(log: readonly Entry[]): readonly Entry[] {
  const copy: Entry[] = []
  for (const { seq, at, event } of log) copy.push({ seq, at, event: { ...event } })
  return copy
}
