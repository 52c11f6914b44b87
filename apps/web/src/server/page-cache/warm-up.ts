import { makePage, plainRequest } from './make-page.ts'

const firstVisited = ['/', '/watch', '/leaderboard']

/** Requests the first pages of most visits once, so that no visitor waits while the server loads its code. */
export async function warmUp(): Promise<void> {
  for (const url of firstVisited) {
    const plain = plainRequest({ url, headers: { accept: 'text/html' } })
    if (plain) await makePage(plain)
  }
}
