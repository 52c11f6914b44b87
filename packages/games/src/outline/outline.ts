/** A file of data: its place in the repository, and what it says. */
export interface DataFile {
  readonly name: string
  readonly text: string
}

/** A line of a file of data, with the lines that are indented below it. */
export interface Entry {
  readonly text: string
  readonly below: readonly Entry[]
  readonly file: string
  readonly line: number
}

/** The file of this name, without its folder and its ending. */
export function fileCalled(name: string, files: readonly DataFile[]): DataFile {
  const found = files.find((file) => file.name.endsWith(`/${name}.txt`))
  if (!found) throw new Error(`there is no file of data ${name}.txt beside ${files[0]?.name}`)
  return found
}

/** A file of data says something that nobody can read. */
export class DataFault extends Error {
  override readonly name = 'DataFault'

  constructor({ file, line }: Pick<Entry, 'file' | 'line'>, what: string) {
    super(`${file}:${line}: ${what}`)
  }
}

/**
 * How every file of data is written: a line is an entry, and belongs to the line above that is indented by two spaces
 * less. Lines without a text, and those whose text begins with #, are for people.
 */
export function readOutline({ name: file, text }: DataFile): readonly Entry[] {
  const top: Growing = { text: '', below: [], file, line: 1 }
  const open = [top]
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new DataFault(top, 'the last line has no end')
  for (const [at, written] of lines.entries()) {
    if (written === '') continue
    const said = written.trim()
    const entry: Growing = { text: said, below: none, file, line: at + 1 }
    const indent = written.length - said.length
    if (said === '' || !written.endsWith(said) || !written.startsWith(' '.repeat(indent)))
      throw new DataFault(entry, 'blanks other than two spaces to indent it, or at its end')
    if (said.startsWith('#')) continue
    if (indent % step !== 0) throw new DataFault(entry, 'it is indented by an odd number of spaces')
    append(entry, open, indent / step)
  }
  if (top.below.length === 0) throw new DataFault(top, 'it has no entries')
  return top.below
}

interface Growing extends Entry {
  below: Growing[]
}

const step = 2
/** Most entries have none below, and need no list of their own for that. */
const none: Growing[] = []

/** Below the last of the open entries that is one step less deep; from now on it is open itself. */
function append(entry: Growing, open: Growing[], depth: number): void {
  const parent = open[depth]
  if (!parent) throw new DataFault(entry, 'it is indented more than one step below the line above')
  if (parent.below === none) parent.below = [entry]
  else parent.below.push(entry)
  open.length = depth + 1
  open.push(entry)
}

/** `head: rest`, or the head alone if nothing follows it. */
export function headed({ text }: Entry): readonly [head: string, rest: string | undefined] {
  const at = text.indexOf(': ')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 2)]
}

/** The texts of the entries below; they have none below themselves. */
export function textsBelow(entry: Entry): readonly string[] {
  if (entry.below.length === 0) throw new DataFault(entry, 'nothing stands below it')
  return entry.below.map((below) => plain(below).text)
}

/** An entry that has none below itself. */
export function plain(entry: Entry): Entry {
  const [first] = entry.below
  if (first) throw new DataFault(first, 'nothing can stand below the line above')
  return entry
}

/** An entry, and what its line says behind the head. */
export interface Field {
  readonly entry: Entry
  readonly rest: string | undefined
}

/** The entries by their heads: each of these names once, and no other. */
export function fieldsOf<Name extends string>(
  entries: readonly Entry[],
  names: readonly Name[],
  whole: Pick<Entry, 'file' | 'line'>,
): Readonly<Record<Name, Field>> {
  const found = fieldsAmong(entries, names)
  const missing = names.filter((name) => !(name in found))
  if (missing.length > 0) throw new DataFault(whole, `${missing.join(', ')} is missing`)
  // Each name has just been looked for.
  return found as Record<Name, Field>
}

/** The same where any of these names may be missing. */
export function fieldsAmong<Name extends string>(
  entries: readonly Entry[],
  names: readonly Name[],
): Readonly<Partial<Record<Name, Field>>> {
  const found: Partial<Record<Name, Field>> = {}
  for (const entry of entries) {
    const [head, rest] = headed(entry)
    if (!isOneOf(head, names)) throw new DataFault(entry, `'${head}' is none of ${names.join(', ')}`)
    if (head in found) throw new DataFault(entry, `'${head}' stands here twice`)
    found[head] = { entry, rest }
  }
  return found
}

/** The fields of a whole file. */
export const fieldsIn = <Name extends string>(file: DataFile, names: readonly Name[]) =>
  fieldsOf(readOutline(file), names, { file: file.name, line: 1 })

/** The words of these lists, those of the first file first. */
export const wordLists = <Name extends string>(files: readonly DataFile[], names: readonly Name[]) => {
  const found = files.map((file) => fieldsIn(file, names))
  const listed = names.map((name) => [name, found.flatMap((one) => textOf(one[name]).split(', '))])
  // Each name has just been read.
  return Object.fromEntries(listed) as Readonly<Record<Name, readonly string[]>>
}

export const isOneOf = <Name extends string>(text: string, names: readonly Name[]): text is Name =>
  names.some((name) => name === text)

/** What a line says behind its head, when nothing stands below it. */
export function textOf({ entry, rest }: Field): string {
  if (rest === undefined) throw new DataFault(entry, 'nothing is said of it')
  plain(entry)
  return rest
}

export function numbersOf(field: Field): readonly number[] {
  const numbers = textOf(field).split(', ').map(Number)
  if (!numbers.every(Number.isFinite)) throw new DataFault(field.entry, 'what is said of it is no number')
  return numbers
}

export function numberOf(field: Field): number {
  const [number, ...others] = numbersOf(field)
  if (number === undefined || others.length > 0) throw new DataFault(field.entry, 'it takes one number')
  return number
}
