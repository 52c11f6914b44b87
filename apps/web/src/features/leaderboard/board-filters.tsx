import { languages } from '@wis/games'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button-style.ts'
import { FilterSelect } from '../../components/filter-field.tsx'
import type { BoardFilter } from './board-filter.ts'

interface BoardFiltersProps {
  readonly filter: BoardFilter
  readonly season: string | undefined
  readonly seasons: readonly { readonly slug: string; readonly name: string }[]
}

export function BoardFilters({ filter, season, seasons }: BoardFiltersProps) {
  const t = useTranslations('leaderboard.filters')
  const tMatch = useTranslations('match')
  return (
    <form method="get" action="/leaderboard" aria-label={t('title')} className="pb-8">
      <div className="grid max-w-3xl grid-cols-2 items-end gap-3 sm:grid-cols-4">
        <FilterSelect
          name="season"
          label={t('season')}
          value={season ?? ''}
          options={seasons.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <FilterSelect
          name="language"
          label={t('language')}
          value={filter.language}
          options={languages.map((value) => ({ value, label: tMatch(`languages.${value}`) }))}
        />
        <FilterSelect
          name="house"
          label={t('house')}
          value={String(filter.house)}
          options={[
            { value: 'true', label: t('shown') },
            { value: 'false', label: t('hidden') },
          ]}
        />
        <button className={`${buttonStyle.quiet} h-10!`}>{t('apply')}</button>
      </div>
    </form>
  )
}
