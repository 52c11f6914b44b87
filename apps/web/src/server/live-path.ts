import { isAgentPath } from '@wis/protocol/basics'

/** The runner's paths: the sockets of watchers, and agents that dial in. */
export function isLivePath(pathname: string): boolean {
  return pathname === '/socket.io' || pathname.startsWith('/socket.io/') || isAgentPath(pathname)
}
