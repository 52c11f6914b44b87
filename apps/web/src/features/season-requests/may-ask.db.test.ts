import { askForSeason, latestSeasonRequest, withdrawSeasonRequest } from '@wis/db/seasons'
import { newSeasonRequest } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { mayAsk } from './request-form-data.ts'

const wish = newSeasonRequest.parse({
  title: 'A cup of spies',
  text: 'For the students of our course.',
  languages: ['en'],
  agents: 8,
})

async function withMia() {
  const db = await freshDatabase()
  await db.prisma.user.create({ data: { id: 'mia', name: 'Mia' } })
  /** Sends a request and takes it back, if that is allowed. */
  const ask = async () => {
    if (!(await mayAsk(db, 'mia'))) return false
    await askForSeason(db, { id: 'mia', name: 'Mia' }, wish)
    const { id = '' } = (await latestSeasonRequest(db, 'mia')) ?? {}
    return withdrawSeasonRequest(db, { id: 'mia', name: 'Mia' }, id)
  }
  return { db, ask }
}

it('five requests for a season can be sent in a day, even if each is taken back, and no sixth', async () => {
  const { db, ask } = await withMia()
  const sent = []
  for (let n = 0; n < 6; n++) sent.push(await ask())
  expect(sent).toEqual([true, true, true, true, true, false])
  expect(await db.prisma.seasonRequest.count()).toBe(5)
})

it('the requests of one member do not count for another', async () => {
  const { db, ask } = await withMia()
  for (let n = 0; n < 5; n++) await ask()
  expect([await mayAsk(db, 'mia'), await mayAsk(db, 'noa')]).toEqual([false, true])
})

it('the next day allows five again', async () => {
  const { db, ask } = await withMia()
  for (let n = 0; n < 5; n++) await ask()
  await db.pool.query(`update rate_limits set full_at = full_at - interval '1 day'`)
  const sent = []
  for (let n = 0; n < 6; n++) sent.push(await ask())
  expect(sent).toEqual([true, true, true, true, true, false])
})
