import { kitCalled } from '@wis/games'
import { deepPreset, namesOfCondition, presetCalled, presets, rubricCalled, suitePresets } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import type { ExperimentPage } from '@wis/protocol'
import { gameNameIn } from '../games/names.ts'
import { inPageWords } from './page-words.ts'

const seat = { en: 'Seat', zh: '座位' }

/** The names of what is balanced in the matches of a game, in a language. */
export function nameOfFactor(game: string, locale: 'en' | 'zh') {
  const kit = kitCalled(game)
  return (id: string) => {
    const known = kit?.studies?.factors.find((factor) => factor.id === id)?.name
    return (known ?? (id === 'seat' ? seat : undefined))?.[locale] ?? id
  }
}

/** The name of a level of a factor. Roles have names in their game. */
export function nameOfLevel(game: string, locale: 'en' | 'zh') {
  const kit = kitCalled(game)
  return (factor: string, level: string) =>
    (factor === 'role' ? kit?.results.roles[level]?.[locale] : undefined) ?? level
}

/** The names of the conditions of an experiment in a language. */
export function nameOfCondition({ game, spec }: Pick<ExperimentPage, 'game' | 'spec'>, locale: 'en' | 'zh') {
  const kit = kitCalled(game)
  // It was read when the experiment was made.
  const { own } = spec as Pick<ExperimentSpec, 'own'>
  return (id: string) => (kit ? inPageWords(namesOfCondition(kit, { own }, id).name[locale]) : id)
}

/** The name of a rubric in a language. */
export const nameOfRubric = (id: string, locale: 'en' | 'zh') =>
  inPageWords(rubricCalled(id)?.name[locale] ?? id)

/** What an experiment asks, as its author or its preset says it. */
export function questionOf({ spec }: { readonly spec: unknown }, locale: 'en' | 'zh'): string | undefined {
  // It was read when the experiment was made.
  const { about, preset } = spec as Pick<ExperimentSpec, 'about' | 'preset'>
  return (about ?? (preset === undefined ? undefined : presetCalled(preset)?.about))?.[locale]
}

/** Whether a task stands in the place of a game. */
export const isTaskGame = (id: string) => id === deepPreset().spec.task

/** The name of a game, or of a task in the place of one. */
export function nameOfGame(id: string, locale: 'en' | 'zh'): string {
  if (isTaskGame(id)) return deepPreset().name[locale]
  return gameNameIn(locale, id)
}

/** What a page calls an experiment. A part of a suite is stored as `MAgIC: public-goods`, and read by the name of its game. */
export function titleOf(
  { name, game, suite }: Pick<ExperimentPage, 'name' | 'game' | 'suite'>,
  locale: 'en' | 'zh',
): string {
  if (!suite || !name.endsWith(`: ${suite.part}`)) return presetTitle(name, locale)
  const called = nameOfGame(game, locale)
  const part = suite.part === game ? called : `${called} (${suite.part})`
  return `${name.slice(0, -suite.part.length)}${part}`
}

/** A report that has kept the English name of its preset is called as the preset is in the language of the reader. */
export function presetTitle(name: string, locale: 'en' | 'zh'): string {
  if (locale === 'en') return name
  const known = [...presets(), ...suitePresets(), deepPreset()].find((preset) => preset.name.en === name)
  return known?.name[locale] ?? name
}
