import { AppError } from '../app-error.ts'
import type { Asker } from '../rate-limit/limits.ts'
import { perAddress } from '../rate-limit/limits.ts'

/** How many downloads one person may have under way. Many people may share an address. */
export const mostAtOnce = 6
const retryAfterSeconds = 5

const underWay = new Map<string, number>()

/** Counts a download until `over` is called. Refuses it if its asker has too many under way. */
export function beginDownload({ userId, address }: Asker): { over(): void } {
  const isMember = userId !== undefined
  const key = isMember ? `user ${userId}` : `address ${address}`
  const count = underWay.get(key) ?? 0
  if (count >= (isMember ? mostAtOnce : mostAtOnce * perAddress)) throw tooMany(count)
  underWay.set(key, count + 1)
  let isOver = false
  return {
    over: () => {
      if (isOver) return
      isOver = true
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    },
  }
}

function tooMany(count: number): AppError {
  const error = new AppError(
    'too-many-requests',
    `You have ${count} downloads under way. Wait until one of them has ended.`,
  )
  error.retryAfter = retryAfterSeconds
  return error
}

/** The same bytes; `over` is called when all were read, or when nobody reads on. */
export function endingWith(body: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          over()
          controller.close()
        } catch (error) {
          over()
          throw error
        }
      },
      cancel: async (reason) => {
        over()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
