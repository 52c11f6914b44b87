import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { allTableNames, dataOfGame } from '@wis/dataset'
import type { AnyTableName, Row } from '@wis/dataset'
import type { Database } from '@wis/db'
import { cutMatchIds, readCutMatches } from '@wis/db/seasons'
import type { CutMatch, CutName, SeasonCut } from '@wis/db/seasons'
import { exportMatch, publicKeyOf } from '@wis/proof'
import type { Platform } from '@wis/proof'
import { fullWeight } from '@wis/ratings'
import { putInPlace } from '../season-download.ts'

export interface PieceShop {
  readonly db: Pick<Database, 'pool' | 'games'>
  readonly platform: Platform
  readonly folder: string
}

export interface SeasonPieces {
  /** The files of the pieces, in the order of their matches. Each is made when it is first asked for. */
  files(): AsyncGenerator<string, void, undefined>
  /** How many matches had to be read and proved anew so far. */
  readonly fresh: number
}

/**
 * The pieces of a cut. Only missing pieces are made, mostly the last one. A file is written while they are made, so that
 * its reader waits for the first of many and not for all.
 */
export async function seasonPieces(shop: PieceShop, cut: SeasonCut): Promise<SeasonPieces> {
  const pieces = pieceIds(await cutMatchIds(shop.db, cut.scope))
  const known: string[] = []
  let fresh = 0
  const made = async (ids: readonly string[]) => {
    const file = fileOf(shop, ids)
    if (await isStillTrue(file, cut.names)) return file
    const matches = await readCutMatches(shop.db, ids, { seesWithheld: true })
    if (matches.length !== ids.length) throw new Error('a match that was over is gone')
    await writePiece(file, pieceOf(matches, cut, shop.platform))
    fresh += ids.length
    return file
  }
  return {
    files: async function* () {
      for (const [at, ids] of pieces.entries()) yield (known[at] ??= await made(ids))
    },
    get fresh() {
      return fresh
    },
  }
}

function fileOf({ platform, folder }: PieceShop, ids: readonly string[]): string {
  const name = createHash('sha256')
    .update([platform.version, publicKeyOf(platform.key), ...ids].join(' '))
    .digest('hex')
  return path.join(folder, name.slice(0, 2), name)
}

/** The names of owners are signed with the matches, and may change. */
async function isStillTrue(file: string, names: SeasonCut['names']): Promise<boolean> {
  const owners = await readSection(file, 'owners')
  if (!owners) return false
  if ([...owners].some(([agent, owner]) => names.get(agent)?.owner !== owner)) return false
  // A fresh time stamp keeps a piece in use from being deleted to make room.
  const now = new Date()
  await fs.utimes(file, now, now).catch(() => undefined)
  return true
}

function pieceOf(matches: readonly CutMatch[], cut: SeasonCut, platform: Platform): Piece {
  const named = (agent: string) => namedIn(cut.names, agent)
  const rows = matches.map((match) => {
    const seats = match.seats.map((seat) => ({ ...seat, ...named(seat.agent) }))
    const data = dataOfGame(match.game)
    return data?.rowsOf({ ...match, season: cut.season.slug, voidedBy: null, seats }) ?? {}
  })
  const rowsOf = (name: AnyTableName): Row[] => rows.flatMap((tables) => tables[name] ?? [])
  return {
    owners: new Map(matches.flatMap(({ seats }) => seats.map(({ agent }) => [agent, named(agent).owner]))),
    proofs: matches.map(({ matchId, mode, reason, seats, wordPlace, ...match }) => {
      const owned = seats.map(({ agent, version }) => ({ agent, version, owner: named(agent).owner }))
      const proof = exportMatch({ matchId, ...match, seats: owned }, platform)?.join('\n')
      const sitsIn = seats.flatMap((seat) => (seat.sitsIn ? [seat.agent] : []))
      const isInFull = seats.every(({ weight }) => weight === fullWeight)
      const weights = isInFull ? [] : seats.map(({ weight }) => weight)
      return { matchId, mode, reason, sitsIn, weights, wordPlace, proof }
    }),
    matches: rowsOf('matches'),
    seats: rowsOf('seats'),
    speeches: rowsOf('speeches'),
    votes: rowsOf('votes'),
    entries: rowsOf('entries'),
  }
}

