import path from 'node:path'
import { pictureLimits } from './picture-limits.ts'
import { runBounded } from './run-bounded.ts'
import type { Bounds } from './run-bounded.ts'

const side = 256
const mebibyte = 1024 * 1024
/**
 * The most expensive accepted picture, 4,096 × 4,096 with 16 bits a colour and interlaced, takes 240 MB and 0.6 s.
 */
export const cuttingBounds: Bounds = {
  mostMs: 10_000,
  mostMemory: 512 * mebibyte,
  mostOutput: mebibyte,
}

/** The program's own word for an unreadable picture. */
const unreadable = 3

export type Cut =
  | { readonly ok: true; readonly image: Uint8Array }
  | { readonly ok: false; readonly reason: 'unreadable' | 'too-dear' }

/** The path from the folder that the site starts in. Node runs the file itself, so no bundler may touch it. */
export const cutter = 'src/server/picture/cut-picture.mjs'

/**
 * Cuts a picture square and encodes it anew, without its metadata. Of a moving picture, the first frame is used.
 * Decoding happens in a process of its own, which has limits of time and memory and is killed when it exceeds them.
 */
export async function cutSquare(bytes: Uint8Array, folder = process.cwd()): Promise<Cut> {
  const { mostMs, mostMemory } = cuttingBounds
  const mostPixels = pictureLimits.mostSide ** 2
  const numbers = [side, mostPixels, mostMemory, mostMs].map(String)
  const program = path.join(/* turbopackIgnore: true */ folder, cutter)
  const ended = await runBounded([program, ...numbers], bytes, cuttingBounds)
  if (ended.isKilled) return { ok: false, reason: 'too-dear' }
  if (ended.code === unreadable) return { ok: false, reason: 'unreadable' }
  if (ended.code !== 0) throw new Error(`the program that cuts pictures failed: ${ended.complaint}`)
  return { ok: true, image: ended.output }
}
