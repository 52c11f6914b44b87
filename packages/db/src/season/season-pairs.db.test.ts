import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { seasonPairs } from '../doors/seasons.ts'
import { saveSeason } from './create-season.ts'

const owners = Array.from({ length: 8 }, (_, at) => `owner-${at}`)

interface Wanted {
  readonly game: string
  readonly matches: number
  /** What the first two owners give each other more, in fifteenths. */
  readonly gift: number
  /** How the first two bid against each other, as a distance from half the value in ten-thousandths. */
  readonly gap?: number | undefined
}

/** A season with decided matches at tables of three, written straight into the database. */
async function season({ game, matches, gift, gap }: Wanted) {
  const db = await freshDatabase()
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  const [ruleset] = kit.setup.presets
  const seasonId = await saveSeason(db, {
    slug: 's',
    name: 'S',
    game,
    ruleset,
    languages: ['en'],
    demo: false,
  })
  for (const id of owners) {
    const agent = { id: `agent-${id}`, slug: `agent-${id}`, name: id, kind: 'webhook' }
    await db.prisma.user.create({ data: { id, name: id.toUpperCase() } })
    await db.prisma.agent.create({
      data: { ...agent, ownerId: id, versions: { create: { id, number: 1, settings: {} } } },
    })
  }
  const rng: Rng = rngAt('pairs', 0)
  const dealt = Array.from({ length: matches }, (_, at) =>
    sampledMatch(`m${String(at).padStart(6, '0')}`, rng, { gift, gap }),
  )
  await db.prisma.match.createMany({
    data: dealt.map(({ id }) => ({
      id,
      game,
      seasonId,
      mode: 'ranked',
      language: 'en',
      status: 'finished',
      ruleset: {},
      pair: [],
      seed: 's',
      salt: 's',
      commitment: 'c',
    })),
  })
  await db.prisma.seat.createMany({ data: dealt.flatMap(({ seats }) => seats) })
  return { db, pairs: await seasonPairs(db, seasonId), seasonId }
}

function sampledMatch(matchId: string, rng: Rng, { gift, gap }: Pick<Wanted, 'gift' | 'gap'>) {
  const table = rng.shuffle(owners).slice(0, 3)
  const areFriends = owners.slice(0, 2).every((owner) => table.includes(owner))
  const seats = table.map((owner, seat) => ({
    matchId,
    seat,
    alias: `Player ${seat + 1}`,
    agentId: `agent-${owner}`,
    versionId: owner,
    place: 1,
    points: rng.int(90) + (areFriends && owners.indexOf(owner) < 2 ? gift : 0),
    ...(gap !== undefined && { facts: { gap: areFriends ? gap : 0, 'gap-parts': 10_000 } }),
  }))
  return { id: matchId, seats }
}

it('a pair of owners that helps each other is shown with numbers and matches, and no other pair stands', async () => {
  const { pairs } = await season({ game: 'dilemma', matches: 400, gift: 60 })
  expect(pairs.looked).toBe(28)
  expect(pairs.items.filter(({ stands }) => stands)).toHaveLength(1)
  const [first] = pairs.items
  expect(first).toMatchObject({
    language: 'en',
    stands: true,
    one: { owner: 'OWNER-0', agentIds: ['agent-owner-0'] },
    other: { owner: 'OWNER-1', agentIds: ['agent-owner-1'] },
  })
  // Each gets four points more, in fifteenths sixty.
  expect(first?.low).toBeLessThan(8)
  expect(first?.high).toBeGreaterThan(8)
  expect(first?.matchIds).toHaveLength(8)
})

it(
  'of honest owners no pair stands, and of a short season or a game with one result nothing is said',
  { tags: ['nightly'] },
  async () => {
    const honest = await season({ game: 'dilemma', matches: 400, gift: 0 })
    expect(honest.pairs.items.filter(({ stands }) => stands)).toEqual([])
    expect((await season({ game: 'dilemma', matches: 50, gift: 60 })).pairs).toEqual({ looked: 0, items: [] })
    expect((await season({ game: 'hanabi', matches: 400, gift: 60 })).pairs).toEqual({ looked: 0, items: [] })
  },
)

it(
  'a pair of bidders stands only if they bid otherwise against each other than against others',
  { tags: ['nightly'] },
  async () => {
    const stands = async (gap: number) =>
      (await season({ game: 'bid', matches: 400, gift: 60, gap })).pairs.items[0]?.stands
    expect([await stands(0), await stands(-5_000)]).toEqual([false, true])
  },
)

it('matches that a decision takes out, and practice, do not count', async () => {
  const { db, seasonId } = await season({ game: 'dilemma', matches: 400, gift: 60 })
  await db.prisma.match.updateMany({ data: { mode: 'practice' } })
  expect(await seasonPairs(db, seasonId)).toEqual({ looked: 0, items: [] })
})
