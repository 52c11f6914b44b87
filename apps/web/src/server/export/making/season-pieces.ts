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
  /** The files of the pieces, in the order of their matches. */
  readonly files: readonly string[]
  /** How many matches had to be read and proved anew. */
  readonly fresh: number
}

/** The pieces of a cut. Only missing pieces are made, mostly the last one. */
export async function seasonPieces(shop: PieceShop, cut: SeasonCut): Promise<SeasonPieces> {
  const files: string[] = []
  let fresh = 0
  for (const ids of pieceIds(await cutMatchIds(shop.db, cut.scope))) {
    const file = fileOf(shop, ids)
    if (!(await isStillTrue(file, cut.names))) {
      const matches = await readCutMatches(shop.db, ids, { seesWithheld: true })
      if (matches.length !== ids.length) throw new Error('a match that was over is gone')
      await writePiece(file, pieceOf(matches, cut, shop.platform))
      fresh += ids.length
    }
    files.push(file)
  }
  return { files, fresh }
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
  files: readonly string[],
  name: Name,
): AsyncGenerator<Piece[Name], void, undefined> {
  for (const file of files) {
    const section = await readSection(file, name)
    if (section === undefined) throw new Error(`a piece of an export is gone while it is used: ${file}`)
    yield section
  }
}
