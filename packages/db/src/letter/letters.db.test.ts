import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { claimLetters, giveUpLetter, letterFailed, letterSent, mostLettersADay } from './claim-letters.ts'
import { endLetters, lettersGivenUp, readLetterWishes, saveLetterWishes } from './letters.ts'

const wished = { kinds: ['flight-check'], language: 'en' } as const

async function ada(isConfirmed = true) {
  const db = await freshDatabase()
  const id = newId()
  const emailConfirmedAt = isConfirmed ? new Date() : null
  await db.prisma.user.create({ data: { id, name: 'Ada', email: 'ada@example.org', emailConfirmedAt } })
  return { db, id }
}

/** Chosen a minute ago, so that no test waits for a millisecond to pass. */
async function wishing(isConfirmed = true) {
  const { db, id } = await ada(isConfirmed)
  await saveLetterWishes(db, id, wished)
  await db.pool.query(`update letter_wishes set chosen_at = now() - interval '1 minute'`)
  return { db, id }
}

async function tell({ prisma }: Database, userId: string, kind = 'flight-check-called-off') {
  return (await prisma.notice.create({ data: { id: newId(), userId, kind, params: { version: 1 } } })).id
}

const later = (db: Database) => db.pool.query(`update letters set next_at = now() - interval '1 second'`)
const states = async (db: Database) => (await db.prisma.letter.findMany()).map(({ state }) => state)

describe('a letter', () => {
  it('is off until the user chooses it, and never tells of earlier notices', async () => {
    const { db, id } = await ada()
    await tell(db, id)
    expect(await claimLetters(db, 5)).toEqual([])
    await saveLetterWishes(db, id, wished)
    expect(await claimLetters(db, 5)).toEqual([])
  })

  it('goes out for a notice of a kind that was chosen, and for no other', async () => {
    const { db, id } = await wishing()
    await tell(db, id, 'budget-warning')
    const notice = await tell(db, id)
    const claimed = await claimLetters(db, 5)
    expect(claimed).toMatchObject([
      {
        id: notice,
        kind: 'flight-check',
        state: 'waiting',
        isLast: false,
        reader: { email: 'ada@example.org' },
      },
    ])
    for (const letter of claimed) await letterSent(db, letter)
    await later(db)
    expect(await claimLetters(db, 5)).toEqual([])
  })

  it('goes only to a confirmed address, and never to a suspended user', async () => {
    const { db, id } = await wishing(false)
    await tell(db, id)
    expect(await claimLetters(db, 5)).toMatchObject([{ state: 'unwanted', reader: null }])
    await db.pool.query(`update users set email_confirmed_at = now(), suspended_at = now()`)
    await tell(db, id)
    expect(await claimLetters(db, 5)).toMatchObject([{ state: 'unwanted' }])
    expect(await states(db)).toEqual(['unwanted', 'unwanted'])
  })

  it('is in the hands of one server at a time', async () => {
    const { db, id } = await wishing()
    await tell(db, id)
    const all = await Promise.all([claimLetters(db, 5), claimLetters(db, 5), claimLetters(db, 5)])
    expect(all.flat()).toHaveLength(1)
  })

  it('is taken over when a server dies with it, and the dead one can change nothing any more', async () => {
    const { db, id } = await wishing()
    await tell(db, id)
    const [dead] = await claimLetters(db, 5)
    if (!dead) throw new Error('no letter')
    expect(await claimLetters(db, 5)).toEqual([])
    await later(db)
    expect(await claimLetters(db, 5)).toMatchObject([{ id: dead.id, attempts: 2, isLast: false }])
    await letterSent(db, dead)
    expect(await states(db)).toEqual(['waiting'])
  })

  it('that failed waits, and once given up its reader sees why', async () => {
    const { db, id } = await wishing()
    await tell(db, id)
    const [first] = await claimLetters(db, 5)
    if (!first) throw new Error('no letter')
    await letterFailed(db, first, { outcome: 'answered 451', againAfterMs: 60_000 })
    expect(await claimLetters(db, 5)).toEqual([])
    await later(db)
    const [second] = await claimLetters(db, 5)
    if (!second) throw new Error('no letter')
    await giveUpLetter(db, second, 'answered 550')
    expect(await lettersGivenUp(db, id)).toMatchObject([
      { kind: 'flight-check', outcome: 'answered 550', attempts: 2 },
    ])
  })

  it('is ended by its link, those that wait included', async () => {
    const { db, id } = await wishing()
    await tell(db, id)
    const [claimed] = await claimLetters(db, 5)
    const secret = claimed?.reader?.secret ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await endLetters(db, 'guessed', 'flight-check')).toBe(false)
    expect(await endLetters(db, secret, 'flight-check')).toBe(true)
    expect(await readLetterWishes(db, { userId: id })).toEqual({ kinds: [], language: 'en' })
    await later(db)
    expect(await claimLetters(db, 5)).toMatchObject([{ state: 'unwanted' }])
    await tell(db, id)
    expect(await claimLetters(db, 5)).toEqual([])
  })
})

it('a day brings a limited number of letters and one that announces more, even with two servers', async () => {
  const { db, id } = await wishing()
  for (let n = 0; n < mostLettersADay + 4; n++) await tell(db, id)
  const seen = []
  for (let n = 0; n < mostLettersADay + 4; n++)
    seen.push(...(await Promise.all([claimLetters(db, 5), claimLetters(db, 5)])).flat())
  const sent = seen.filter(({ state }) => state === 'waiting')
  expect(sent.filter(({ isLast }) => !isLast)).toHaveLength(mostLettersADay)
  expect(sent.filter(({ isLast }) => isLast)).toHaveLength(1)
  expect(seen.filter(({ state }) => state === 'held')).toHaveLength(3)
  await db.pool.query('update letter_wishes set day = day - 1')
  await tell(db, id)
  expect(await claimLetters(db, 5)).toMatchObject([{ state: 'waiting', isLast: false }])
})
