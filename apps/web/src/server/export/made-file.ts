import 'server-only'
import fs from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Raw } from '../api/raw.ts'
import type { DownloadCall } from './download-call.ts'
import { exportsHere } from './exports.ts'
import { growingStream } from './file-stream.ts'
import type { GrowingFile } from './file-stream.ts'
import type { Making } from './making-queue.ts'
import type { Begun } from './making/job.ts'
import { unfinished } from './making/put-in-place.ts'
import { notNow, whyFailed } from './not-now.ts'
import { requireReadable } from './require-readable.ts'
import { mediaTypeOf } from './season-file.ts'
import { fileHeaders, sendKeptFile } from './send-kept-file.ts'
import type { Wanted } from './send-kept-file.ts'

/** A file that is finished within this time is sent with its length; another one is sent while it is written. */
const wholeWithinMs = 3_000
/** Proxies give up after this time without a first byte. */
const begunWithinMs = 25_000

/** Reading and proving this many matches costs as much as one call. */
const matchesPerUse = 50

/** Has a file made, and answers with it once it is finished, or while it is written if that takes long. */
export async function madeFile(call: DownloadCall, wanted: Wanted): Promise<Raw> {
  const { queue } = exportsHere()
  const making = queue.join(wanted.slug, wanted.file)
  if (!making) throw notNow('Many files are being made. Ask again in a moment.', 10)
  const { headers, signal } = call.request
  const leave = () => {
    queue.leave(making)
  }
  signal.addEventListener('abort', leave, { once: true })
  // A part can be cut only from a finished file.
  await untilSendable(making, { signal, isWholeOnly: headers.has('range') })
  signal.removeEventListener('abort', leave)
  const sent = making.outcome ? await whole(call, making, wanted) : growing(call, making, wanted)
  if (sent) return sent
  throw notNow('This file is being made. Ask again in a moment.', 5)
}

async function untilSendable(
  making: Making,
  { signal, isWholeOnly }: { readonly signal: AbortSignal; readonly isWholeOnly: boolean },
): Promise<void> {
  const started = performance.now()
  while (!making.outcome && !signal.aborted) {
    const limitMs = flows(making) && !isWholeOnly ? wholeWithinMs : begunWithinMs
    const leftMs = limitMs - (performance.now() - started)
    if (leftMs <= 0) return
    await changedWithin(making, leftMs)
  }
}

/** The first bytes wait for the first matches. From then on, no proxy waits long for the next ones. */
const flows = ({ begun, size }: Making) => begun !== undefined && size > 0

async function changedWithin(making: Making, ms: number): Promise<void> {
  const over = new AbortController()
  const late = wait(ms, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([making.changed(), late])
  over.abort()
}

/** The finished file; undefined if it was deleted to make room in the meantime. */
async function whole(call: DownloadCall, making: Making, wanted: Wanted): Promise<Raw | undefined> {
  const { outcome } = making
  if (outcome?.kind === 'failed') throw whyFailed(outcome.error)
  const made = outcome?.kind === 'made' ? outcome.made : undefined
  requireReadable(made?.told, call.viewer)
  pay(call, making)
  return made && sendKeptFile(call, made.kept, wanted)
}

/** The file while it is written; undefined if nothing of it exists yet, or if only a part was asked for. */
function growing(call: DownloadCall, making: Making, wanted: Wanted): Raw | undefined {
  const { begun } = making
  if (!begun || !flows(making) || call.request.headers.has('range')) return undefined
  requireReadable(begun.told, call.viewer)
  const stream = growingStream(() => openedAnywhere(begun), growingFile(call, making))
  return new Raw(stream, { type: mediaTypeOf(wanted.file), headers: fileHeaders(call, wanted, begun.tag) })
}

/** A file gets its final name once it is whole. */
const openedAnywhere = ({ place }: Begun) => fs.open(place + unfinished, 'r').catch(() => fs.open(place, 'r'))

function growingFile(call: DownloadCall, making: Making): GrowingFile {
  return {
    size: () => making.size,
    isWhole: () => {
      const { outcome } = making
      if (outcome?.kind === 'made') pay(call, making)
      if (outcome && outcome.kind !== 'made') throw new Error('a file that was sent came to nothing')
      return outcome !== undefined
    },
    changed: () => making.changed(),
  }
}

const pay = (call: DownloadCall, making: Making) => {
  call.owe(Math.ceil(making.takeBill() / matchesPerUse))
}
