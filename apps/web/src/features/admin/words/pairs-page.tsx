import { listWordPairs } from '@wis/db/matches'
import { languages } from '@wis/games'
import { getTranslations } from 'next-intl/server'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { Link } from '../../../components/link/link.tsx'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageTitle } from '../../../components/page/page-title.tsx'
import { database } from '../../../server/database.ts'
import { SearchForm } from '../search-form.tsx'
import { addressWith, cursorIn, textIn } from '../search.ts'
import type { Search } from '../search.ts'
import { pairChoices } from './pair-choices.ts'
import { PairForm } from './pair-form.tsx'
import { PairTable } from './pair-table.tsx'

const here = '/admin/words'
const orders = ['played', 'spy-wins', 'words'] as const

/** The pairs of words, for those who look after them. */
export async function PairsPage({ search }: { search: Search }) {
  const t = await getTranslations('admin')
  const language = languages.find((known) => known === textIn(search, 'language')) ?? 'en'
  const order = orders.find((known) => known === textIn(search, 'order')) ?? 'played'
  const q = textIn(search, 'q')
  const given = cursorIn(search)
  const cursor = given !== undefined && /^\d{1,6}$/.test(given) ? given : undefined
  const page = await listWordPairs(database(), { language, order, q, cursor })
  const at = (more: { readonly cursor?: string }) => addressWith(here, { language, order, q, ...more })
  return (
    <>
      <PageTitle title={t('nav.words')}>{t('words.text')}</PageTitle>
      <p className="flex gap-5 pb-5 text-sm">
        {languages.map((other) => (
          <Link
            key={other}
            href={addressWith(here, { language: other })}
            aria-current={other === language ? 'true' : undefined}
            className="underline decoration-rim underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {t(`languages.${other}`)}
          </Link>
        ))}
      </p>
      <SearchForm action={here} label={t('words.search')} hint={t('words.searchHint')} q={q}>
        <input type="hidden" name="language" value={language} />
        <FilterSelect
          name="order"
          label={t('words.order')}
          value={order}
          options={orders.map((value) => ({ value, label: t(`words.orders.${value}`) }))}
        />
      </SearchForm>
      <details className="mb-6 border-y border-line py-2 text-sm">
        <summary className="w-fit py-2 font-semibold">{t('words.addTitle')}</summary>
        <PairForm key={language} choices={pairChoices} language={language} />
      </details>
      {page.items.length === 0 ? (
        <EmptyState title={t('words.emptyTitle')} text={t('words.emptyText')} />
      ) : (
        <PairTable pairs={page.items} />
      )}
      <Pager
        first={cursor === undefined ? undefined : { address: at({}), label: t('first') }}
        next={
          page.nextCursor === null
            ? undefined
            : { address: at({ cursor: page.nextCursor }), label: t('next') }
        }
      />
    </>
  )
}
