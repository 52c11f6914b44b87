'use client'

import { createContext, use, useEffect, useMemo, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { liveConnection } from './live-connection.ts'
import type { LiveConnection, LiveStatus } from './live-connection.ts'
import type { LineEvents, LiveLine } from './live-line.ts'
import { webSocketLine } from './web-socket-line.ts'

interface Live {
  readonly connection: LiveConnection | null
  /** Asks for the connection. */
  readonly want: () => void
}

const LiveContext = createContext<Live>({ connection: null, want: () => undefined })

/** Lets all the parts inside share one live connection. */
export function LiveProvider({ namespace, children }: { namespace: string; children: ReactNode }) {
  const [isWanted, want] = useReducer(() => true, false)
  const [connection, setConnection] = useState<LiveConnection | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let opened: LiveConnection | undefined
    // A provider that is gone at once, as each is in development, opens no line.
    const timer = setTimeout(() => {
      opened = liveConnection((events) => openLine(namespace, events))
      setConnection(opened)
    })
    return () => {
      clearTimeout(timer)
      opened?.close()
    }
  }, [isWanted, namespace])
  const live = useMemo(() => ({ connection, want }), [connection])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** The connection, once it is needed. */
export function useLiveConnection(isNeeded: boolean): LiveConnection | null {
  const { connection, want } = use(LiveContext)
  useEffect(() => {
    if (isNeeded) want()
  }, [isNeeded, want])
  return isNeeded ? connection : null
}

/** The connection, if another part of the page has asked for it. */
export function useSharedConnection(): LiveConnection | null {
  return use(LiveContext).connection
}

export function useLiveStatus(): LiveStatus {
  const { connection } = use(LiveContext)
  const [status, setStatus] = useState<LiveStatus>('connecting')
  useEffect(() => connection?.onStatus(setStatus), [connection])
  return status
}

const fallBackPauseMs = 4000

/** A line over a WebSocket, or by another way if that is blocked. */
function openLine(namespace: string, events: LineEvents): LiveLine {
  let isClosed = false
  const address = `${location.origin.replace(/^http/, 'ws')}/socket.io?EIO=4&transport=websocket`
  let line = webSocketLine({
    namespace,
    events,
    open: () => new WebSocket(address),
    network: window,
    onRefused: () => {
      void fallBack()
    },
  })
  const fallBack = async () => {
    try {
      const { socketIoLine } = await import('./socket-io-line.ts')
      line.close()
      if (!isClosed) line = socketIoLine(namespace, events)
    } catch {
      // The code of the other way did not load either.
      if (!isClosed) setTimeout(() => void fallBack(), fallBackPauseMs)
    }
  }
  return {
    get isOpen() {
      return line.isOpen
    },
    send: (name, ...message) => {
      line.send(name, ...message)
    },
    close: () => {
      isClosed = true
      line.close()
    },
  }
}
