import { advisoryLockSpaces } from '@wis/db'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { cutLines } from '../testing/cut-lines.ts'
import { until } from '../testing/until.ts'
import { createCompany } from './company.ts'

/** A runner's view of the others, and how often it came back to them. */
async function runner({ url }: Database) {
  const counted = { returns: 0 }
  const onReturn = () => void (counted.returns += 1)
  const company = createCompany({ url, log: createLog(() => undefined), onReturn })
  await company.start()
  onTestFinished(() => company.stop())
  return { company, counted }
}

describe('a runner', () => {
  it('is alone until another has come, and again when that has gone', async () => {
    const db = await freshDatabase()
    const { company: first } = await runner(db)
    expect(first.isAlone()).toBe(true)
    const { company: second } = await runner(db)
    expect([first.isAlone(), second.isAlone()]).toEqual([false, false])
    await second.stop()
    await until('solitude', async () => first.isAlone())
  })

  it('on another database is no company', async () => {
    const { company: first } = await runner(await freshDatabase())
    const { company: second } = await runner(await freshDatabase())
    expect([first.isAlone(), second.isAlone()]).toEqual([true, true])
  })

  it('that has lost its line says so, once it is seen again', async () => {
    const db = await freshDatabase()
    const { company, counted } = await runner(db)
    await cutLines(db, advisoryLockSpaces.company)
    await until('the loss', async () => !company.isAlone())
    await until('its return', async () => counted.returns === 1)
    expect(company.isAlone()).toBe(true)
  })
})
