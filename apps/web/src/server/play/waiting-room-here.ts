import 'server-only'
import { giveTurns, listenForNews } from '@wis/db/agents'
import { pullLimits } from '@wis/protocol'
import { database } from '../database.ts'
import { WaitingRoom } from './waiting-room.ts'

const retryMs = 1000

const kept = globalThis as typeof globalThis & { wisWaitingRoom?: WaitingRoom }

/** One room per process, with one connection that listens for all of it. It opens at the first request. */
export function waitingRoom(): WaitingRoom {
  if (kept.wisWaitingRoom) return kept.wisWaitingRoom
  const trouble = (error: unknown) => {
    console.error('turns could not be looked for', { error: String(error) })
  }
  const room = new WaitingRoom({
    turnsOf: (agentIds) => giveTurns(database(), agentIds, pullLimits.betweenMs),
    trouble,
  })
  kept.wisWaitingRoom = room
  // A server that stops answers all who wait, and they ask the next one.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => room.close())
  listen(room, trouble)
  return room
}

function listen(room: WaitingRoom, trouble: (error: unknown) => void): void {
  const again = () => setTimeout(() => listen(room, trouble), retryMs).unref()
  const { url } = database()
  listenForNews({
    url,
    hear: (news) => room.hear(news),
    lost: (error) => {
      if (error) trouble(error)
      again()
    },
  }).then(
    () => room.lookForAll(),
    (error: unknown) => {
      trouble(error)
      again()
    },
  )
}
