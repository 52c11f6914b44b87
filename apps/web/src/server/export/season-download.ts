import 'server-only'
import { dataOfGame } from '@wis/dataset'
import { seasonState } from '@wis/db/seasons'
import { Raw } from '../api/raw.ts'
import { AppError } from '../app-error.ts'
import type { DownloadCall } from './download-call.ts'
import { exportsHere } from './exports.ts'
import { findBegun, findKept, keyOf } from './kept-file.ts'
import type { KeptFile, Shelf } from './kept-file.ts'
import { madeFile } from './made-file.ts'
import { requireReadable } from './require-readable.ts'
import { mediaTypeOf, tableInFile } from './season-file.ts'
import type { SeasonFile } from './season-file.ts'
import { fileHeaders, sendKeptFile } from './send-kept-file.ts'

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

/** Refuses a table that seasons of this game do not have, and says which ones they have. */
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
