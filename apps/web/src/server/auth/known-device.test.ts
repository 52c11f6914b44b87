import { describe, expect, it } from 'vitest'
import { deviceCookie, knownDevices } from './visit.ts'

const secret = 'a secret that only tests know of'
const ada = { id: 'ada', sessionVersion: 1 }
const made = (owner = ada, cookie?: string, now = Date.now) =>
  knownDevices(cookie, secret, now).withMarkFor(owner)
const isKnown = (cookie: string, owner = ada, now = Date.now) =>
  knownDevices(cookie, secret, now).deviceOf(owner) !== undefined

describe('the cookie of a known device', () => {
  it('recognises its account again, and no other', () => {
    expect(isKnown(made())).toBe(true)
    expect(isKnown(made(), { id: 'bob', sessionVersion: 1 })).toBe(false)
  })

  it('does not reveal whose it is', () => {
    expect(made({ id: 'somebody', sessionVersion: 1 })).not.toContain('somebody')
  })

  it('is worthless after all sessions were ended', () => {
    expect(isKnown(made(), { ...ada, sessionVersion: 2 })).toBe(false)
  })

  it('is worthless after a year', () => {
    const cookie = made(ada, undefined, () => 0)
    const days = (many: number) => () => many * 86_400_000
    expect([isKnown(cookie, ada, days(364)), isKnown(cookie, ada, days(366))]).toEqual([true, false])
  })

  it('keeps the name of the device when its account signs in again', () => {
    const first = made()
    const again = made(ada, first)
    const names = [first, again].map((cookie) => knownDevices(cookie, secret).deviceOf(ada))
    expect(names[1]).toBe(names[0])
    expect(again.split('~')).toHaveLength(1)
  })

  it('holds five accounts, and forgets the oldest one', () => {
    const owners = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `${n}`, sessionVersion: 1 }))
    const cookie = owners.reduce<string | undefined>((before, owner) => made(owner, before), undefined) ?? ''
    expect(owners.map((owner) => isKnown(cookie, owner))).toEqual([false, true, true, true, true, true])
  })

  it.each(['', '~', '.', '..', 'a.b.c', 'zzzzzzzz.x.', 'a.b.c.d', '~~~~~~~~', '\u0000.\u0000.\u0000'])(
    'recognises nobody if it is made up: %j',
    (cookie) => {
      expect(isKnown(cookie)).toBe(false)
      expect(knownDevices(cookie, secret).deviceOf(undefined)).toBeUndefined()
    },
  )

  it('cannot be edited to last longer, or to fit another device or another account', () => {
    const [madeAt = '', device = '', seal = ''] = made().split('.')
    const later = (Date.now() + 1e12).toString(36)
    for (const forged of [`${later}.${device}.${seal}`, `${madeAt}.other.${seal}`, `${madeAt}.${device}.`])
      expect(isKnown(forged)).toBe(false)
    expect(knownDevices(made(), 'another secret').deviceOf(ada)).toBeUndefined()
  })
})

it('is for this host alone over https', () => {
  expect(deviceCookie('https://play.example')).toBe('__Host-wis-devices')
  expect(deviceCookie('http://localhost:3000')).toBe('wis-devices')
})
