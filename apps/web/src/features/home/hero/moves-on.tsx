import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLiveConnection } from '../../match/live/live-provider.tsx'

/** Long enough to read that it is over. */
const holdMs = 6000
/** All who look on see the same end: they do not all ask in the same moment. */
const spreadMs = 3000

/** Brings the next table once this one is over, which it is when this is drawn: the one that is on by then, else the first that is dealt. */
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
