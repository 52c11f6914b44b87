import type { InBoth, Language } from '@wis/engine'
import { fileCalled, readOutline } from '../outline/outline.ts'
import type { DataFile } from '../outline/outline.ts'

type Told = Readonly<Record<string, unknown>>

/**
 * The rules of a game as they stand in its files `content/rules/en.txt` and `zh.txt`. `{rounds}` is a field of the rules or
 * one of `more`, `{slips}` what follows from bad answers; `{talk?…}` is said only if that is true, and so is a whole
 * line that begins with `?talk `.
 */
export function rulesFrom<Ruleset extends object>(
  files: readonly DataFile[],
  more: (ruleset: Ruleset, language: Language) => Told = () => ({}),
): InBoth<(ruleset: Ruleset, afterSlips: string) => readonly string[]> {
  const inLanguage = (language: Language) => {
    const lines = readOutline(fileCalled(language, files)).map(({ text }) => text)
    return (ruleset: Ruleset, slips: string) => {
      const told = { ...ruleset, ...more(ruleset, language), slips }
      return lines.map((line) => filledLine(line, told))
    }
  }
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}

function filledLine(line: string, told: Told): string {
  const [, condition, rest = line] = /^\?(\S+) (.*)$/u.exec(line) ?? []
  if (condition !== undefined && !isSo(told, condition)) return ''
  return rest
    .replace(/\{([\w!.]+)\?([^}]*)\}/gu, (_, name: string, text: string) => (isSo(told, name) ? text : ''))
    .replace(/\{([\w.]+)\}/gu, (slot, name: string) => String(valueAt(told, name) ?? slot))
}

const isSo = (told: Told, name: string): boolean =>
  name.startsWith('!') ? !valueAt(told, name.slice(1)) : Boolean(valueAt(told, name))

const valueAt = (told: Told, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (held, name) =>
        typeof held === 'object' && held !== null
          ? Object.entries(held).find(([key]) => key === name)?.[1]
          : undefined,
      told,
    )
