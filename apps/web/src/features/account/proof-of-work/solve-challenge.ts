import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { attemptFor, beginsWithZeros, bitsOfPart, parts } from '../../../server/auth/proof-of-work/puzzle.ts'

const sliceMs = 24
/** Looking at the clock costs more than a hash. */
const hashesAtOnce = 500

interface Working {
  readonly signal: AbortSignal
  /** Tells which share of the parts is done, from 0 to 1. */
  onProgress(share: number): void
}

/**
 * Does the work of a challenge in short slices, so that the page stays usable. The hash is computed here and not by
 * WebCrypto, which is much slower for so many short texts, and missing on pages without https. Undefined if it was
 * called off.
 */
export async function solveChallenge(challenge: string, working: Working): Promise<string | undefined> {
  const bits = bitsOfPart(Number(challenge.split('.')[1]))
  const attempt = attemptFor(sha256(utf8ToBytes(challenge)))
  const counters: string[] = []
  for (let part = 0; part < parts; part++) {
    const counter = await search(working.signal, (tried) => {
      attempt.set(part, tried)
      return beginsWithZeros(sha256(attempt.bytes), bits)
    })
    if (counter === undefined) return undefined
    counters.push(counter.toString(36))
    working.onProgress((part + 1) / parts)
  }
  return `${challenge}~${counters.join('-')}`
}

async function search(
  signal: AbortSignal,
  isFound: (counter: number) => boolean,
): Promise<number | undefined> {
  let pauseAt = performance.now() + sliceMs
  for (let counter = 0; !signal.aborted; counter++) {
    if (isFound(counter)) return counter
    if (counter % hashesAtOnce !== 0 || performance.now() < pauseAt) continue
    await nextTask()
    pauseAt = performance.now() + sliceMs
  }
  return undefined
}

/** Timers of a page in the background fire once a second. Messages do not wait. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
