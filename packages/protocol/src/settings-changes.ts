import type { Language } from '@wis/engine'
import { findStrategy } from './strategies/strategies.ts'
import { strategyChoice } from './strategies/strategy-choice.ts'

/** One setting that two versions of an agent have differently. Null where a version does not have it. */
export interface SettingsChange {
  /** Its place in the settings, such as `settings.temperature`. */
  readonly path: string
  readonly from: string | null
  readonly to: string | null
}

/** What differs between the settings of two versions, by their places. Strategies of ours have their names in the language. */
export function settingsChanges(
  before: unknown,
  after: unknown,
  language: Language,
): readonly SettingsChange[] {
  const leaves = (settings: unknown) => new Map(leavesOf(withPrompts(settings, language)))
  const [old, now] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, from: old.get(path) ?? null, to: now.get(path) ?? null }))
    .filter(({ from, to }) => from !== to)
}

/** Settings with the prompts of their strategy, so that a changed copy of one of ours is compared with it line by line. */
function withPrompts(settings: unknown, language: Language): unknown {
  if (typeof settings !== 'object' || settings === null || !('strategy' in settings)) return settings
  const choice = strategyChoice.safeParse(settings.strategy).data
  if (choice === undefined) return settings
  if ('custom' in choice) {
    const { name, texts, steps } = choice.custom
    return { ...settings, strategy: { name, texts, steps } }
  }
  const { name, texts } = findStrategy(choice.preset) ?? {}
  return { ...settings, strategy: { name: name?.[language] ?? choice.preset, texts } }
}

function leavesOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    leavesOf(part, path === '' ? name : `${path}.${name}`),
  )
}

export interface ChangedLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Two texts are compared line by line up to this many lines; longer ones are shown one after the other. */
const mostLines = 400

/** A text as it was and as it is now: the longest common lines are kept, what left comes before what came. */
export function changedLines(from: string, to: string): readonly ChangedLine[] {
  const [old, now] = [from.split('\n'), to.split('\n')]
  if (old.length > mostLines || now.length > mostLines)
    return [
      ...old.map((text) => ({ kind: 'removed', text }) as const),
      ...now.map((text) => ({ kind: 'added', text }) as const),
    ]
  const common = lengthsOfCommon(old, now)
  const lengthAt = (at: number, beside: number) => common[at]?.[beside] ?? 0
  const lines: ChangedLine[] = []
  for (let [at, beside] = [0, 0]; at < old.length || beside < now.length;) {
    const [was, is] = [old[at], now[beside]]
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was })
      at += 1
      beside += 1
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(at + 1, beside) >= lengthAt(at, beside + 1))
    ) {
      lines.push({ kind: 'removed', text: was })
      at += 1
    } else {
      lines.push({ kind: 'added', text: is ?? '' })
      beside += 1
    }
  }
  return lines
}

/** How many lines the rests of two texts have in common, from each pair of places on. */
function lengthsOfCommon(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  for (const [back] of old.entries()) {
    const at = old.length - 1 - back
    const [row, below] = [table[at] ?? [], table[at + 1] ?? []]
    for (let beside = now.length - 1; beside >= 0; beside--)
      row[beside] =
        old[at] === now[beside]
          ? (below[beside + 1] ?? 0) + 1
          : Math.max(below[beside] ?? 0, row[beside + 1] ?? 0)
  }
  return table
}
