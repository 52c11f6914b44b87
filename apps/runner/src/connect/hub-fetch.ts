import { guardedFetch } from '@wis/agents'
import type { GuardedFetch } from '@wis/agents'

/** Calls the Hub, whose address the operator may change. */
export function hubFetch(hubUrl: string, allowedHosts: readonly string[]): GuardedFetch {
  const { protocol, host, port } = new URL(hubUrl)
  const hub = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`
  return guardedFetch({ allow: [...allowedHosts, hub] })
}
