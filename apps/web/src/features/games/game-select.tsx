import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { FilterSelect } from '../../components/form/filter-field.tsx'
import { gameNameIn } from './names.ts'

interface GameSelectProps {
  readonly value: string
  /** Whether one may choose none. */
  readonly mayBeAny?: boolean
}

/** The choice of a game, in a form that filters. */
export function GameSelect({ value, mayBeAny = true }: GameSelectProps) {
  const t = useTranslations('games')
  const locale = useLocale()
  const named = kits.map(({ id }) => ({ value: id, label: gameNameIn(locale, id) }))
  const any = mayBeAny ? [{ value: '', label: t('any') }] : []
  return <FilterSelect name="game" label={t('game')} value={value} options={[...any, ...named]} />
}
