import 'server-only'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataOfGame } from '@wis/dataset'
import type { Database } from '@wis/db'
import { seasonState } from '@wis/db/seasons'
import type { SeasonState } from '@wis/db/seasons'
import { Raw } from '../api/call.ts'
import { AppError } from '../app-error.ts'
import { may } from '../permissions.ts'
import type { Viewer } from '../permissions.ts'
import type { Use } from '../rate-limit/allowance.ts'
import { exportsHere } from './exports.ts'
import { findBegun, findKept, keyOf, mediaTypeOf, tableInFile } from './kept-file.ts'
import type { KeptFile, SeasonFile, Shelf } from './kept-file.ts'
import type { Making } from './making-queue.ts'
import type { Begun } from './making/job.ts'
import { fileHeaders, growingStream, sendKeptFile } from './send-kept-file.ts'
import type { GrowingFile, Wanted } from './send-kept-file.ts'
import { notNow, whyFailed } from './short-job.ts'

/** A file of a season as it stands now: the stored one, or one made now for everybody who asks. */
export async function seasonDownload(call: DownloadCall, file: SeasonFile): Promise<Raw> {
  const { db, viewer, request, params } = call
  const state = requireReadable(await seasonState(db, params.slug), viewer)
  requireTable(state.game, file)
  const { root, edition } = exportsHere()
  const shelf: Shelf = { root, seasonId: state.id, file }
  const key = keyOf(state.fingerprint, edition)
  const wanted = { slug: params.slug, file }
  const kept = (await begunBefore(shelf, request)) ?? (await findKept(shelf, key))
  const sent = kept && (await sendKeptFile(call, kept, wanted))
  if (sent) return sent
  const type = mediaTypeOf(file)
  // The client has an older file of the same state. It is still valid, so nothing has to be made.
  const known = tagsIn(request.headers.get('if-none-match')).find((tag) => tag.startsWith(`${key}-`))
  if (known !== undefined)
    return new Raw(null, { type, status: 304, headers: fileHeaders(call, wanted, known) })
  if (request.method === 'HEAD') return new Raw(null, { type, headers: fileHeaders(call, wanted, undefined) })
  return madeFile(call, wanted)
}

function requireTable(game: string, file: SeasonFile): void {
  const table = tableInFile(file)
  const names = dataOfGame(game)?.names ?? []
  if (!table || names.includes(table.name)) return
  const known = names.join(', ')
  throw new AppError('not-found', `A season of ${game} has no table of ${table.name}. It has: ${known}.`)
}

/** The file whose beginning a client already has, although the season may have gone on since. */
async function begunBefore(shelf: Shelf, { headers }: Request): Promise<KeptFile | undefined> {
  const [tag] = tagsIn(headers.get('if-range'))
  return tag !== undefined && headers.has('range') ? findBegun(shelf, tag) : undefined
}

const tagsIn = (header: string | null) =>
  [...(header ?? '').matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag)

/** A file that is finished within this time is sent with its length; another one is sent while it is written. */
const wholeWithinMs = 3_000
/** Proxies give up after this time without a first byte. */
const begunWithinMs = 25_000

/** Reading and proving this many matches costs as much as one call. */
const matchesPerUse = 50

/** Has a file made, and answers with it once it is finished, or while it is written if that takes long. */
async function madeFile(call: DownloadCall, wanted: Wanted): Promise<Raw> {
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

interface DownloadCall {
  readonly db: Database
  readonly viewer: Viewer
  readonly request: Request
  readonly params: { readonly slug: string }
  owe(units: number): readonly Use[]
}

/**
 * Returns the state of a season if its reader may export all of it. An export with gaps could not be checked, so
 * there is none for the public until everything in it is public.
 */
function requireReadable(told: SeasonState | undefined, viewer: Viewer): SeasonState {
  if (!told) throw nowhere()
  const { ownerId, state, embargo, publishedAt, hasWithheld } = told
  if (may(viewer, 'season.change', { ownerId }).allowed) return told
  if (state === 'created') throw nowhere()
  const reason = heldBack({ state, isEmbargoed: embargo && publishedAt === null, hasWithheld })
  if (reason) throw new AppError('conflict', reasons[reason])
  return told
}

const nowhere = () => new AppError('not-found', 'There is no season with this short name.')

/** Why an export is refused, in words for programs. */
const reasons: Readonly<Record<HeldBack, string>> = {
  embargo: 'The results of this season are hidden until its organizer publishes them.',
  'board-stands-still':
    'The public standings of this season are frozen. You can export it once it is closed.',
  'deals-under-way': 'Some matches are hidden until their deal is finished. Try again later.',
}

interface SeasonToExport {
  readonly state: string
  readonly isEmbargoed: boolean
  /** Whether there are matches that only its organizer may see yet. */
  readonly hasWithheld: boolean
}

type HeldBack = 'embargo' | 'board-stands-still' | 'deals-under-way'

/** Why only its organizer may export a season yet; undefined if everybody may. */
export function heldBack({ state, isEmbargoed, hasWithheld }: SeasonToExport): HeldBack | undefined {
  if (isEmbargoed) return 'embargo'
  if (state === 'frozen' || state === 'closing') return 'board-stands-still'
  return hasWithheld ? 'deals-under-way' : undefined
}

/** The suffix of an unfinished file, so that nobody takes it for the finished one. */
export const unfinished = '.unfinished'

/** Writes a file so that it exists either whole or not at all, even after a loss of power. */
export async function putInPlace(place: string, content: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const draft = `${place}.${randomUUID()}${unfinished}`
  try {
    const file = await fs.open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await fs.rename(draft, place)
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
  }
}
