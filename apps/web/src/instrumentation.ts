/** Runs once, before the first request: a half configured server says so and does not start. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { requireEnv } = await import('./server/require-env.ts')
  requireEnv()
  const { markPeers } = await import('./server/mark-peers.ts')
  markPeers()
}
