import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { dataOfGame } from '@wis/dataset'
import type { AnyTableName, Row } from '@wis/dataset'
import type { Database } from '@wis/db'
import { cutMatchIds, readCutMatches } from '@wis/db/seasons'
import type { CutMatch, CutName, SeasonCut } from '@wis/db/seasons'
import { exportMatch, publicKeyOf } from '@wis/proof'
import type { Platform } from '@wis/proof'
import { fullWeight } from '@wis/ratings'
import { readSection, writePiece } from './piece-file.ts'
import type { Piece } from './piece-file.ts'
import { pieceIds } from './piece-ids.ts'

export interface PieceShop {
  readonly db: Pick<Database, 'pool' | 'games'>
  readonly platform: Platform
  /** The folder of the pieces. */
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
