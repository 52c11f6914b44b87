import {
  deepPreset,
  deepUnits,
  presets,
  readSpec,
  readSuite,
  readTask,
  referenceCalled,
  scheduleOf,
  suitePresets,
} from '@wis/lab'
import type { Preset, Reference } from '@wis/lab'

type Locale = 'en' | 'zh'

/** The presets that follow one publication. */
interface PaperOfPresets {
  /** What its presets call it, such as “SpyGame”. */
  readonly name: string
  readonly reference: Reference | undefined
  readonly presets: readonly PresetOfPaper[]
}

interface PresetOfPaper {
  readonly id: string
  /** With the name of the paper. */
  readonly whole: string
  readonly name: string
  /** What is asked, in one sentence. */
  readonly question: string
  /** How it is asked: the rest of what the preset says of itself. */
  readonly method: string
  readonly size: PresetSize
}

interface PresetSize {
  readonly unit: 'matches' | 'descriptions'
  readonly count: number
  /** More than one where it is a suite. */
  readonly games: number
}

/** All presets by the publication that they follow, the one with most of them first. */
export function presetsByPaper(locale: Locale): readonly PaperOfPresets[] {
  const found = new Map<string, Pick<Preset, 'id' | 'name' | 'about' | 'follows'>[]>()
  for (const preset of [...presets(), ...suitePresets(), deepPreset()]) {
    const [first] = preset.follows
    const key = typeof first === 'string' ? first : (first?.title ?? preset.id)
    found.set(key, [...(found.get(key) ?? []), preset])
  }
  return [...found]
    .map(([key, ones]) => {
      const [first] = ones.map(({ follows }) => follows[0])
      return {
        name: commonest(ones.map(({ name }) => nameParts(name[locale])[0])),
        reference: typeof first === 'string' ? referenceCalled(key) : first,
        presets: ones.map(({ id, name, about }) => {
          const [paper, own] = nameParts(name[locale])
          return {
            id,
            whole: name[locale],
            name: own ?? paper,
            question: questionIn(about[locale]),
            method: about[locale].replace(questionIn(about[locale]), '').trim(),
            size: sizeOf(id),
          }
        }),
      }
    })
    .toSorted((one, other) => other.presets.length - one.presets.length)
}

function nameParts(name: string): readonly [string, string | undefined] {
  const [paper = '', ...rest] = name.split(/[:：]\s*/u)
  return [paper, rest.length === 0 ? undefined : rest.join(' ')]
}

function commonest(names: readonly string[]): string {
  const times = (name: string) => names.filter((one) => one === name).length
  return names.toSorted((one, other) => times(other) - times(one))[0] ?? ''
}

/** The sentence that asks something, else the first one. */
export function questionIn(about: string): string {
  const sentences = about.split(/(?<=[.?!])\s+|(?<=[。？！])/u)
  return (sentences.find((one) => /[?？]\s*$/u.test(one)) ?? sentences[0] ?? about).trim()
}

const sizes = new Map<string, PresetSize>()

/** It never changes while the server runs. */
function sizeOf(id: string): PresetSize {
  const known = sizes.get(id)
  if (known) return known
  const size = countedSize(id)
  sizes.set(id, size)
  return size
}

function countedSize(id: string): PresetSize {
  if (id === deepPreset().id) {
    const read = readTask(deepPreset().spec)
    return { unit: 'descriptions', count: read.ok ? deepUnits(read.spec).length : 0, games: 1 }
  }
  const suite = suitePresets().find((preset) => preset.id === id)
  if (suite) {
    const read = readSuite(suite.spec)
    const parts = read.ok ? [...read.parts.values()] : []
    return {
      unit: 'matches',
      count: parts.reduce((sum, part) => sum + scheduleOf(part).matches, 0),
      games: new Set(parts.map(({ game }) => game)).size,
    }
  }
  const read = readSpec(presets().find((preset) => preset.id === id)?.spec)
  return { unit: 'matches', count: read.ok ? scheduleOf(read.spec).matches : 0, games: 1 }
}