export function namedIn(names: SeasonCut['names'], agent: string): CutName {
  const name = names.get(agent)
  if (!name) throw new Error(`an agent at a table of which nothing is known: ${agent}`)
  return name
}

/** The same section of every piece, one at a time in memory. */
export async function* sectionOfAll<Name extends keyof Piece>(
  { files }: Pick<SeasonPieces, 'files'>,
  name: Name,
): AsyncGenerator<Piece[Name], void, undefined> {
  for await (const file of files()) {
    const section = await readSection(file, name)
    if (section === undefined) throw new Error(`a piece of an export is gone while it is used: ${file}`)
    yield section
  }
}

/** A piece ends, on average, after this many matches. */
const usual = 64
/** And at the latest after this many, because so much is in memory at a time. */
const most = 256

/**
 * Divides the matches of a season into pieces. The last id of a piece alone decides that the piece ends there, so a
 * match that ends later than its neighbours moves no border but its own.
 */
export function pieceIds(ids: readonly string[]): string[][] {
  const pieces: string[][] = []
  let piece: string[] = []
  for (const id of ids) {
    piece.push(id)
    if (piece.length < most && !endsPiece(id)) continue
    pieces.push(piece)
    piece = []
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

/** Chooses one id in so many, evenly, whatever the ids look like (FNV-1a). */
function endsPiece(id: string): boolean {
  let hash = 0x811c9dc5
  for (let place = 0; place < id.length; place++)
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193) >>> 0
  return (hash >>> 8) % usual === 0
}

/** A match of a piece, with its proof written out. */
interface PieceMatch {
  readonly matchId: string
  readonly mode: 'ranked' | 'practice'
  readonly reason: string | null
  /** The agents that only sat in. */
  readonly sitsIn: readonly string[]
  /** What it weighs for each seat. Empty if it weighs in full for all. Absent in files of earlier versions. */
  readonly weights?: readonly number[]
  /** The place of its pair of words in the season's word order, if it has one. */
  readonly wordPlace: number | null
  /** The lines of its export as one text; undefined if it was void before it was dealt. */
  readonly proof: string | undefined
}

/**
 * The prepared data of some finished matches. It changes only if an owner whose name is signed with it is renamed.
 */
interface Piece extends Readonly<Record<AnyTableName, readonly Row[]>> {
  /** By agent, the name of its owner as the proofs give it. */
  readonly owners: ReadonlyMap<string, string | null>
  readonly proofs: readonly PieceMatch[]
}

const sections = ['owners', 'proofs', ...allTableNames] as const satisfies readonly (keyof Piece)[]
type Section = (typeof sections)[number]

/** The lengths of the sections come first, so that one can be read without the others. */
const lengthBytes = 4
const headBytes = lengthBytes * sections.length

export async function writePiece(path: string, piece: Piece): Promise<void> {
  const bodies = sections.map((name) => serialize(piece[name]))
  const head = Buffer.alloc(headBytes)
  for (const [place, { length }] of bodies.entries()) head.writeUInt32LE(length, lengthBytes * place)
  await putInPlace(path, Buffer.concat([head, ...bodies]))
}

/** One section of a piece; undefined if the file does not exist or was not written to its end. */
export async function readSection<Name extends Section>(
  path: string,
  name: Name,
): Promise<Piece[Name] | undefined> {
  const file = await fs.open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  try {
    const head = Buffer.alloc(headBytes)
    const { bytesRead } = await file.read(head, 0, headBytes, 0)
    const lengths = sections.map((_, place) => head.readUInt32LE(lengthBytes * place))
    const sum = (some: readonly number[]) => some.reduce((total, length) => total + length, 0)
    if (bytesRead < headBytes || (await file.stat()).size !== headBytes + sum(lengths)) return undefined
    const place = sections.indexOf(name)
    const body = Buffer.alloc(lengths[place] ?? 0)
    await file.read(body, 0, body.length, headBytes + sum(lengths.slice(0, place)))
    // Only `writePiece` writes to this folder, so the content has this type.
    return deserialize(body) as Piece[Name]
  } finally {
    await file.close()
  }
}
