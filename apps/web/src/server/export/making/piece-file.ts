import fs from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { allTableNames } from '@wis/dataset'
import type { AnyTableName, Row } from '@wis/dataset'
import { putInPlace } from './put-in-place.ts'

/** A match of a piece, with its proof written out. */
export interface PieceMatch {
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
export interface Piece extends Readonly<Record<AnyTableName, readonly Row[]>> {
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
