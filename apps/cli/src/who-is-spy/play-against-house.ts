import { createHouseAgent } from '@wis/agents'
import { rngAt } from '@wis/engine'
import { houseAgents, pairsFor, spyRuleset } from '@wis/games'
import { isShut, lineUp } from '../play/local-series.ts'
import type { LocalSeries, SeriesOutcome } from '../play/local-series.ts'
import { counted } from '../play/wording.ts'
import { inPoints, narrate } from './narrate.ts'
import type { Cast } from './narrate.ts'
import { playLocalTable } from './play-local-table.ts'
import type { Ruled, LocalTable } from './play-local-table.ts'

/**
 * Plays a series of matches against house agents and describes each one live. Stops if the agent refuses every call.
 */
export async function playAgainstHouse(
  series: LocalSeries,
  print: (line: string) => void,
): Promise<SeriesOutcome> {
  const { games, seed, language, ruleset } = series
  const played = games === 1 ? 'One match' : `${games} matches`
  print(`${played} of ${ruleset.id} in ${language}, seed ${seed}`)
  const sum = { points: 0, fouls: 0, votes: 0 }
  let hasAnswered = false
  const tell = (ruled: Ruled, cast: Cast) => {
    for (const line of narrate(ruled, cast)) print(line)
  }
  for (let number = 1; number <= games; number++) {
    print(`\nMatch ${number}`)
    const { table, cast } = seated(series, `${seed}-${number}`)
    for await (const ruled of playLocalTable(table)) {
      const reply = ruled.answer?.turn.seat === cast.seat ? ruled.answer.reply : undefined
      if (reply && !hasAnswered && isShut(reply)) {
        tell({ ...ruled, entries: ruled.entries.slice(0, 1) }, cast)
        return { kind: 'shut-out', detail: reply.detail }
      }
      tell(ruled, cast)
      hasAnswered ||= reply !== undefined
      for (const { event } of ruled.entries) count(sum, event, cast)
    }
  }
  const lost = sum.fouls + sum.votes
  print(
    `\n${played}: ${counted(inPoints(sum.points), 'point')}, ${counted(sum.fouls, 'foul')}, ${counted(sum.votes, 'vote')} that named nobody.`,
  )
  return { kind: 'played', lost }
}

interface Sum {
  points: number
  fouls: number
  votes: number
}

function count(sum: Sum, event: Ruled['entries'][number]['event'], { seat }: Cast): void {
  if (event.type === 'fouls-called') sum.fouls += event.fouls.filter((foul) => foul.seat === seat).length
  if (event.type === 'vote-cast' && event.seat === seat && event.target === null) sum.votes += 1
  if (event.type === 'match-ended') sum.points += event.points[seat] ?? 0
}

/** The seed decides the agent's seat, the house agents at the others, and the pair of words. */
function seated(series: LocalSeries, seed: string): { readonly table: LocalTable; readonly cast: Cast } {
  const { language, clock, signal } = series
  const ruleset = spyRuleset.parse(series.ruleset)
  const rng = rngAt(seed, lineUp)
  const seat = rng.int(ruleset.players)
  const { words } = rng.pick(pairsFor(ruleset, language))
  const slugs = rng.shuffle(houseAgents.map(({ slug }) => slug)).slice(0, ruleset.players)
  const agents = slugs.map((slug, place) =>
    place === seat ? series.connect() : createHouseAgent(slug, { seed }),
  )
  const config = { ruleset, language, pair: words }
  return {
    table: { matchId: `local-${seed}`, seed, config, agents, clock, signal },
    cast: { seat, names: slugs.map((slug, place) => (place === seat ? 'your agent' : slug)) },
  }
}
