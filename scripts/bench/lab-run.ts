import { createKitHouseAgent } from '@wis/agents'
import type { Database } from '@wis/db'
import { createExperiment, findPlayers } from '@wis/db/experiments'
import type { MatchId } from '@wis/engine'
import { kits } from '@wis/games'
import { readSpec, scheduleOf } from '@wis/lab'
import { noLabLimits } from '@wis/protocol'
import { dealExperiments } from '../../apps/runner/src/lab/deal-experiments.ts'
import { createSchedules } from '../../apps/runner/src/lab/deal-planned.ts'
import { playPlanned } from '../../apps/runner/src/lab/play-planned.ts'
import type { MatchWorld } from '../../apps/runner/src/match/match-world.ts'
import { runMatch } from '../../apps/runner/src/match/run-match.ts'
import { dealKitMatches, openArena, openKitArena } from './rig/arena.ts'
import { atOnce } from './rig/at-once.ts'
import { withDatabase } from './rig/database.ts'
import { width } from './rig/durable-matches.ts'
import { meterProcessors } from './rig/processor-time.ts'
import { rounded } from './rig/report.ts'
import { patient, startGateway, worldOf } from './rig/runner.ts'

const count = 1000
/** Any game for two: a match of it is short. */
const kit = kits.find(({ setup }) => setup.presets[0].players === 2)
if (!kit) throw new Error('there is no game for two')
const game = kit.id
const names = ['agent-0', 'agent-1'] as const

/** An experiment of so many matches: dealt, played and kept by one runner. Returns the matches a second. */
async function experimentRate(db: Database, world: MatchWorld): Promise<number> {
  await startExperiment(db)
  const waiting: MatchId[] = []
  const lab = {
    ...world,
    schedules: createSchedules(),
    mostWaiting: 2 * width,
    limits: noLabLimits,
    enqueuePlanned: async (_: unknown, matchId: MatchId) => void waiting.push(matchId),
  }
  const started = performance.now()
  for (let played = 0; played < count;) {
    await dealExperiments(lab)
    const round = waiting.splice(0)
    if (round.length === 0) throw new Error(`only ${played} of ${count} matches were dealt`)
    await atOnce(round, width, (id) => playPlanned(world, id, patient))
    played += round.length
  }
  return (count * 1000) / (performance.now() - started)
}

async function startExperiment(db: Database): Promise<void> {
  const read = readSpec({
    name: 'Bench',
    game,
    subjects: [names[0]],
    opponents: [names[1]],
    seed: 'bench',
    design: { materials: 1, repeats: count },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { spec } = read
  const { deals, matches } = scheduleOf(spec)
  const found = await findPlayers(db, { game, names })
  const players = Object.fromEntries(
    found.map(({ wanted, agentId, versionId, slug, version, kind }) => {
      if (versionId === null || version === null) throw new Error(`${wanted} has no version`)
      return [wanted, { agentId, versionId, slug, version, kind }]
    }),
  )
  await createExperiment(db, {
    ownerId: 'user-0',
    name: spec.name,
    game,
    spec,
    text: '',
    players,
    access: 'private',
    deals,
    matches,
    starts: true,
  })
}

/** Matches of an arena, which are dealt before the clock runs. */
async function arenaRate(matches: readonly { readonly id: MatchId }[], world: MatchWorld): Promise<number> {
  const started = performance.now()
  await atOnce(matches, width, ({ id }) => runMatch(world, id, patient))
  return (matches.length * 1000) / (performance.now() - started)
}

await withDatabase(
  async (db) => {
    const arena = await openKitArena(db, await openArena(db, 120), kit)
    // House agents have no limits of matches and money, which would slow an experiment down on purpose.
    await db.pool.query(`update agents set kind = 'house', games = $1 where slug = any($2)`, [[game], names])
    const { feed, stop } = await startGateway(db)
    const world = worldOf(db, feed, createKitHouseAgent(kit, kit.house[0].slug))
    await arenaRate(await dealKitMatches(db, kit, arena, { first: 0, count: 100 }), world)
    const dealt = await dealKitMatches(db, kit, arena, { first: 100, count })
    const ofArena = await meterProcessors(db)
    const base = await arenaRate(dealt, world)
    const arenaSeconds = ofArena()
    const ofLab = await meterProcessors(db)
    const value = await experimentRate(db, world)
    const cpu = rounded(arenaSeconds / ofLab())
    const rates = { value: rounded(value), baseline: rounded(base), ratio: rounded(value / base) }
    console.log(JSON.stringify({ name: 'lab.run', ...rates, unit: 'matches/s', ratioInProcessorTime: cpu }))
    await stop()
  },
  { poolSize: width, limitMs: 600_000 },
)
