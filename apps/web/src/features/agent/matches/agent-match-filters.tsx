import { kits } from '@wis/games'
import { day, handle, isStorable, listedModes, seatResults, seatRoles } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FilterDate, FilterSelect, FilterText, MoreFilters } from '../../../components/form/filter-field.tsx'
import { GameSelect } from '../../games/game-select.tsx'
import { ModeSelect, SeasonSelect } from '../../watch/filter/match-filters.tsx'
import type { SeasonOption } from '../../watch/filter/match-filters.tsx'

interface AgentMatchFiltersProps {
  readonly slug: string
  readonly filter: AgentMatchFilter
  readonly seasons: readonly SeasonOption[]
}

const linkStyle = 'underline underline-offset-4 hover:text-ink'

export function AgentMatchFilters({ slug, filter, seasons }: AgentMatchFiltersProps) {
  const t = useTranslations('agent.matches')
  return (
    <form
      method="get"
      action={agentMatchesAddress(slug)}
      aria-label={t('filters.title')}
      className="grid grid-cols-2 items-end gap-3 pb-2 sm:grid-cols-4"
    >
      {filter.told && <input type="hidden" name="told" value={filter.told} />}
      <Selects filter={filter} />
      <MoreFilters isOpen={further.some((name) => filter[name] !== undefined)} apply={t('filters.apply')}>
        <SeasonSelect
          label={t('filters.season')}
          any={t('filters.any')}
          value={filter.season}
          seasons={seasons}
        />
        <ModeSelect label={t('filters.mode')} any={t('filters.any')} value={filter.mode} />
        <FilterText
          name="opponent"
          label={t('filters.opponent')}
          hint={t('filters.opponentHint')}
          value={filter.opponent ?? ''}
        />
        <FilterText
          name="word"
          label={t('filters.word')}
          hint={t('filters.wordHint')}
          value={filter.word ?? ''}
        />
        <FilterText
          name="version"
          label={t('filters.version')}
          hint={t('filters.versionHint')}
          value={filter.version ?? ''}
          most={6}
        />
        <FilterDate name="from" label={t('filters.from')} value={filter.from ?? ''} />
        <FilterDate name="until" label={t('filters.until')} value={filter.until ?? ''} />
      </MoreFilters>
    </form>
  )
}

/** The filters that few readers need. */
const further = ['season', 'mode', 'opponent', 'word', 'version', 'from', 'until'] as const

function Selects({ filter }: Pick<AgentMatchFiltersProps, 'filter'>) {
  const t = useTranslations('agent.matches')
  const tMatch = useTranslations('match')
  const any = { value: '', label: t('filters.any') }
  return (
    <>
      <GameSelect value={filter.game ?? ''} />
      <FilterSelect
        name="role"
        label={t('filters.role')}
        value={filter.role ?? ''}
        options={[any, ...seatRoles.map((value) => ({ value, label: tMatch(`role.${value}`) }))]}
      />
      <FilterSelect
        name="result"
        label={t('filters.result')}
        value={filter.result ?? ''}
        options={[any, ...seatResults.map((value) => ({ value, label: t(`results.${value}`) }))]}
      />
    </>
  )
}

/** More links for the list: to show results, and to remove all filters. */
export function AgentMatchLinks({ slug, filter }: Omit<AgentMatchFiltersProps, 'seasons'>) {
  const t = useTranslations('agent.matches')
  const { told, cursor: _, ...rest } = filter
  const other = told ? filter : { ...filter, told: 'yes' as const }
  const { told: ___, ...untold } = other
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-1 pb-5 text-xs text-faint">
      <a data-list href={agentMatchesAddress(slug, told ? untold : other)} className={linkStyle}>
        {t(told ? 'cover' : 'tell')}
      </a>
      {leavesOut(rest) && (
        <a data-list href={agentMatchesAddress(slug, told ? { told } : {})} className={linkStyle}>
          {t('filters.clear')}
        </a>
      )}
    </p>
  )
}

const fields = {
  game: z.enum(kits.map(({ id }) => id)),
  role: z.enum(seatRoles),
  version: z.string().regex(/^[1-9]\d{0,5}$/),
  result: z.enum(seatResults),
  opponent: handle,
  word: z.string().trim().min(1).max(64).refine(isStorable),
  season: handle,
  mode: z.enum(listedModes),
  /** Days (UTC), both of them included. */
  from: day,
  until: day,
  /** Whether the list shows the result of each match. */
  told: z.literal('yes'),
  cursor: handle,
}
export type AgentMatchFilter = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The filters of a page's address. Invalid values are dropped, and the form shows the applied ones. */
export function parseAgentMatchFilter(query: Query): AgentMatchFilter {
  const filter: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(query[name])
    if (parsed.success) filter[name] = parsed.data
  }
  return filter
}

export function agentMatchesAddress(slug: string, filter: AgentMatchFilter = {}): string {
  const query = new URLSearchParams(Object.entries(filter))
  return `/agents/${slug}/matches${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** Whether matches are filtered out. A page of the list, or the choice to show results, filters none out. */
export function leavesOut({ cursor: _, told: __, ...filters }: AgentMatchFilter): boolean {
  return Object.keys(filters).length > 0
}
