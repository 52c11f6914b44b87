import { isIP } from 'node:net'
import type { Whereabouts } from '@wis/db/accounts'

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const
export type Browser = (typeof browsers)[number]
export const systems = ['android', 'ios', 'windows', 'macos', 'chromeos', 'linux', 'other'] as const
export type System = (typeof systems)[number]

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
