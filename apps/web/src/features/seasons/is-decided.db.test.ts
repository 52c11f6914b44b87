import { createSeason, readSeason } from '@wis/db/seasons'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { isDecided, mayFinish } from './is-decided.ts'

const groupsOfFirstStage = [
  ['a', 'b', 'c', 'd', 'e', 'f'],
  ['g', 'h', 'i', 'j', 'k', 'l'],
]
const now = new Date()

/** A knockout under embargo whose first stage is played, with the way to make its final. */
async function knockout() {
  const db = await freshDatabase()
  // The one that `database()` gives: a module that another test has loaded asks for it, too.
  Object.assign(globalThis, { wisDatabase: db })
  await db.prisma.user.create({ data: { id: 'olga', name: 'Olga' } })
  const wish = newSeason.parse({
    name: 'Cup',
    languages: ['en'],
    ruleset: 'wis-2024',
    format: 'knockout',
    embargo: true,
    entryEndsAt: '2099-01-01T00:00:00Z',
    terms: { deals: 1 },
  })
  const slug = await createSeason(db, { id: 'olga', name: 'Olga' }, wish)
  const { id: seasonId } = await db.prisma.season.update({ where: { slug }, data: { state: 'open' } })
  const fixture = (stage: number, number: number, agentIds: string[]) => ({
    id: `${stage}-${number}`,
    seasonId,
    language: 'en',
    state: 'done',
    stage,
    number,
    agentIds,
  })
  const perGroup = 6
  const play = (stage: number, groups: readonly string[][]) =>
    db.prisma.fixture.createMany({
      data: groups.flatMap((agentIds, group) =>
        Array.from({ length: perGroup }, (_, at) => fixture(stage, group * perGroup + at + 1, agentIds)),
      ),
    })
  await play(1, groupsOfFirstStage)
  const season = async () => (await readSeason(db, slug)) ?? expect.fail('the season is gone')
  const pause = () => db.prisma.season.update({ where: { slug }, data: { state: 'paused' } })
  return { season, pause, playFinal: () => play(2, [['a', 'b', 'c', 'g', 'h', 'i']]) }
}

it('an embargoed knockout is decided after its final, for those who see what is withheld', async () => {
  const { season, playFinal } = await knockout()
  expect(await isDecided(await season(), now, true)).toBe(false)
  await playFinal()
  expect(await isDecided(await season(), now, true)).toBe(true)
  expect(await isDecided(await season(), now)).toBe(false)
})

it('a knockout that is paused between two stages is not to be finished, and one after its final is', async () => {
  const { season, pause, playFinal } = await knockout()
  await pause()
  expect(await mayFinish(await season())).toBe(false)
  await playFinal()
  expect(await mayFinish(await season())).toBe(true)
})
