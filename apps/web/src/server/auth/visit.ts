import type { Whereabouts } from '@wis/db/accounts'
import { clientAddress } from '../request/client-address.ts'
import { cookieOf } from '../request/cookie-of.ts'
import { sessionClaims, sessionCookie } from '../session.ts'
import { deviceCookie, deviceDays, knownDevices } from './known-device.ts'
import type { DeviceOwner, KnownDevices } from './known-device.ts'
import { challengesWith } from './proof-of-work/challenge.ts'
import type { Challenges } from './proof-of-work/challenge.ts'
import { whereabouts } from './whereabouts.ts'

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

function deviceLine(value: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const maxAge = deviceDays * 86_400
  return `${deviceCookie(publicUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
