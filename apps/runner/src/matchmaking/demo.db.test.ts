import { listHouseAgents } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import { demoSeasons } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { keepAlive } from './matchmaker.ts'

it(
  'the demo has tables of the usual game in both languages, so that each reader has one to watch',
  { tags: ['nightly'] },
  async () => {
    for (let time = 0; time < 4; time++) {
      const db = await freshDatabase()
      const id = await openSeason(db)
      await db.prisma.season.updateMany({ data: { demo: false } })
      await db.prisma.season.update({ where: { id }, data: { demo: true, languages: ['en', 'zh'] } })
      for (const expected of [
        ['en', 'zh'],
        ['en', 'en', 'zh', 'zh'],
      ]) {
        await keepAlive(db, expected.length)
        await keepAlive(db, expected.length)
        const tickets = await db.prisma.ticket.findMany({ select: { language: true } })
        const tables = expected.flatMap((language) => Array.from({ length: 6 }, () => language))
        expect(tickets.map(({ language }) => language).toSorted()).toEqual(tables)
      }
      const [season] = await demoSeasons(db)
      expect(season).toMatchObject({ id, underWay: 4, quietest: ['en', 'zh'] })
    }
  },
)

it('many tickets of few agents do not end the demo', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  await db.prisma.season.updateMany({ where: { id: { not: seasonId } }, data: { demo: false } })
  await db.prisma.season.update({ where: { id: seasonId }, data: { demo: true, languages: ['en'] } })
  const [fox, dozer] = await listHouseAgents(db)
  if (!fox || !dozer) expect.fail('there are no house agents')
  for (const { id: agentId } of [
    ...Array.from({ length: 9 }, () => fox),
    ...Array.from({ length: 9 }, () => dozer),
  ])
    await openTicket(db, { agentId, seasonId, mode: 'ranked', language: 'en' })
  const underWay = async () => (await demoSeasons(db)).find(({ id }) => id === seasonId)?.underWay
  expect(await underWay()).toBe(0)
  await keepAlive(db, 1)
  expect(await underWay()).toBe(1)
  await keepAlive(db, 1)
  const tickets = await db.prisma.ticket.groupBy({ by: ['agentId'], _count: true })
  expect(tickets.map(({ _count }) => _count).toSorted((one, other) => one - other)).toEqual([
    1, 1, 1, 1, 1, 1, 9, 9,
  ])
})

it('of each genre of the other games, two tables are on, in different games', async () => {
  const db = await freshDatabase()
  for (const game of ['bid', 'liars-dice', 'dilemma', 'connect-four']) await openLadderOf(db, game)
  await db.prisma.season.updateMany({ data: { demo: true } })
  const busy = async () =>
    (await demoSeasons(db)).filter(({ underWay }) => underWay > 0).map(({ game }) => kitCalled(game)?.genre)
  await keepAlive(db, 1)
  expect((await busy()).toSorted()).toEqual(['board', 'numbers'])
  await keepAlive(db, 1)
  await keepAlive(db, 1)
  expect((await busy()).toSorted()).toEqual(['board', 'numbers', 'numbers'])
})

it('readers of each language have two tables of talking games beside the usual one, in different games', async () => {
  const db = await freshDatabase()
  for (const game of ['bargain', 'chameleon', 'cost-sharing']) await openLadderOf(db, game)
  await db.prisma.season.updateMany({ data: { demo: true } })
  const tables = async () =>
    (await demoSeasons(db)).flatMap(({ ladders }) =>
      ladders.filter((ladder) => ladder.tables > 0).map(({ language }) => language),
    )
  await keepAlive(db, 1)
  await keepAlive(db, 1)
  expect((await tables()).toSorted()).toEqual(['en', 'zh'])
  for (let time = 0; time < 4; time++) await keepAlive(db, 1)
  expect((await tables()).toSorted()).toEqual(['en', 'en', 'zh', 'zh'])
  const tickets = await db.prisma.ticket.findMany({
    select: { language: true, season: { select: { game: true } } },
  })
  expect(new Set(tickets.map(({ language, season }) => `${season.game} ${language}`)).size).toBe(4)
})
