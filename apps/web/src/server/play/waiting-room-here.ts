import 'server-only'
import { giveTurns, listenForNews } from '@wis/db/agents'
import { pullLimits } from '@wis/protocol'
import { database } from '../database.ts'
import { WaitingRoom } from './waiting-room.ts'

const retryMs = 1000

interface Opened {
  readonly room: WaitingRoom
  close(): Promise<void>
}

const kept = globalThis as typeof globalThis & { wisWaitingRoom?: Opened | undefined }

/** One room per process, with one connection that listens for all of it. It opens at the first request. */
export function waitingRoom(): WaitingRoom {
  kept.wisWaitingRoom ??= open()
  return kept.wisWaitingRoom.room
}

/** Answers all who wait, so that they ask another server. */
export async function closeWaitingRoom(): Promise<void> {
  const opened = kept.wisWaitingRoom
  kept.wisWaitingRoom = undefined
  await opened?.close()
}

function open(): Opened {
  const room = new WaitingRoom({
    turnsOf: (agentIds) => giveTurns(database(), agentIds, pullLimits.betweenMs),
    trouble,
  })
  const stopListening = listen(room)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => room.close())
  return {
    room,
    close: async () => {
      room.close()
      await stopListening()
    },
  }
}

function trouble(error: unknown): void {
  console.error('turns could not be looked for', { error: String(error) })
}

/** Opens the connection again whenever it is lost. Returns the way to end that. */
function listen(room: WaitingRoom): () => Promise<void> {
  const { url } = database()
  let isOver = false
  let retry: NodeJS.Timeout | undefined
  let connection: Promise<(() => Promise<void>) | undefined>
  const again = () => {
    if (!isOver) retry = setTimeout(connect, retryMs).unref()
  }
  const connect = () => {
    const lost = (error?: Error) => {
      if (error) trouble(error)
      again()
    }
    connection = listenForNews({ url, hear: (news) => room.hear(news), lost })
    connection.then(
      () => room.lookForAll(),
      (error: unknown) => lost(error instanceof Error ? error : new Error(String(error))),
    )
  }
  connect()
  return async () => {
    isOver = true
    clearTimeout(retry)
    const close = await connection.catch(() => undefined)
    await close?.()
  }
}
