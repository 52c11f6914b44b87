import type { Declared } from './declared/declared.ts'
import { declaredGif } from './declared/gif.ts'
import { declaredJpeg } from './declared/jpeg.ts'
import { declaredPng } from './declared/png.ts'
import { declaredWebp } from './declared/webp.ts'
import { pictureLimits } from './picture-limits.ts'

/** Why a picture is refused before it is decoded. */
export type PictureFault =
  | { readonly reason: 'kind' | 'bytes' | 'frames' }
  | { readonly reason: 'side' | 'ratio'; readonly width: number; readonly height: number }

/** The fault that keeps a picture from being decoded, judged by its own declarations; undefined if there is none. */
export function pictureFault(bytes: Uint8Array): PictureFault | undefined {
  const { mostBytes, leastSide, mostSide, mostRatio, mostFrames } = pictureLimits
  if (bytes.length > mostBytes) return { reason: 'bytes' }
  const declared = declaredBy(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (!declared) return { reason: 'kind' }
  const { width, height, frames } = declared
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < leastSide || long > mostSide) return { reason: 'side', width, height }
  if (long > short * mostRatio) return { reason: 'ratio', width, height }
  return frames > mostFrames ? { reason: 'frames' } : undefined
}

/** The type by its first bytes, whatever its sender calls it. */
const declaredBy = (bytes: Buffer): Declared | undefined =>
  declaredPng(bytes) ?? declaredJpeg(bytes) ?? declaredGif(bytes) ?? declaredWebp(bytes)
