import { rngAt } from '@wis/engine'
import { fitRatings, simulateSeason, usualPlan } from '@wis/ratings'
import { perSecond, report } from './rig/report.ts'

const plan = { ...usualPlan, agents: 100, matches: 1500, pairs: 20 }
const { matches } = simulateSeason(plan, rngAt('fit', 0))

await report({
  name: 'ratings.fit',
  unit: 'fits of 1,500 matches of 100 agents per second of processor',
  measure: () => perSecond(() => fitRatings(matches, plan).rows.length / plan.agents),
})
