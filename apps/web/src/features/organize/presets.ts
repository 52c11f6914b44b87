import type { GameToOrganize } from './game-to-organize.ts'

/** The initial values of the form for the most common kinds of seasons. */
export const presets = {
  ladder: {
    format: 'ladder',
    seats: 'strangers',
    entry: 'open',
    versions: 'live',
    words: 'collection',
    deals: '10',
  },
  evening: { format: 'knockout', entry: 'approval', versions: 'frozen', words: 'collection', deals: '3' },
  course: {
    format: 'ladder',
    seats: 'strangers',
    entry: 'invitation',
    versions: 'live',
    words: 'collection',
    deals: '10',
    matchesPerAgent: '60',
  },
  benchmark: {
    format: 'round-robin',
    entry: 'approval',
    versions: 'frozen',
    words: 'sealed',
    deals: '20',
    embargo: 'on',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
export type PresetName = keyof typeof presets

// An object literal has only the keys that its type names.
export const presetNames = Object.keys(presets) as PresetName[]

/** The kinds that make sense for a game. */
export const presetsFor = ({ formats }: Pick<GameToOrganize, 'formats'>): readonly PresetName[] =>
  presetNames.filter((name) => formats.includes(presets[name].format))
