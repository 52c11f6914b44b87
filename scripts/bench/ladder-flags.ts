import { collusionIn } from '@wis/ratings'
import type { Suspicion } from '@wis/ratings'
import { ladderGames } from './rig/ladder-games.ts'
import { LadderPlayers } from './rig/ladder-players.ts'
import type { SeasonPlayers } from './rig/ladder-players.ts'
import { ladderTables } from './rig/ladder-tables.ts'
import type { Dumping, TablesPlan } from './rig/ladder-tables.ts'
import { modelledPlayers } from './rig/modelled-players.ts'

/**
 * How often an honest season has any finding of collusion, and how often two owners who cheat are found. Seasons of ladders
 * with honest extremes: very weak, random and deterministic agents, outages, fallbacks, new versions, few owners, and
 * owners who play at the same hours; most of them with the limits of meetings, some as ladders were dealt before. Fails if honest seasons with a finding are more than 2 per cent.
 */
const games: readonly (readonly [string, () => SeasonPlayers])[] = [
  ...ladderGames.map((one) => [one.game, () => new LadderPlayers(one)] as const),
  ['modelled, two seats', () => modelledPlayers(2)],
  ['modelled, five seats', () => modelledPlayers(5)],
]

type Field = Pick<TablesPlan, 'owners' | 'days' | 'sameHours' | 'isLimited'>

const usual: Field = { owners: 12, days: 10, sameHours: false, isLimited: true }
const few: Field = { ...usual, owners: 4, days: 14, sameHours: true }
const fields: readonly Field[] = [
  usual,
  { ...usual, sameHours: true },
  few,
  { ...few, owners: 3, sameHours: false },
  { ...usual, isLimited: false },
  { ...few, isLimited: false },
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
    // The limits leave nobody alone with another one, so these two meet on a ladder that was dealt before.
    const field = dumping === 'meet' ? { ...usual, days: 2 * usual.days, isLimited: false } : usual
    const plan = { ...field, players, dumping, seed: `${game} ${dumping}` }
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

function seasonsOf(count: number, plan: TablesPlan) {
  return Array.from(
    { length: count },
    (_, at) => collusionIn(ladderTables({ ...plan, seed: `${plan.seed} ${at}` })).suspicions,
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
