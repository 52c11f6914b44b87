import 'server-only'
import { giveTurns, listenForNews } from '@wis/db/agents'
import { pullLimits } from '@wis/protocol'
import { database } from '../database.ts'
import { WaitingRoom } from './waiting-room.ts'

const retryMs = 1000

interface Opened {
  readonly room: WaitingRoom
  /** Settles with the first attempt to listen. News before that would be missed. */
  readonly listening: Promise<void>
  close(): Promise<void>
}

const kept = globalThis as typeof globalThis & { wisWaitingRoom?: Opened | undefined }

/** One room per process, with one connection that listens for all of it. It opens at the first request. */
export async function waitingRoom(): Promise<WaitingRoom> {
  kept.wisWaitingRoom ??= open()
  const { room, listening } = kept.wisWaitingRoom
  await listening
  return room
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
  const { first, stop } = listen(room)
  letGoAtTheEnd()
  return {
    room,
    listening: first,
    close: async () => {
      room.close()
      await stop()
    },
  }
}

let isArmed = false

function letGoAtTheEnd(): void {
  if (isArmed) return
  isArmed = true
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => kept.wisWaitingRoom?.room.close())
}

function trouble(error: unknown): void {
  console.error('turns could not be looked for', { error: String(error) })
}

/** Opens the connection again whenever it is lost, until it is stopped. */
function listen(room: WaitingRoom): { readonly first: Promise<void>; stop(): Promise<void> } {
  const { url } = database()
  let isOver = false
  let retry: NodeJS.Timeout | undefined
  let connection: Promise<(() => Promise<void>) | undefined>
  const again = () => {
    if (!isOver) retry = setTimeout(() => void connect(), retryMs).unref()
  }
  const connect = () => {
    const lost = (error?: Error) => {
      if (error) trouble(error)
      again()
    }
    connection = listenForNews({ url, hear: (news) => room.hear(news), lost })
    return connection.then(
      () => room.lookForAll(),
      (error: unknown) => lost(error instanceof Error ? error : new Error(String(error))),
    )
  }
  const first = connect()
  const stop = async () => {
    isOver = true
    clearTimeout(retry)
    const close = await connection.catch(() => undefined)
    await close?.()
  }
  return { first, stop }
}
