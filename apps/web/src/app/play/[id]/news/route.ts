import type { Database } from '@wis/db'
import { keepSeat, readSeat, seatNews } from '@wis/db/people'
import type { AgentId } from '@wis/engine'
import { handle } from '@wis/protocol'
import { getLocale } from 'next-intl/server'
import type { NextRequest } from 'next/server'
import { AppError, errorBody } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { currentPerson } from '../../../../server/people/person.ts'
import { seatPageOf } from '../../../../server/people/seat-page-of.ts'

const noSeat = () => new AppError('not-found', 'You have no seat with this id.')

/**
 * What is new at a person's seat, as soon as something is. It serves only the page of that seat and is no part of the API.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/play/[id]/news'>,
): Promise<Response> {
  const { id } = await params
  const query = request.nextUrl.searchParams
  try {
    const person = handle.safeParse(id).success ? await currentPerson() : undefined
    const seat = person && (await readSeat(database(), id, person))
    if (!person || !seat) throw noSeat()
    await keepSeat(database(), seat.agentId)
    await awaitNews(database(), { agentId: seat.agentId, seen: query.get('seen') ?? '' }, request.signal)
    const since = Number(query.get('since') ?? -1)
    const wish = {
      seatId: id,
      person,
      agentId: seat.agentId,
      since: Number.isSafeInteger(since) ? since : -1,
    }
    const page = await seatPageOf(database(), { ...wish, readIn: await getLocale() })
    if (!page) throw noSeat()
    return Response.json(page, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  }
}

interface Waiting {
  readonly agentId: AgentId
  /** What its page knows already. */
  readonly seen: string
  end(): void
}

/** One look at the database serves all the pages that wait. */
const lookEveryMs = 400
/** A page asks again after so long without news. Proxies cut connections that are silent for a minute. */
const patienceMs = 20_000
/** A seat may be open in several tabs. With more, the first one has its answer at once. */
const mostPages = 4

const waiting = new Set<Waiting>()
let timer: NodeJS.Timeout | undefined

/** Waits until there is news for the page of a seat, for a while at the most. */
function awaitNews(
  db: Database,
  { agentId, seen }: Pick<Waiting, 'agentId' | 'seen'>,
  gone: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      waiting.delete(page)
      clearTimeout(tired)
      gone.removeEventListener('abort', end)
      resolve()
    }
    const page: Waiting = { agentId, seen, end }
    const tired = setTimeout(end, patienceMs)
    gone.addEventListener('abort', end)
    const others = [...waiting].filter((other) => other.agentId === agentId)
    if (others.length >= mostPages) others[0]?.end()
    waiting.add(page)
    if (gone.aborted) end()
    timer ??= setTimeout(() => void look(db), 0)
  })
}

async function look(db: Database): Promise<void> {
  const found = await seatNews(db, [...new Set([...waiting].map(({ agentId }) => agentId))]).catch(
    // The next look may find it, and a page that waits too long asks again.
    () => new Map<string, string>(),
  )
  for (const page of waiting) {
    const news = found.get(page.agentId)
    if (news !== undefined && news !== page.seen) page.end()
  }
  timer = waiting.size > 0 ? setTimeout(() => void look(db), lookEveryMs) : undefined
}
