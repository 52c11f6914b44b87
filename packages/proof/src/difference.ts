import { canonicalJson } from './canonical-json.ts'

/** The possible faults of an export, in the order of the checks. */
export const differenceKinds = [
  'not-json',
  'format',
  'header',
  'entry',
  'end',
  'after-end',
  'too-long',
  'seq',
  'time',
  'chain',
  'entry-count',
  'head',
  'key',
  'signature',
  'deal',
  'commitment',
  'seating',
  'turn',
  'move',
  'refusal',
  'effect',
  'speech',
  'fouls',
  'elimination',
  'candidates',
  'vote',
  'ballots',
  'order',
  'ending',
  'after-ending',
  'not-over',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** The possible faults of a season outside its matches, in the order of the file. */
export const seasonDifferenceKinds = [
  'season',
  'entrant',
  'decision',
  'words',
  'match',
  'standing',
  'last-table',
  'seal',
  'digest',
] as const
export type SeasonDifferenceKind = (typeof seasonDifferenceKinds)[number]

/** The first place where an export is wrong. */
export interface Difference {
  /** Counted from 1. */
  readonly line: number
  readonly what: DifferenceKind | SeasonDifferenceKind
  readonly expected: string
  readonly found: string
}

const longest = 200

/** A text short enough to be shown in a message. */
export function excerpt(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}

/** Shows how two events differ: both whole if their types differ, else only the differing members. */
export function contrast(expected: object, found: object): Pick<Difference, 'expected' | 'found'> {
  const [wanted, given] = [spelled(expected), spelled(found)]
  const isOther = (name: string) =>
    wanted.get('type') !== given.get('type') || wanted.get(name) !== given.get(name)
  const told = (members: ReadonlyMap<string, string>) =>
    [...members].flatMap(([name, value]) => (isOther(name) ? `${name} ${value}` : [])).join(', ')
  const [due, said] = fromParting(told(wanted), told(given))
  return { expected: excerpt(due) || 'nothing else', found: excerpt(said) || 'nothing else' }
}

/** The number of characters shown of two texts that begin alike. */
const before = 24

/** Two texts from shortly before the place where they part, if one of them is too long to be shown whole. */
function fromParting(one: string, other: string): readonly [string, string] {
  if (one.length <= longest && other.length <= longest) return [one, other]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const from = same - before
  return from <= 0 ? [one, other] : [`…${one.slice(from)}`, `…${other.slice(from)}`]
}

function spelled(event: object): ReadonlyMap<string, string> {
  return new Map(Object.entries(event).map(([name, value]) => [name, canonicalJson(value)]))
}
