/** Two tones of one colour: the room, and the light of its lamp. None is a colour with a meaning. */
export interface Tone {
  readonly room: string
  readonly lit: string
}

const tones: readonly [Tone, ...Tone[]] = [
  { room: '#a67c33', lit: '#ecd08a' },
  { room: '#46587a', lit: '#a9bedd' },
  { room: '#664469', lit: '#cfa9d2' },
  { room: '#62643a', lit: '#c6c68a' },
  { room: '#6f6861', lit: '#d3cbc0' },
  { room: '#7b5333', lit: '#dcb086' },
  { room: '#454080', lit: '#b0abe6' },
  { room: '#7c5a6a', lit: '#dbb6c6' },
]

/** How many parts there are of each kind, from the back of a portrait to its front. */
export const partCounts = { room: 6, coat: 6, head: 4, face: 6, hat: 8 } as const

export type PartKind = keyof typeof partCounts

export interface PortraitPart {
  readonly kind: PartKind
  readonly index: number
}

// The keys of an object keep the order in which they are written.
const kinds = Object.keys(partCounts) as readonly PartKind[]

/** The parts of a portrait, from the back to the front, always the same for the same id. */
export function portraitOf(id: string): readonly PortraitPart[] {
  return kinds.map((kind, place) => ({ kind, index: hash(id, 2 + place) % partCounts[kind] }))
}

export function toneOf(id: string): Tone {
  return choose(tones, id, 1)
}

/** The name of a part in the portrait sheet of a page. */
export function partName({ kind, index }: PortraitPart): string {
  return `portrait-${kind}-${index}`
}

/** A small, well mixed number for a text, the same in every browser and in every version. */
export function hash(text: string, salt = 0): number {
  let word = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b9)
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193)
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return (word ^ (word >>> 15)) >>> 0
}

/** One of the items, always the same one for the same text and salt. */
export function choose<T>(items: readonly [T, ...T[]], text: string, salt: number): T {
  return items[hash(text, salt) % items.length] ?? items[0]
}
