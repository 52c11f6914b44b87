import type { ClientToServer, ServerToClient } from '@wis/protocol'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { sharedClockMs } from './shared-clock.ts'

/** For a process of its own: sockets that watch one match and report when each got its entries. */
export interface WatchersWanted {
  readonly url: string
  readonly matchId: string
  readonly sockets: number
}

export interface Reached {
  readonly seq: number
  readonly timesMs: readonly number[]
}

const timesBySeq = new Map<number, number[]>()

function watch({ url, matchId, sockets }: WatchersWanted): void {
  for (let number = 0; number < sockets; number++) {
    const options = { addTrailingSlash: false, transports: ['websocket'], forceNew: true }
    const socket: Socket<ServerToClient, ClientToServer> = io(url, options)
    socket.on('connect', () => socket.emit('match.watch', { matchId, since: -1 }))
    socket.on('match.entries', ({ entries }) => {
      const now = sharedClockMs()
      const last = entries.at(-1)
      if (last) note(last.seq, now, sockets)
    })
  }
}

function note(seq: number, timeMs: number, sockets: number): void {
  const timesMs = timesBySeq.get(seq) ?? []
  timesBySeq.set(seq, timesMs)
  timesMs.push(timeMs)
  if (timesMs.length < sockets) return
  timesBySeq.delete(seq)
  process.send?.({ seq, timesMs } satisfies Reached)
}

process.once('message', (wanted: WatchersWanted) => watch(wanted))
process.once('disconnect', () => process.exit(0))
