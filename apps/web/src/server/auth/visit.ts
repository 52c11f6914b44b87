import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { Whereabouts } from '@wis/db/accounts'
import { clientAddress } from '../request/client-address.ts'
import { cookieOf } from '../request/cookie-of.ts'
import { sessionClaims, sessionCookie } from '../session.ts'
import { challengesWith } from './proof-of-work/challenge.ts'
import type { Challenges } from './proof-of-work/challenge.ts'

/** A call to next-auth, and the cookies that its answer sets. */
export interface Visit {
  readonly address: string
  readonly where: Whereabouts
  readonly devices: KnownDevices
  readonly challenges: Challenges
  /** The session id that the browser shows, open or not; undefined if it shows none. */
  shownSession(): Promise<string | undefined>
  /** Makes the browser recognisable as one that this account was signed in with. */
  remember(owner: DeviceOwner): void
  /** Lines to set as cookies with the answer. */
  setCookies(): readonly string[]
}

interface Door {
  readonly publicUrl: string
  readonly proxies: number
  readonly sessionSecret: string
}

export function visitOf(headers: Headers, { publicUrl, proxies, sessionSecret }: Door): Visit {
  const address = clientAddress(headers, proxies)
  const devices = knownDevices(cookieOf(headers, deviceCookie(publicUrl)), sessionSecret)
  let marked: string | undefined
  return {
    address,
    devices,
    challenges: challengesWith(sessionSecret),
    where: whereabouts(headers.get('user-agent'), address),
    shownSession: async () =>
      (await sessionClaims(cookieOf(headers, sessionCookie(publicUrl)), sessionSecret))?.sid,
    remember: (owner) => {
      marked = devices.withMarkFor(owner)
    },
    setCookies: () => (marked === undefined ? [] : [deviceLine(marked, publicUrl)]),
  }
}

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const
type Browser = (typeof browsers)[number]
export const systems = ['android', 'ios', 'windows', 'macos', 'chromeos', 'linux', 'other'] as const
type System = (typeof systems)[number]

/** In the order of search: most browsers also claim the names of others. */
const browserSigns: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|Opera|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
]
const systemSigns: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
]

/**
 * The stored facts about where somebody signs in: enough to recognise the session by, too little to follow anybody.
 */
export function whereabouts(userAgent: string | null | undefined, address: string): Whereabouts {
  const said = (userAgent ?? '').slice(0, 500)
  return {
    browser: browserSigns.find(([, sign]) => sign.test(said))?.[0] ?? 'other',
    system: systemSigns.find(([, sign]) => sign.test(said))?.[0] ?? 'other',
    network: networkOf(address),
  }
}

/** The part of an address that many people share: three groups of IPv4 or IPv6. */
function networkOf(address: string): string | null {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.…`
  // As in the count of requests, an IPv6 address is given as the network of its household.
  if (address.endsWith('::/64')) return `${address.split(':').slice(0, 3).join(':')}:…`
  return null
}

function deviceLine(value: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const maxAge = deviceDays * 86_400
  return `${deviceCookie(publicUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

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
interface KnownDevices {
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
