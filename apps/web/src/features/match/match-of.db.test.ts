import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'
import { publicMatchOf } from './match-of.ts'

it('an answer that anybody may keep tells of a withheld match only that it is there', async () => {
  const { db } = await apiRig()
  const seasonId = await openSeason(db)
  const { id } = await storeMatch(db, { seasonId, seed: 'a' })
  expect((await publicMatchOf(id))?.seats).toHaveLength(6)
  await db.prisma.match.update({ where: { id }, data: { withheld: true } })
  expect(await publicMatchOf(id)).toMatchObject({ withheld: true, seats: [] })
  expect(await publicMatchOf('nothing')).toBeUndefined()
})
