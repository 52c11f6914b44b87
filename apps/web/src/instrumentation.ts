import type { Lent } from './server/api/lent.ts'

/** Runs once, before the first request, so that a server with incomplete settings says so and does not start. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  // Everything else makes lists of the games when it is loaded.
  const { loadGamesHere } = await import('@wis/outside-games')
  const { games } = await loadGamesHere()
  const { requireEnv } = await import('./server/env/require-env.ts')
  requireEnv()
  const { markPeers } = await import('./server/request/mark-peers.ts')
  markPeers()
  const { env } = await import('./server/env/env.ts')
  const { markVisitors } = await import('./server/request/mark-visitors.ts')
  markVisitors(env())
  const { closeSlow } = await import('./server/request/close-slow.ts')
  closeSlow()
  const { tellLengths } = await import('./server/request/tell-lengths.ts')
  tellLengths()
  const { rememberWatch } = await import('./server/request/remember-watch.ts')
  const { guardRequests } = await import('./server/request-guard/request-guard.ts')
  const { serveTurns } = await import('./server/play/serve-turns.ts')
  const { borrow } = await import('./server/api/lent.ts')
  let api: Lent | undefined
  borrow((lent) => {
    if (!api && env().mail) void lent.startLetters()
    api = lent
  })
  const callApi = () => api?.callApi
  // The step that is added last runs first.
  const { receiveVisits } = await import('./server/request/receive-visits.ts')
  receiveVisits()
  const { serveOutsideCode } = await import('./server/outside/serve-outside-code.ts')
  serveOutsideCode(games)
  if (process.env.NODE_ENV !== 'production') {
    rememberWatch()
    serveTurns(callApi)
    return void guardRequests()
  }
  const { spareErrors } = await import('./server/spare-errors.ts')
  spareErrors()
  const { serveCompressed } = await import('./server/compressed/serve-compressed.ts')
  serveCompressed('.next/static', '/_next/static')
  const { servePageCache } = await import('./server/page-cache/serve-page-cache.ts')
  servePageCache()
  rememberWatch()
  serveTurns(callApi)
  guardRequests()
  const { warmUp } = await import('./server/page-cache/warm-up.ts')
  void warmUp()
}
