'use client'

import type { ReactNode } from 'react'
import { createContext, use, useEffect, useState } from 'react'
import type { LiveConnection, LiveStatus } from './live-connection.ts'
import { liveConnection } from './live-connection.ts'

const LiveContext = createContext<LiveConnection | null>(null)

/** Gives what is inside one live connection to share; null until the socket's code has arrived. */
export function LiveProvider({ namespace, children }: { namespace: string; children: ReactNode }) {
  const [connection, setConnection] = useState<LiveConnection | null>(null)
  useEffect(() => {
    let opened: LiveConnection | null = null
    let isGone = false
    void import('socket.io-client').then(({ io }) => {
      if (isGone) return
      opened = liveConnection(io(namespace, { addTrailingSlash: false, reconnectionDelayMax: 4000 }))
      setConnection(opened)
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [namespace])
  return <LiveContext value={connection}>{children}</LiveContext>
}

export function useLiveConnection(): LiveConnection | null {
  return use(LiveContext)
}

export function useLiveStatus(): LiveStatus {
  const connection = useLiveConnection()
  const [status, setStatus] = useState<LiveStatus>('connecting')
  useEffect(() => connection?.onStatus(setStatus), [connection])
  return status
}
