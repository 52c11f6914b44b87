/** Runs once, before the first request: a half configured server says so and does not start. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { requireEnv } = await import('./server/env/require-env.ts')
  requireEnv()
  const { markPeers } = await import('./server/request/mark-peers.ts')
  markPeers()
  if (process.env.NODE_ENV !== 'production') return
  const { serveCompressed } = await import('./server/compressed/serve-compressed.ts')
  serveCompressed('.next/static', '/_next/static')
  const { serveKeptPages } = await import('./server/kept-pages/serve-kept-pages.ts')
  serveKeptPages()
  const { warmUp } = await import('./server/kept-pages/warm-up.ts')
  void warmUp()
}
