import { useTranslations } from 'next-intl'
import { FormField, SelectField } from '../../components/form/labelled.tsx'
import type { FieldToSet } from './fields-of-game.ts'

interface RuleFieldsProps {
  readonly fields: readonly FieldToSet[]
  /** What was typed, by the name of the field. */
  readonly typed: Readonly<Record<string, string>>
  /** The message for a faulty field, by its path in the rules. */
  errorOf(path: string): string | undefined
}

/** The fields of a game's rules, folded until one of them is set. Empty fields keep what the ruleset says. */
export function RuleFields({ fields, typed, errorOf }: RuleFieldsProps) {
  const t = useTranslations('rules.fields')
  const isChanged = fields.some(({ path }) => (typed[`set.${path}`] ?? '') !== '')
  return (
    <details open={isChanged} className="rounded-card border border-line px-4 py-3">
      <summary className="cursor-pointer text-sm">{t('set')}</summary>
      <p className="pt-2 pb-4 text-xs text-soft">{t('setHint')}</p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {fields.map((field, at) => (
          <RuleInput
            key={field.path}
            field={field}
            value={typed[`set.${field.path}`] ?? ''}
            error={errorAt(fields, at, errorOf)}
          />
        ))}
      </div>
    </details>
  )
}

/** The fault of the field itself, or of the group that it is the first of. */
function errorAt(fields: readonly FieldToSet[], at: number, errorOf: RuleFieldsProps['errorOf']) {
  const { path = '' } = fields[at] ?? {}
  const own = errorOf(path)
  const group = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined
  if (own !== undefined || group === undefined) return own
  const isFirst = fields.findIndex((one) => one.path.startsWith(`${group}.`)) === at
  return isFirst ? errorOf(group) : undefined
}

interface RuleInputProps {
  readonly field: FieldToSet
  readonly value: string
  readonly error: string | undefined
}

function RuleInput({ field, value, error }: RuleInputProps) {
  const t = useTranslations('rules.fields')
  const hint = useHint(field)
  const { path, kind } = field
  const about = { name: `set.${path}`, label: field.label, hint, error, value }
  if (kind === 'whole' || kind === 'wholes')
    return (
      <FormField
        {...about}
        id={`rule-${path}`}
        most={80}
        isRequired={false}
        inputMode={field.isOpen || kind === 'wholes' ? undefined : 'numeric'}
      />
    )
  const flags = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const choices = kind === 'flag' ? flags : field.values
  return <SelectField {...about} options={[{ value: '', label: t('asRuleset') }, ...choices]} />
}

/** The range of a field, and its value in the rulesets to choose from. */
function useHint({ kind, least, most, values, isOpen, usual }: FieldToSet): string {
  const t = useTranslations('rules.fields')
  const named = (value: string | null) => {
    if (value === null) return t('none')
    if (kind === 'flag') return t(value === 'true' ? 'yes' : 'no')
    return values.find((one) => one.value === value)?.label ?? value
  }
  const [from, to] = [least === undefined ? '' : String(least), most === undefined ? '' : String(most)]
  const range = {
    none: '',
    both: t('range', { least: from, most: to }),
    least: t('atLeast', { least: from }),
    most: t('atMost', { most: to }),
  }
  const bounded = from === '' ? (to === '' ? 'none' : 'most') : to === '' ? 'least' : 'both'
  const held = usual
    .map(({ rulesets, value }) =>
      rulesets === '' ? named(value) : t('usual', { ruleset: rulesets, value: named(value) }),
    )
    .join(' · ')
  return [held, range[bounded], kind === 'wholes' ? t('list') : '', isOpen ? t('noLimit') : '']
    .filter((part) => part !== '')
    .join(' — ')
}
