import { kits } from '@wis/games'
import { houseMatch } from './rig/answered-match.ts'
import { copied } from './rig/copied-log.ts'
import { perSecond, report } from './rig/report.ts'

const matches = 100
const leastMs = 300

/** Complete games of every kind on one core, without the time that players think. */
for (const kit of kits) {
  const answered = Array.from({ length: matches }, (_, number) => houseMatch(kit, `kits ${number}`))
  // Clones: objects that live long cost the engine more to make, and would distort the measurement.
  const logs = answered.map((match) => structuredClone(match.play()))
  await report({
    name: `engine.kits ${kit.id}`,
    unit: 'games/s',
    measure: () => perSecond(() => answered.filter((match) => match.play().length > 0).length, leastMs),
    baseline: () => perSecond(() => logs.filter((log) => copied(log).length > 0).length, leastMs),
  })
}
