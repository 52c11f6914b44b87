import { useEffect, useReducer } from 'react'
import type { SeatPage } from './seat-page.ts'

export interface KnownSeat extends SeatPage {
  /** When the question's time is up, on the clock of this page. */
  readonly endsAt: number | null
  /** Why the last attempts to hear news have failed. */
  readonly trouble: Trouble | null
}

/** `stranger`: the server does not know this browser as the player of the seat, such as after signing out. */
export type Trouble = 'cutOff' | 'stranger'

type Heard = { readonly page: SeatPage; readonly at: number } | Trouble

const open = (page: SeatPage): KnownSeat => heard({ ...page, endsAt: null, trouble: null }, { page, at: 0 })

/** Entries that are known stay the same objects, so that nothing is folded twice. */
function heard(known: KnownSeat, news: Heard): KnownSeat {
  if (typeof news === 'string') return known.trouble === news ? known : { ...known, trouble: news }
  const { page, at } = news
  const isOver = page.matchId !== null
  const last = known.entries.at(-1)?.seq ?? -1
  const entries = isOver ? page.entries : [...known.entries, ...page.entries.filter(({ seq }) => seq > last)]
  return {
    ...page,
    entries,
    aliases: known.aliases.length > 0 ? known.aliases : page.aliases,
    rules: page.rules ?? known.rules,
    endsAt: page.question && at + page.question.leftMs,
    trouble: null,
  }
}

const retryMs = 1500

/** Whether there will be no more news. */
const isAtEnd = ({ matchId, isCalledOff }: SeatPage) => matchId !== null || isCalledOff

/**
 * Follows a seat: waits for news, takes them in, and waits again. A lost network or a server that starts again only
 * make it wait. Nothing is lost, because each answer says all that the page lacks.
 */
export function useSeat(id: string, opening: SeatPage): KnownSeat {
  const [seat, receive] = useReducer(heard, opening, open)
  useEffect(() => {
    const gone = new AbortController()
    void follow(id, opening, { receive, signal: gone.signal })
    return () => {
      gone.abort()
    }
  }, [id, opening])
  return seat
}

interface Following {
  receive(news: Heard): void
  readonly signal: AbortSignal
}

async function follow(id: string, opening: SeatPage, { receive, signal }: Following): Promise<void> {
  let [seen, since, isOver] = ['', opening.entries.at(-1)?.seq ?? -1, isAtEnd(opening)]
  while (!signal.aborted && !isOver) {
    const page = await newsOf(id, { seen, since }, signal)
    if (signal.aborted) return
    if (typeof page === 'string') {
      receive(page)
      await pause(retryMs, signal)
      continue
    }
    receive({ page, at: performance.now() })
    seen = page.news
    since = page.entries.at(-1)?.seq ?? since
    isOver = isAtEnd(page)
  }
}

/** News of a seat, or why they did not come. */
export async function newsOf(
  id: string,
  { seen, since }: { readonly seen: string; readonly since: number },
  signal: AbortSignal,
): Promise<SeatPage | Trouble> {
  const query = new URLSearchParams({ seen, since: String(since) })
  try {
    const answer = await fetch(`/play/${id}/news?${query.toString()}`, { signal })
    if (answer.status === 404) return 'stranger'
    // It is an answer of our own server.
    return answer.ok ? ((await answer.json()) as SeatPage) : 'cutOff'
  } catch {
    return 'cutOff'
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Words that are not said at the table leave the question open. */
export type Sent = 'heard' | 'late' | 'failed' | 'link' | 'word'

/** Sends an answer. The first one that comes in time counts. */
export async function sendAnswer(
  id: string,
  turnId: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<Sent> {
  try {
    const sent = await fetch(`/play/${id}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ turnId, answer }),
    })
    if (!sent.ok) return 'failed'
    const { isHeard, unfit } = (await sent.json()) as {
      readonly isHeard: boolean
      readonly unfit?: 'link' | 'word'
    }
    return isHeard ? 'heard' : (unfit ?? 'late')
  } catch {
    return 'failed'
  }
}
