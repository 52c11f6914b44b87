import fs from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { tableNames } from '@wis/dataset'
import type { Row, TableName } from '@wis/dataset'
import { putInPlace } from './put-in-place.ts'

/** A match of a piece, with its proof written out. */
export interface PieceMatch {
  readonly matchId: string
  readonly mode: 'ranked' | 'practice'
  readonly reason: string | null
  /** The agents that only filled a place. */
  readonly sitsIn: readonly string[]
  /** The place of its pair in the order of the season's words, if it has one. */
  readonly wordPlace: number | null
  /** The lines of its export as one text; undefined where it was void before it was dealt. */
  readonly proof: string | undefined
}

/** What is made of some matches that are over: it never changes, unless somebody's name does that is signed with it. */
export interface Piece extends Readonly<Record<TableName, readonly Row[]>> {
  /** By agent, the name of its owner as it stands in the proofs. */
  readonly owners: ReadonlyMap<string, string | null>
  readonly proofs: readonly PieceMatch[]
}

const sections = ['owners', 'proofs', ...tableNames] as const satisfies readonly (keyof Piece)[]
type Section = (typeof sections)[number]

/** Before the sections stand their lengths, so that one can be read without the others. */
const lengthBytes = 4
const headBytes = lengthBytes * sections.length

export async function writePiece(path: string, piece: Piece): Promise<void> {
  const bodies = sections.map((name) => serialize(piece[name]))
  const head = Buffer.alloc(headBytes)
  for (const [place, { length }] of bodies.entries()) head.writeUInt32LE(length, lengthBytes * place)
  await putInPlace(path, Buffer.concat([head, ...bodies]))
}

/** One section of a piece; undefined where there is no such file, or none that was written to its end. */
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
    // What `writePiece` has put there, and nobody else writes to this folder.
    return deserialize(body) as Piece[Name]
  } finally {
    await file.close()
  }
}
