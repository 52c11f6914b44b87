import { agentNamespace } from '@wis/protocol'

/** Watchers' sockets, and agents that dial in: what the runner answers. */
export function isLivePath(pathname: string): boolean {
  return pathname === '/socket.io' || pathname.startsWith('/socket.io/') || pathname === agentNamespace
}
