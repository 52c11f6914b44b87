import { directoryOrders } from '@wis/db/agents'
import { kits, languages } from '@wis/games'
import { isStorable, listedKinds } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FilterSelect, FilterText, MoreFilters } from '../../components/form/filter-field.tsx'
import { GameSelect } from '../games/game-select.tsx'

export function DirectoryFilters({ filter }: { filter: DirectoryFilter }) {
  const t = useTranslations('agents')
  const tMatch = useTranslations('match')
  const any = { value: '', label: t('filters.any') }
  return (
    <form method="get" action="/agents" aria-label={t('filters.title')} className="pb-6">
      <div className="grid grid-cols-2 items-end gap-3 max-w-4xl sm:grid-cols-4">
        <div className="col-span-2 sm:col-span-1">
          <FilterText name="q" label={t('filters.q')} hint={t('filters.qHint')} value={filter.q ?? ''} />
        </div>
        <GameSelect value={filter.game ?? ''} />
        <FilterSelect
          name="order"
          label={t('filters.order')}
          value={filter.order ?? usualOrder}
          options={directoryOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
        <MoreFilters
          isOpen={[filter.language, filter.kind, filter.from, filter.state].some(Boolean)}
          apply={t('filters.apply')}
        >
          <FilterSelect
            name="language"
            label={t('filters.language')}
            value={filter.language ?? ''}
            options={[any, ...languages.map((value) => ({ value, label: tMatch(`languages.${value}`) }))]}
          />
          <FilterSelect
            name="kind"
            label={t('filters.kind')}
            value={filter.kind ?? ''}
            options={[any, ...listedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
          />
          <FilterSelect
            name="from"
            label={t('filters.from')}
            value={filter.from ?? ''}
            options={[any, ...origins.map((value) => ({ value, label: t(`origins.${value}`) }))]}
          />
          <FilterSelect
            name="state"
            label={t('filters.state')}
            value={filter.state ?? ''}
            options={[any, ...states.map((value) => ({ value, label: t(value) }))]}
          />
        </MoreFilters>
      </div>
      {leavesOut(filter) && (
        <p className="pt-2 text-right text-xs text-faint">
          <a data-list href={directoryAddress({})} className="underline underline-offset-4 hover:text-ink">
            {t('filters.clear')}
          </a>
        </p>
      )}
    </form>
  )
}

/** The newest agents are mostly tests. */
export const usualOrder = 'rating'

const origins = ['house', 'visitors'] as const
const states = ['online', 'offline'] as const

const fields = {
  q: z.string().trim().min(1).max(64).refine(isStorable),
  language: z.enum(languages),
  kind: z.enum(listedKinds),
  game: z.enum(kits.map(({ id }) => id)),
  from: z.enum(origins),
  state: z.enum(states),
  order: z.enum(directoryOrders),
  cursor: z.string().regex(/^\d{1,6}$/),
}
export type DirectoryFilter = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The part of the directory that an address asks for. Invalid values are dropped. */
export function parseDirectoryFilter(query: Query): DirectoryFilter {
  const filter: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(query[name])
    if (parsed.success) filter[name] = parsed.data
  }
  return filter
}

export function directoryAddress(filter: DirectoryFilter): string {
  const query = new URLSearchParams(Object.entries(filter))
  return query.size === 0 ? '/agents' : `/agents?${query.toString()}`
}

/** Whether agents are filtered out. Another order or another page filters nobody out. */
export function leavesOut({ order: _, cursor: __, ...filters }: DirectoryFilter): boolean {
  return Object.keys(filters).length > 0
}
