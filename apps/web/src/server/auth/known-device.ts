import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An account, and the version of its sessions. */
export interface DeviceOwner {
  readonly id: string
  readonly sessionVersion: number
}

const yearMs = 365 * 86_400_000
/** How many accounts one browser can be known to. */
const mostAccounts = 5

export const deviceDays = 365

/** The name of the cookie. The prefix makes browsers accept it from this host over https only. */
export function deviceCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-wis-devices' : 'wis-devices'
}

/**
 * The accounts that have signed in with this browser, as its cookie says. A mark names the device and the time it was
 * made. The account and the version of its sessions are only in the seal, so the cookie reveals nobody's name and is
 * worthless after a new password.
 */
export interface KnownDevices {
  /**
   * The name under which this device's guesses at an account are counted; undefined if the device is not known to it.
   */
  deviceOf(owner: DeviceOwner | undefined): string | undefined
  /** The new value of the cookie once this account is signed in here. */
  withMarkFor(owner: DeviceOwner): string
}

export function knownDevices(cookie: string | undefined, secret: string, now = Date.now): KnownDevices {
  const marks = (cookie ?? '').split('~').filter(Boolean).slice(0, mostAccounts)
  const markOf = (owner: DeviceOwner) => marks.find((mark) => isSealed(mark, owner, { secret, now }))
  return {
    // An unknown account takes as much work, so that the time reveals nothing.
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
  // The key is derived for this purpose alone, so a seal made for another purpose is worthless here.
  const key = createHmac('sha256', secret).update('wis known device').digest()
  return createHmac('sha256', key).update(`${named} ${sessionVersion} ${id}`).digest('base64url')
}
