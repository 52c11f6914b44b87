import { kitCalled, languages } from '@wis/games'
import { seatRules } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { FilterSelect, FilterText, MoreFilters } from '../../components/form/filter-field.tsx'
import { GameSelect } from '../games/game-select.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { boardTabs, isNarrowed, sortValue } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'

interface BoardFiltersProps {
  readonly game: string
  readonly filter: BoardFilter
  readonly season: string | undefined
  readonly seasons: readonly { readonly slug: string; readonly name: string }[]
  /** Whether its matches have a language. */
  readonly hasLanguages: boolean
  /** The orders that the board has, by the names of their columns. */
  readonly sorts: readonly { readonly value: string; readonly label: string }[]
}

export function BoardFilters({ game, filter, season, seasons, hasLanguages, sorts }: BoardFiltersProps) {
  const locale = useLocale()
  const t = useTranslations('leaderboard.filters')
  const tMatch = useTranslations('match')
  const { tab, sort } = filter
  const options = seasons.map((one) => ({ value: one.slug, label: seasonNameIn(locale, one) }))
  // A season that does not exist must not look like the first of the list.
  const isKnownCode = seasons.some(({ slug }) => slug === season)
  return (
    <form
      method="get"
      action="/leaderboard"
      aria-label={t('title')}
      className="py-4 xl:max-w-3xl xl:grow xl:pt-0 xl:pb-2.5 xl:first:[&>div]:justify-start"
    >
      {tab !== boardTabs[0] && <input type="hidden" name="tab" value={tab} />}
      <div className="grid max-w-4xl grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap xl:justify-end sm:[&>label]:w-44">
        <GameSelect value={game} mayBeAny={false} />
        {isKnownCode && options.length === 1 ? (
          <input type="hidden" name="season" value={season} />
        ) : (
          <FilterSelect
            name="season"
            label={t('season')}
            value={season ?? ''}
            options={
              isKnownCode
                ? options
                : [{ value: season ?? '', label: season ?? t('chooseSeason') }, ...options]
            }
          />
        )}
        {kitCalled(game)?.setup.selfPlay && (
          <FilterSelect
            name="seats"
            label={t('seats')}
            value={filter.seats ?? 'strangers'}
            options={seatRules.map((value) => ({ value, label: t(`seatRules.${value}`) }))}
          />
        )}
        {hasLanguages ? (
          <FilterSelect
            name="language"
            label={t('language')}
            value={filter.language}
            options={languages.map((value) => ({ value, label: tMatch(`languages.${value}`) }))}
          />
        ) : (
          <input type="hidden" name="language" value={filter.language} />
        )}
        <MoreFilters
          isOpen={isNarrowed(filter) || !filter.house || (filter.role ?? filter.part) !== undefined}
          apply={t('apply')}
        >
          <RoleOrPart game={game} filter={filter} />
          <FilterSelect
            name="house"
            label={t('house')}
            value={String(filter.house)}
            options={[
              { value: 'true', label: t('shown') },
              { value: 'false', label: t('hidden') },
            ]}
          />
          <MadeOfFilters filter={filter} />
          {/* If there is room for all columns, their headings do this. */}
          {tab !== 'map' && (
            <div className="sm:hidden">
              <FilterSelect name="sort" label={t('sort')} value={sortValue(tab, sort)} options={sorts} />
            </div>
          )}
        </MoreFilters>
      </div>
    </form>
  )
}

function MadeOfFilters({ filter: { model, open, maxSize } }: Pick<BoardFiltersProps, 'filter'>) {
  const t = useTranslations('leaderboard.filters')
  return (
    <>
      <FilterText name="model" label={t('model')} value={model ?? ''} hint={t('modelHint')} />
      <FilterSelect
        name="open"
        label={t('open')}
        value={open === undefined ? '' : String(open)}
        options={[
          { value: '', label: t('anyWeights') },
          { value: 'true', label: t('openOnes') },
          { value: 'false', label: t('closedOnes') },
        ]}
      />
      <FilterText
        name="maxSize"
        label={t('maxSize')}
        value={maxSize === undefined ? '' : String(maxSize)}
        hint={t('maxSizeHint')}
      />
    </>
  )
}

/** A role that the numbers of the board are told for, or a side or role that has a board of its own. */
function RoleOrPart({ game, filter }: Pick<BoardFiltersProps, 'game' | 'filter'>) {
  const locale = useLocale()
  const t = useTranslations('leaderboard.filters')
  const kit = kitCalled(game)
  const { parts = [], byRole = [] } = kit?.board ?? {}
  return (
    <>
      {filter.tab === 'total' && byRole.length > 0 && (
        <FilterSelect
          name="role"
          label={t('role')}
          value={filter.role ?? ''}
          options={[
            { value: '', label: t('anyRole') },
            ...byRole.map((value) => ({ value, label: kit?.results.roles[value]?.[locale] ?? value })),
          ]}
        />
      )}
      {parts.length > 0 && (
        <FilterSelect
          name="part"
          label={t('part')}
          value={filter.part ?? ''}
          options={[
            { value: '', label: t('anyPart') },
            ...parts.map(({ id, name }) => ({ value: id, label: name[locale] })),
          ]}
        />
      )}
    </>
  )
}
