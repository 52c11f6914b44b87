import { makePage } from './make-page.ts'
import { plainRequest } from './plain-request.ts'

const firstVisited = ['/', '/watch', '/leaderboard']

/** Has the pages made once that are visited first, so that no visitor waits for what a server loads at its first answer. */
export async function warmUp(): Promise<void> {
  for (const url of firstVisited) {
    const plain = plainRequest({ url, headers: { accept: 'text/html' } })
    if (plain) await makePage(plain)
  }
}
