import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLiveConnection } from '../../../features/match/live/live-provider.tsx'

/** Long enough to read that it is over. */
const holdMs = 6000
/** Every viewer sees the end at the same moment, so their requests are spread over this time. */
const spreadMs = 3000

/**
 * Is drawn once the match is over, and brings the next table: one that is running by then, else the next one dealt.
 */
export default function MovesOn() {
  const connection = useLiveConnection(true)
  const router = useRouter()
  useEffect(() => {
    if (!connection) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const moveIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(router.refresh, ms + Math.random() * spreadMs)
    }
    moveIn(holdMs)
    const overAt = performance.now()
    const leave = connection.watchLobby(({ status }) => {
      if (status === 'running') moveIn(Math.max(0, holdMs - (performance.now() - overAt)))
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [connection, router])
  return null
}
