import { replay } from '@wis/engine'
import { perSecond, report } from './rig/report.ts'
import { scriptedMatch, scriptFor } from './rig/scripted-match.ts'
import { kit } from './rig/usual-kit.ts'

const logs = Array.from({ length: 1000 }, (_, number) => scriptedMatch(scriptFor(number)))
const texts = logs.map((log) => JSON.stringify(log))
const entries = logs.reduce((sum, log) => sum + log.length, 0)

await report({
  name: 'replay.entries',
  unit: 'entries/s',
  measure: () =>
    perSecond(() => (logs.every((log) => kit.rules.outcome(replay(kit.rules, log))) ? entries : NaN)),
  baseline: () => perSecond(() => (texts.every((text) => Array.isArray(JSON.parse(text))) ? entries : NaN)),
})
