import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An account, and under which version of its sessions. */
export interface DeviceOwner {
  readonly id: string
  readonly sessionVersion: number
}

const yearMs = 365 * 86_400_000
/** Accounts that one browser is known to. */
const mostAccounts = 5

export const deviceDays = 365

/** The name of the cookie; the prefix makes browsers take it from this host over https only. */
export function deviceCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-wis-devices' : 'wis-devices'
}

/**
 * The browsers that somebody has signed in with, as the cookie of each says it. A mark names the device and when it was
 * made; for whom, and since when all sessions were ended, is only in its seal, so that the cookie tells nobody's name and
 * is worth nothing after a new password.
 */
export interface KnownDevices {
  /** By which name the guesses of this device are counted for an account; undefined where it is not known there. */
  deviceOf(owner: DeviceOwner | undefined): string | undefined
  /** What the cookie is to be once this account is signed in here. */
  withMarkFor(owner: DeviceOwner): string
}

export function knownDevices(cookie: string | undefined, secret: string, now = Date.now): KnownDevices {
  const marks = (cookie ?? '').split('~').filter(Boolean).slice(0, mostAccounts)
  const markOf = (owner: DeviceOwner) => marks.find((mark) => isSealed(mark, owner, { secret, now }))
  return {
    // As much work for an account that is not there, so that the time it takes says nothing.
    deviceOf: (owner) => {
      const mark = markOf(owner ?? { id: '', sessionVersion: 0 })
      return owner && mark?.split('.')[1]
    },
    withMarkFor: (owner) => {
      const own = markOf(owner)
      const others = marks.filter((mark) => mark !== own).slice(0, mostAccounts - 1)
      const named = `${now().toString(36)}.${own?.split('.')[1] ?? randomBytes(12).toString('base64url')}`
      return [`${named}.${sealOf(named, owner, secret)}`, ...others].join('~')
    },
  }
}

function isSealed(
  mark: string,
  owner: DeviceOwner,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): boolean {
  const [madeAt = '', device = '', seal = '', ...more] = mark.split('.')
  const expected = Buffer.from(sealOf(`${madeAt}.${device}`, owner, secret))
  const given = Buffer.from(seal)
  const matches = given.length === expected.length && timingSafeEqual(given, expected)
  return matches && more.length === 0 && Number.parseInt(madeAt, 36) > now() - yearMs
}

function sealOf(named: string, { id, sessionVersion }: DeviceOwner, secret: string): string {
  // A key of its own: what is sealed for one purpose opens nothing for another.
  const key = createHmac('sha256', secret).update('wis known device').digest()
  return createHmac('sha256', key).update(`${named} ${sessionVersion} ${id}`).digest('base64url')
}
