import { ruleFields } from '@wis/games'
import type { GameKit, Language, RuleField } from '@wis/games'

/** A field of the rules in the language of its reader, as a form shows it. */
export interface FieldToSet extends Pick<RuleField, 'path' | 'kind' | 'least' | 'most'> {
  readonly label: string
  /** The names to choose from, each with what it is called. */
  readonly values: readonly { readonly value: string; readonly label: string }[]
  /** Whether it may be without a limit. */
  readonly isOpen: boolean
  /** Its value in each ruleset that differs, such as `arena` and 5. */
  readonly usual: readonly { readonly rulesets: string; readonly value: string | null }[]
}

/** What a form calls the field of the rules with this path. */
export const fieldName = (path: string) => `set.${path}`

/** The fields of a game that an organizer can set, for one of its rulesets. */
export const fieldsToSet = (
  kit: Pick<GameKit, 'setup'>,
  rulesets: readonly string[],
  locale: Language,
): readonly FieldToSet[] =>
  ruleFields(kit).map(({ label, values = [], inRulesets, ...field }) => ({
    ...field,
    label: label[locale],
    values: values.map(({ value, label: name }) => ({ value, label: name[locale] })),
    isOpen: Object.values(inRulesets).includes(null),
    usual: usualOf(inRulesets, rulesets),
  }))

/** The different values with the rulesets that have them. One value of all needs no names. */
function usualOf(inRulesets: RuleField['inRulesets'], rulesets: readonly string[]): FieldToSet['usual'] {
  const byValue = new Map<string | null, string[]>()
  for (const ruleset of rulesets) {
    if (!(ruleset in inRulesets)) continue
    const held = inRulesets[ruleset]
    const value = held === null ? null : Array.isArray(held) ? held.join(', ') : String(held)
    byValue.set(value, [...(byValue.get(value) ?? []), ruleset])
  }
  return [...byValue].map(([value, named]) => ({
    rulesets: byValue.size === 1 ? '' : named.join(', '),
    value,
  }))
}

type Setting = number | boolean | string | null | readonly number[]

/** The settings that were typed. A text that is no value of its field stays a text, and the rules refuse it. */
export function settingsTyped(
  kit: Pick<GameKit, 'setup'>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, Setting>> {
  return Object.fromEntries(
    ruleFields(kit).flatMap(({ path, kind }) => {
      const text = (typed[fieldName(path)] ?? '').trim()
      return text === '' ? [] : [[path, settingOf(kind, text)]]
    }),
  )
}

function settingOf(kind: RuleField['kind'], text: string): Setting {
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text
  if (kind === 'wholes' && /^-?\d{1,9}(\s*[,，]\s*-?\d{1,9})*$/.test(text))
    return text.split(/[,，]/).map(Number)
  if (kind !== 'whole') return text
  if (text === 'none') return null
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text
}

/** Settings as the fields of a form show them. */
export const typedSettings = (set: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(set).map(([path, value]) => [
      fieldName(path),
      value === null ? 'none' : Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  )
