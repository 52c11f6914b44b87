import { makePage, plainRequest } from './make-page.ts'

const loadedAfterMs = 10_000
const firstVisited = ['/', '/watch', '/leaderboard']

/**
 * Requests the first pages of most visits once, so that no visitor waits while the server loads its code. What loading left
 * behind is collected once Next has loaded all pages: by itself, V8 would wait until its memory has grown much further.
 */
export async function warmUp(): Promise<void> {
  for (const url of firstVisited) {
    const plain = plainRequest({ url, headers: { accept: 'text/html' } })
    if (plain) await makePage(plain)
  }
  setTimeout(() => globalThis.gc?.(), loadedAfterMs).unref()
}
