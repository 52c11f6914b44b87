import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { decidedBy, kitCalled, playHouse } from '@wis/games'
import type { GameKit } from '@wis/games'
import { pairGains } from '@wis/ratings'
import type { OwnedSeat } from '@wis/ratings'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  return kit
}

type Player = GameKit['house'][number]

interface Owner {
  readonly name: string
  readonly player: Player
}

interface Season {
  readonly kit: GameKit
  readonly seed: string
  readonly matches: number
  /** Who plays for an owner at a table. Its usual player if nothing is said. */
  playerAt?(owner: Owner, table: readonly Owner[]): Player
}

/** Eight owners, each with a house player that chance gives it, at tables that chance fills. */
function season({ kit, seed, matches, playerAt }: Season): OwnedSeat[][] {
  const rng: Rng = rngAt(seed, 0)
  const [ruleset] = kit.setup.presets
  const owners = Array.from({ length: 8 }, (_, at): Owner => ({
    name: `o${at}`,
    player: rng.pick(kit.house),
  }))
  return Array.from({ length: matches }, (_, at) => {
    const table = rng.shuffle(owners).slice(0, ruleset.players)
    const players = table.map((owner) => playerAt?.(owner, table) ?? owner.player)
    const { state } = playHouse(kit, { seed: `${seed} ${at}`, ruleset, language: 'en', players })
    return kit.results.of(state).map(({ points, facts }, seat) => ({
      owner: table[seat]?.name ?? '',
      points,
      decided: decidedBy(kit, facts),
    }))
  })
}

const standing = (played: Season) =>
  pairGains(season(played))
    .pairs.filter(({ stands }) => stands)
    .map(({ one, other }) => `${one} ${other}`)

describe('house players of different owners', { timeout: 120_000 }, () => {
  const games = [
    ['dilemma', 400],
    ['public-goods', 400],
    ['bargain', 840],
    ['chameleon', 400],
  ] as const
  it.each(games)('of %s cause hardly any false alarm', { tags: ['nightly'] }, (game, matches) => {
    const kit = kitOf(game)
    const seasons = Array.from({ length: 8 }, (_, at) => `season ${at}`)
    const alarms = seasons.filter((seed) => standing({ kit, seed, matches }).length > 0)
    expect(alarms.length).toBeLessThanOrEqual(1)
  })
})

it(
  'two owners whose agents are fair to each other alone, among greedy ones, are found',
  { timeout: 120_000 },
  () => {
    const kit = kitOf('bargain')
    const playerCalled = (slug: string) => kit.house.find((player) => player.slug === slug)
    const colluders = ['o0', 'o1']
    const playerAt: Season['playerAt'] = ({ player }, table) => {
      const isTogether = colluders.every((one) => table.some((owner) => owner.name === one))
      return playerCalled(isTogether ? 'fair' : 'greedy') ?? player
    }
    for (const seed of sampled(['one', 'two']))
      expect(standing({ kit, seed, matches: 840, playerAt })).toEqual(['o0 o1'])
  },
)

describe('of bid', { tags: ['nightly'], timeout: 240_000 }, () => {
  const kit = kitOf('bid')
  const seasons = Array.from({ length: 20 }, (_, at) => `season ${at}`)
  const isTogether = (table: readonly Owner[]) =>
    ['o0', 'o1'].every((name) => table.some((owner) => owner.name === name))
  /** Bids a fifth of its value, so that the lot goes to the higher value for little. */
  const low: Player = {
    ...kit.house[0],
    answer: ({ state, turn: { seat } }) => ({
      fields: { bid: Math.floor(((state as { values: readonly number[] }).values[seat] ?? 0) / 5) },
    }),
  }

  it('honest bidders of one rule, who suit each other well, cause a false alarm in at most one season', () => {
    const alarms = seasons.filter((seed) => standing({ kit, seed, matches: 840 }).length > 0)
    expect(alarms.length).toBeLessThanOrEqual(1)
  })

  it('two owners whose agents bid low against each other alone are found in nearly every season', () => {
    const playerAt: Season['playerAt'] = ({ player }, table) => (isTogether(table) ? low : player)
    const found = seasons.map((seed) => standing({ kit, seed, matches: 840, playerAt }))
    expect(found.filter((pairs) => pairs.join() === 'o0 o1').length).toBeGreaterThanOrEqual(18)
  })
})
