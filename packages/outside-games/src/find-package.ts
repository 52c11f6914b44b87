import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { GameKit } from '@wis/games'
import { z } from 'zod'

/** A package that holds no game that can be played. The message is a sentence for its author or its operator. */
export class UnfitPackage extends Error {
  override readonly name = 'UnfitPackage'
}

/** A package with its built files, as they are on the disk. */
export interface FoundPackage {
  readonly about: NonNullable<GameKit['package']>
  /** What the suite of all games is to expect of it. */
  readonly expects: z.infer<typeof expected>
  readonly code: { readonly kit: string; readonly view: string }
}

/** The game of a package has the name of the package, so that no two have one: `@somebody/paper-duel` is `somebody-paper-duel`. */
export const gameIdOf = (name: string): string => name.replace(/^@/, '').replace(/[/._]+/g, '-')

const mostBytes = 2 * 1024 * 1024
const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const expected = z.strictObject({
  /** No match has more entries than this. */
  mostEntries: z.int().min(1).max(10_000).default(1000),
  /** Built-in agents of clearly different strength, the weakest first. */
  ladder: z.array(z.string()).optional(),
  /** Matches played to compare two built-in agents. */
  comparisons: z.int().min(2).max(400).default(40),
})
const manifest = z.looseObject({
  name: z.string().regex(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+[0-9A-Za-z.+-]*$/),
  author: person.optional(),
  wis: z.looseObject({ kit: z.string(), view: z.string(), expects: expected.prefault({}) }),
})

/** Finds a package by its name, from each of the folders in turn as Node does it, or by the path of its folder. */
export function findPackage(named: string, from: readonly string[]): FoundPackage {
  const folder = folderOf(named, from)
  const { name, version, author, wis } = readManifest(folder)
  const [kit, view] = [readBuilt(folder, wis.kit), readBuilt(folder, wis.view)]
  const hash = createHash('sha256')
  for (const part of [name, version, author ?? '', kit, view])
    hash.update(`${Buffer.byteLength(part)}:${part}`)
  return {
    about: { name, version, author: author ?? null, hash: hash.digest('hex') },
    expects: wis.expects,
    code: { kit, view },
  }
}

const isPath = (named: string) => named.startsWith('.') || path.isAbsolute(named)

function folderOf(named: string, from: readonly string[]): string {
  const folders = isPath(named)
    ? from.map((folder) => path.resolve(folder, named))
    : from.flatMap((folder) => above(folder).map((place) => path.join(place, 'node_modules', named)))
  const found = folders.find((folder) => fs.existsSync(path.join(folder, 'package.json')))
  if (found) return found
  throw new UnfitPackage(
    isPath(named)
      ? `There is no package.json in ${named}.`
      : `It is not installed. Run: npm install ${named}`,
  )
}

const above = (folder: string): readonly string[] =>
  path.dirname(folder) === folder ? [folder] : [folder, ...above(path.dirname(folder))]

function readManifest(folder: string): z.infer<typeof manifest> {
  let written: unknown
  try {
    written = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  } catch {
    throw new UnfitPackage('Its package.json cannot be read.')
  }
  const read = manifest.safeParse(written)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const at = issue?.path.join('.') ?? ''
  throw new UnfitPackage(
    at.startsWith('wis') && !at.startsWith('wis.expects')
      ? 'It is no game: its package.json names no built files in "wis": { "kit": …, "view": … }.'
      : `Its package.json is wrong in ${at}: ${issue?.message}.`,
  )
}

function readBuilt(folder: string, file: string): string {
  const place = path.join(folder, file)
  if (!fs.statSync(place, { throwIfNoEntry: false })?.isFile())
    throw new UnfitPackage(`The file ${file} is missing. Build the package first.`)
  const real = path.relative(fs.realpathSync(folder), fs.realpathSync(place))
  if (real.startsWith('..') || path.isAbsolute(real))
    throw new UnfitPackage(`The file ${file} lies outside the package.`)
  if (fs.statSync(place).size > mostBytes) throw new UnfitPackage(`The file ${file} is larger than 2 MiB.`)
  return fs.readFileSync(place, 'utf8')
}
