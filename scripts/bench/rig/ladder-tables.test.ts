import { collusionIn } from '@wis/ratings'
import { describe, expect, inject, it } from 'vitest'
import { ladderGames } from './ladder-games.ts'
import { LadderPlayers } from './ladder-players.ts'
import type { SeasonPlayers } from './ladder-players.ts'
import { ladderTables } from './ladder-tables.ts'
import type { Dumping } from './ladder-tables.ts'
import { modelledPlayers } from './modelled-players.ts'

interface Season {
  readonly seed: string
  readonly players: SeasonPlayers
  readonly dumping?: Dumping
}

/** A few owners, so that a season is short. */
const foundIn = ({ seed, players, dumping }: Season) =>
  collusionIn(
    ladderTables({
      seed,
      players,
      owners: 5,
      days: 8,
      sameHours: seed.endsWith('0'),
      isLimited: true,
      dumping,
    }),
  ).suspicions

const runsAll = inject('runsAll')
const seeds = ['season 0', 'season 1', 'season 2', 'season 3']

/** The one whose house looks many moves ahead costs too much here. */
const cheap = ladderGames.filter(({ game }) => game !== 'connect-four')

const games: readonly (readonly [string, SeasonPlayers])[] = [
  ...cheap.map((one) => [one.game, new LadderPlayers(one)] as const),
  ['a modelled game of two', modelledPlayers(2)],
  ['a modelled game of five', modelledPlayers(5)],
]

describe(
  'honest owners with outages, new versions and players of every strength',
  { tags: ['nightly'], timeout: 240_000 },
  () => {
    it('have a finding in hardly any season', () => {
      const alarms = games.flatMap(([game, players]) =>
        seeds.flatMap((seed) =>
          foundIn({ seed: `${game} ${seed}`, players }).map(({ kind }) => `${game} ${seed} ${kind}`),
        ),
      )
      expect(new Set(alarms).size).toBeLessThanOrEqual(1)
    })
  },
)

describe('an owner that loses every match to another one on purpose is found', { timeout: 240_000 }, () => {
  it.each(games.slice(0, runsAll ? 4 : 1))('by its moves in %s', (game, players) => {
    const found = foundIn({ seed: `${game} cheats`, players, dumping: 'all' })
    expect(found.map(({ kind, one, other }) => `${kind} ${other} ${one}`)).toContain('throws owner-0 owner-1')
  })

  it.each(runsAll ? games : games.slice(-1))('by its silence in %s', (game, players) => {
    const found = foundIn({ seed: `${game} cheats`, players, dumping: 'concede' })
    expect(found.map(({ kind, one, other }) => `${kind} ${other} ${one}`)).toContain(
      'concessions owner-0 owner-1',
    )
  })
})
