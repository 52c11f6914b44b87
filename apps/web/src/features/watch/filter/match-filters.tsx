import { languages } from '@wis/games'
import { listedModes } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { FilterDate, FilterSelect, FilterText, MoreFilters } from '../../../components/form/filter-field.tsx'
import { isSpoken } from '../../games/names.ts'
import { seasonNameIn } from '../../seasons/season-name-in.ts'
import { allChannels, gameOf, hasFilters, matchListAddress, onlyGame, winnersOf } from './match-filter.ts'
import type { MatchFilter } from './match-filter.ts'

interface MatchFiltersProps {
  readonly filter: MatchFilter
  readonly seasons: readonly SeasonOption[]
}

export function MatchFilters({ filter, seasons }: MatchFiltersProps) {
  const t = useTranslations('watch')
  const tMatch = useTranslations('match')
  const any = { value: '', label: t('all') }
  const game = gameOf(filter)
  const winners = winnersOf(game)
  return (
    <form method="get" action="/watch" aria-label={t('filters.title')} className="pb-6">
      {game !== undefined && <input type="hidden" name="game" value={game} />}
      <input type="hidden" name="channel" value={filter.channel ?? allChannels} />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
        {(game === undefined || isSpoken(game) || filter.language) && (
          <FilterSelect
            name="language"
            label={t('filters.language')}
            value={filter.language ?? ''}
            options={[any, ...languages.map((value) => ({ value, label: tMatch(`languages.${value}`) }))]}
          />
        )}
        <SeasonSelect label={t('filters.season')} any={t('all')} value={filter.season} seasons={seasons} />
        {winners.length > 0 && (
          <FilterSelect
            name="winner"
            label={t('filters.winner')}
            value={filter.winner ?? ''}
            options={[any, ...winners.map((value) => ({ value, label: t(`winners.${value}`) }))]}
          />
        )}
        <MoreFilters
          isOpen={(filter.mode ?? filter.agent ?? filter.from ?? filter.until) !== undefined}
          apply={t('filters.apply')}
        >
          <ModeSelect label={t('filters.mode')} any={t('all')} value={filter.mode} />
          <FilterText
            name="agent"
            label={t('filters.agent')}
            hint={t('filters.agentHint')}
            value={filter.agent ?? ''}
          />
          <FilterDate name="from" label={t('filters.from')} value={filter.from ?? ''} />
          <FilterDate name="until" label={t('filters.until')} value={filter.until ?? ''} />
        </MoreFilters>
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 pt-2 text-xs text-faint">
        <span>{winners.length > 0 && t('winnerSpoils')}</span>
        {hasFilters(filter) && (
          <a
            data-list
            href={matchListAddress({
              ...onlyGame(game),
              ...(filter.channel && { channel: filter.channel }),
            })}
            className="underline underline-offset-4 hover:text-ink"
          >
            {t('filters.clear')}
          </a>
        )}
      </p>
    </form>
  )
}

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
