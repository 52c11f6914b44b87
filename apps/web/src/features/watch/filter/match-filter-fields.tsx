import { listedModes } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { seasonNameIn } from '../../seasons/season-name-in.ts'

interface SelectProps {
  readonly label: string
  /** The option that filters nothing. */
  readonly any: string
  readonly value: string | undefined
}

export function ModeSelect({ label, any, value = '' }: SelectProps) {
  const t = useTranslations('match.modes')
  const modes = listedModes.map((mode) => ({ value: mode, label: t(mode) }))
  return (
    <FilterSelect name="mode" label={label} value={value} options={[{ value: '', label: any }, ...modes]} />
  )
}

export interface SeasonOption {
  readonly slug: string
  readonly name: string
}

interface SeasonSelectProps extends SelectProps {
  readonly seasons: readonly SeasonOption[]
}

export function SeasonSelect({ label, any, value = '', seasons }: SeasonSelectProps) {
  const locale = useLocale()
  const named = seasons.map((season) => ({ value: season.slug, label: seasonNameIn(locale, season) }))
  return (
    <FilterSelect name="season" label={label} value={value} options={[{ value: '', label: any }, ...named]} />
  )
}
