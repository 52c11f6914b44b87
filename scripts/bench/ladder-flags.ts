import { collusionIn } from '@wis/ratings'
import type { Suspicion } from '@wis/ratings'
import { ladderGames } from './rig/games-apart.ts'
import { LadderPlayers } from './rig/ladder-players.ts'
import type { SeasonPlayers } from './rig/ladder-players.ts'
import { ladderSeason } from './rig/ladder-season.ts'
import type { Dumping, LadderPlan } from './rig/ladder-season.ts'
import { modelledPlayers } from './rig/modelled-players.ts'

/**
 * How often an honest season has any finding of collusion, and how often two owners who cheat are found. Seasons of ladders
 * with honest extremes: very weak, random and deterministic agents, outages, fallbacks, new versions, few owners, and
 * owners who play at the same hours. Fails if honest seasons with a finding are more than 2 per cent.
 */
const games: readonly (readonly [string, () => SeasonPlayers])[] = [
  ...ladderGames.map((one) => [one.game, () => new LadderPlayers(one)] as const),
  ['modelled, two seats', () => modelledPlayers(2)],
  ['modelled, five seats', () => modelledPlayers(5)],
]

type Field = Pick<LadderPlan, 'owners' | 'days' | 'sameHours'>

const usual: Field = { owners: 12, days: 10, sameHours: false }
const fields: readonly Field[] = [
  usual,
  { ...usual, sameHours: true },
  { owners: 4, days: 14, sameHours: true },
  { owners: 3, days: 14, sameHours: false },
]
const dumpings: readonly Dumping[] = ['all', 'half', 'subtle', 'concede', 'meet']

const [honest = '12', planted = '10'] = process.argv.slice(2)
const mostAlarms = 0.02

const counts = games.map(([game, playersOf]) => measure(game, playersOf()))
const seasons = counts.reduce((sum, one) => sum + one.seasons, 0)
const alarms = counts.reduce((sum, one) => sum + one.alarms, 0)
print({ what: 'honest seasons of all games', seasons, alarms, value: (100 * alarms) / seasons, unit: '%' })
if (alarms > mostAlarms * seasons) process.exitCode = 1

function measure(game: string, players: SeasonPlayers) {
  const found = fields.map((field) => {
    const all = seasonsOf(Number(honest), { ...field, players, seed: `${game} ${JSON.stringify(field)}` })
    const alarmed = all.filter(({ length }) => length > 0)
    const kinds = alarmed.flat().map(({ kind }) => kind)
    const value = (100 * alarmed.length) / all.length
    print({ game, ...field, seasons: all.length, alarms: alarmed.length, value, unit: '% honest', kinds })
    return { seasons: all.length, alarms: alarmed.length }
  })
  for (const dumping of dumpings) {
    const days = dumping === 'meet' ? 2 * usual.days : usual.days
    const plan = { ...usual, days, players, dumping, seed: `${game} ${dumping}` }
    const all = seasonsOf(Number(planted), plan).map((one) => one.filter(isTheirs))
    const caught = all.filter(({ length }) => length > 0)
    const kinds = [...new Set(caught.flat().map(({ kind }) => kind))]
    const value = (100 * caught.length) / all.length
    print({ game, dumping, seasons: all.length, value, unit: '% found', kinds })
  }
  return {
    seasons: found.reduce((sum, one) => sum + one.seasons, 0),
    alarms: found.reduce((sum, one) => sum + one.alarms, 0),
  }
}

function seasonsOf(count: number, plan: LadderPlan) {
  return Array.from(
    { length: count },
    (_, at) => collusionIn(ladderSeason({ ...plan, seed: `${plan.seed} ${at}` })).suspicions,
  )
}

function isTheirs({ kind, one, other }: Suspicion): boolean {
  return kind === 'meetings'
    ? one === 'owner-0' && other === 'owner-1'
    : one === 'owner-1' && other === 'owner-0'
}

function print(line: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ name: 'ladder.flags', ...line }))
}
