import { createWorkQueue } from '../work-queue.ts'
import { cutSquare } from './cut-square.ts'
import type { Cut } from './cut-square.ts'
import { pictureFault } from './picture-fault.ts'
import type { PictureFault } from './picture-fault.ts'

export type SquarePicture =
  | { readonly ok: true; readonly image: Uint8Array }
  | {
      readonly ok: false
      readonly fault: PictureFault | { readonly reason: 'unreadable' | 'too-dear' | 'busy' }
    }

/** Two at once take 1 GiB at the very most. */
const queue = createWorkQueue({ atOnce: 2, waiting: 8 })

/** The square picture that the platform keeps, or the reason why there is none. */
export async function squarePicture(
  bytes: Uint8Array,
  account: string,
  cut: (bytes: Uint8Array) => Promise<Cut> = cutSquare,
): Promise<SquarePicture> {
  const fault = pictureFault(bytes)
  if (fault) return { ok: false, fault }
  const done = await queue.run(account, () => cut(bytes))
  if (!done) return { ok: false, fault: { reason: 'busy' } }
  return done.ok ? done : { ok: false, fault: { reason: done.reason } }
}
