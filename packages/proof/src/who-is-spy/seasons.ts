import { spyRuleset, whoIsSpy } from '@wis/games'
import { orderFault } from '../season/season-shape.ts'
import type { SeasonShapeApart } from '../season/season-shape.ts'
import { seasonFormat, spyLastTableLine, spySeasonHeader, spyStandingLine } from './season-lines.ts'

/** How seasons of who-is-spy are written. They go by the total, which is a rule of the game. */
export const spySeasons: SeasonShapeApart = {
  game: whoIsSpy.id,
  format: seasonFormat,
  header: spySeasonHeader,
  standingLine: spyStandingLine,
  lastTableLine: spyLastTableLine,
  standing: ({ tally: { discounted: _, ...tally }, ...standing }) => ({ ...standing, tally }),
  lastTable: (lastTable) => lastTable,
  ruleOf: ({ ruleset }) => {
    const { initialTotal, entryCost } = spyRuleset.parse(ruleset)
    return { initialTotal, entryCost }
  },
  faultOf: (header, line) => orderFault(header, line, ['total']),
}
