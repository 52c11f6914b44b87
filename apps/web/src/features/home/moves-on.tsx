import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLiveConnection } from '../match/live/live-provider.tsx'

/** Long enough to read that it is over. */
const holdMs = 6000
/** Every viewer sees the end at the same moment, so their requests are spread over this time. */
const spreadMs = 3000
/** News of a table may be lost with the line, so a page without one asks again. */
const againMs = 20_000

/**
 * Is drawn once the match is over, and brings the next table: one that is running by then, else the next one dealt.
 * Until there is one, the table stays as it is: the server would answer with a replay.
 */
export default function MovesOn() {
  const connection = useLiveConnection(true)
  const router = useRouter()
  const language = useLocale()
  useEffect(() => {
    if (!connection) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leaving = new AbortController()
    const lookIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), ms + Math.random() * spreadMs)
    }
    const look = async () => {
      // A page that nobody sees asks for nothing.
      const isOn = !document.hidden && (await isTableOn(language, leaving.signal).catch(() => false))
      if (leaving.signal.aborted) return
      if (isOn) router.refresh()
      lookIn(againMs)
    }
    lookIn(holdMs)
    const overAt = performance.now()
    const leave = connection.watchLobby(({ status }) => {
      if (status === 'running') lookIn(Math.max(0, holdMs - (performance.now() - overAt)))
    })
    return () => {
      clearTimeout(timer)
      leaving.abort()
      leave()
    }
  }, [connection, router, language])
  return null
}

/** Whether a table of this game is running in the reader's language. */
async function isTableOn(language: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(`/api/v1/matches?status=live&language=${language}&limit=1`, { signal })
  // Our own API, whose rows are of no interest here.
  return answer.ok && ((await answer.json()) as { readonly items: readonly unknown[] }).items.length > 0
}
