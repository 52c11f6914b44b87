import 'server-only'
import type { GivenTurn, OutboundNews } from '@wis/db/agents'
import { giveTurns, listenForNews } from '@wis/db/agents'
import { pullLimits } from '@wis/protocol'
import { database } from '../database.ts'

interface RoomOptions {
  /** The open turns of these agents. */
  turnsOf(agentIds: readonly string[]): Promise<readonly GivenTurn[]>
  /** Called with an error that agents must not see. */
  trouble(error: unknown): void
}

/** What becomes of a wait: a turn, or none in time. */
type Listener = (turn: GivenTurn | undefined) => void

interface Waiter {
  readonly agentId: string
  /** Turns that the agent's program works on already. */
  readonly skip: readonly string[]
  timer: NodeJS.Timeout | undefined
  /** What came of it before anybody listened. */
  settled: { readonly turn: GivenTurn | undefined } | undefined
  listener: Listener | undefined
}

export interface Wish {
  readonly agentId: string
  readonly skip: readonly string[]
  readonly forMs: number
}

/** A wait that has begun. Thousands of them may be held, so they hold little. */
export interface Wait {
  /** Calls back once. */
  listen(listener: Listener): void
  /** Ends the wait without a turn. False if it had ended. */
  leave(): boolean
}

/** How soon turns are looked for again after the database gave no answer. */
const againMs = 1000

/**
 * The requests of agents that wait for a turn. News of turns wakes them; until then a request costs no query. Agents
 * that are asked at the same time are looked up together.
 */
export class WaitingRoom {
  readonly #options: RoomOptions
  readonly #waiting = new Map<string, Waiter[]>()
  readonly #rulings = new Map<string, Set<(isRefused: boolean | undefined) => void>>()
  readonly #asked = new Set<string>()
  #count = 0
  #isLooking = false
  #isClosed = false

  constructor(options: RoomOptions) {
    this.#options = options
  }

  get count(): number {
    return this.#count
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  waitingFor(agentId: string): number {
    return this.#waiting.get(agentId)?.length ?? 0
  }

  hear(news: OutboundNews): void {
    if (news.kind === 'asked' && this.#waiting.has(news.agentId)) this.#lookFor([news.agentId])
    if (news.kind !== 'ruled') return
    for (const settle of this.#rulings.get(news.turnId) ?? []) settle(news.isRefused)
  }

  /** Looks for the turns of all who wait, because news may have been lost. */
  lookForAll(): void {
    this.#lookFor([...this.#waiting.keys()])
  }

  /** Begins to wait for the next turn of an agent. */
  wait({ agentId, skip, forMs }: Wish): Wait {
    const waiter: Waiter = { agentId, skip, timer: undefined, settled: undefined, listener: undefined }
    if (this.#isClosed) waiter.settled = { turn: undefined }
    else this.#enter(waiter, forMs)
    return {
      listen: (listener) => {
        if (waiter.settled) listener(waiter.settled.turn)
        else waiter.listener = listener
      },
      leave: () => this.#settle(waiter, undefined),
    }
  }

  #enter(waiter: Waiter, forMs: number): void {
    const { agentId } = waiter
    waiter.timer = setTimeout(() => this.#settle(waiter, undefined), forMs)
    const waiters = this.#waiting.get(agentId)
    if (waiters) waiters.push(waiter)
    else this.#waiting.set(agentId, [waiter])
    this.#count += 1
    // A turn may have been stored between the last look and now.
    this.#lookFor([agentId])
  }

  #settle(waiter: Waiter, turn: GivenTurn | undefined): boolean {
    if (waiter.settled) return false
    waiter.settled = { turn }
    clearTimeout(waiter.timer)
    this.#count -= 1
    const others = (this.#waiting.get(waiter.agentId) ?? []).filter((other) => other !== waiter)
    if (others.length > 0) this.#waiting.set(waiter.agentId, others)
    else this.#waiting.delete(waiter.agentId)
    waiter.listener?.(turn)
    return true
  }

  /** Whether the rules refuse the answer to a turn. Undefined if they have not ruled in time. */
  ruling(turnId: string, forMs: number): { readonly ruled: Promise<boolean | undefined>; stop(): void } {
    let resolve: (isRefused: boolean | undefined) => void = () => undefined
    const ruled = new Promise<boolean | undefined>((settled) => (resolve = settled))
    const listeners = this.#rulings.get(turnId) ?? new Set()
    const settle = (isRefused: boolean | undefined) => {
      clearTimeout(timer)
      listeners.delete(settle)
      if (listeners.size === 0) this.#rulings.delete(turnId)
      resolve(isRefused)
    }
    const timer = setTimeout(() => settle(undefined), forMs)
    listeners.add(settle)
    this.#rulings.set(turnId, listeners)
    return { ruled, stop: () => settle(undefined) }
  }

  /** Lets everybody go, because this process stops. */
  close(): void {
    this.#isClosed = true
    for (const waiter of [...this.#waiting.values()].flat()) this.#settle(waiter, undefined)
  }

  #lookFor(agentIds: readonly string[]): void {
    for (const agentId of agentIds) this.#asked.add(agentId)
    if (this.#isLooking) return
    this.#isLooking = true
    void this.#look().finally(() => {
      this.#isLooking = false
      if (this.#asked.size > 0) this.#lookFor([])
    })
  }

  async #look(): Promise<void> {
    // Everybody who is asked in the same moment comes into one query.
    await new Promise((resolve) => setImmediate(resolve))
    const agentIds = [...this.#asked].filter((agentId) => this.#waiting.has(agentId))
    this.#asked.clear()
    if (agentIds.length === 0) return
    try {
      for (const turn of await this.#options.turnsOf(agentIds)) this.#give(turn)
    } catch (error) {
      this.#options.trouble(error)
      await new Promise((resolve) => setTimeout(resolve, againMs))
      for (const agentId of agentIds) this.#asked.add(agentId)
    }
  }

  #give(turn: GivenTurn): void {
    const waiter = this.#waiting.get(turn.agentId)?.find(({ skip }) => !skip.includes(turn.turnId))
    if (waiter) this.#settle(waiter, turn)
  }
}

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

/** Whether this process stops, so that those who wait have to ask another one, over a new connection. */
export const isStopping = (): boolean => kept.wisWaitingRoom?.room.isClosed ?? false

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
