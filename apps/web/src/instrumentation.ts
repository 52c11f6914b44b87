/** Runs once, before the first request: a half configured server says so and does not start. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { env } = await import('./server/env.ts')
  env()
  const { markPeers } = await import('./server/mark-peers.ts')
  markPeers()
}
