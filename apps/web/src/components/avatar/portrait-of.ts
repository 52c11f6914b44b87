import { choose, hash } from './hash.ts'

/** Two tones of one colour: the room, and what its lamp falls on. None is a colour that means something. */
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

/** How many there are of each, from the back of a portrait to its front. */
export const partCounts = { room: 6, coat: 6, head: 4, face: 6, hat: 8 } as const

export type PartKind = keyof typeof partCounts

/** A part of a portrait: which of its kind. */
export interface PortraitPart {
  readonly kind: PartKind
  readonly index: number
}

// The order is that of an object's keys, which is the order they are written in.
const kinds = Object.keys(partCounts) as readonly PartKind[]

/** What somebody looks like: for the same id always the same, from the back to the front. */
export function portraitOf(id: string): readonly PortraitPart[] {
  return kinds.map((kind, place) => ({ kind, index: hash(id, 2 + place) % partCounts[kind] }))
}

/** The colour of somebody's own room. */
export function toneOf(id: string): Tone {
  return choose(tones, id, 1)
}

/** The name under which a part stands in the sheet of a page. */
export function partName({ kind, index }: PortraitPart): string {
  return `portrait-${kind}-${index}`
}
