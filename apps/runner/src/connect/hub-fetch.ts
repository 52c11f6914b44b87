import { guardedFetch } from '@wis/agents'
import type { GuardedFetch } from '@wis/agents'

/** The way to the Hub: the operator names it, wherever it may be. */
export function hubFetch(hubUrl: string, allowedHosts: readonly string[]): GuardedFetch {
  const { protocol, host, port } = new URL(hubUrl)
  const hub = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`
  return guardedFetch({ allow: [...allowedHosts, hub] })
}
