import { listWordPairs } from '@wis/db/matches'
import type { WordPairRow } from '@wis/db/matches'
import { languages } from '@wis/games'
import { useFormatter, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { Link } from '../../../components/link/link.tsx'
import { Pager, TableHead } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { database } from '../../../server/database.ts'
import { addressWith, cursorIn, SearchForm, textIn } from '../search-form.tsx'
import type { Search } from '../search-form.tsx'
import { pairChoices } from './pair-choices.ts'
import { PairForm } from './pair-form.tsx'
import { switchPairOf } from './word-actions.ts'

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
        first={cursor && at({})}
        next={page.nextCursor && at({ cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}

const cell = 'py-3 pl-5 align-top'
const head = 'py-2 pl-5 whitespace-nowrap'
const summary = 'w-fit underline decoration-rim underline-offset-4'

/** Pairs with how often they were seen, and their measured results. */
function PairTable({ pairs }: { pairs: readonly WordPairRow[] }) {
  const t = useTranslations('admin.words')
  return (
    <div tabIndex={0} role="region" aria-label={t('caption')} className="scrolls-aside pb-2">
      <table className="w-full border-collapse text-sm [overflow-wrap:normal]">
        <caption className="sr-only">{t('caption')}</caption>
        <TableHead
          columns={[
            [t('pair'), 'py-2 text-left'],
            [t('domain'), `${head} text-left`],
            [t('played'), `${head} text-right`],
            [t('spyWins'), `${head} text-left`],
            [t('state'), `${head} text-left`],
          ]}
        />
        <tbody>
          {pairs.map((pair) => (
            <PairLine key={pair.id} pair={pair} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PairLine({ pair }: { pair: WordPairRow }) {
  const t = useTranslations('admin.words')
  const { id, first, second, domain, difficulty, use, played, active } = pair
  const known = pairChoices.domains.find((one) => one === domain)
  return (
    <tr className={`border-b border-line ${active ? '' : 'text-faint'}`}>
      <th scope="row" className="min-w-44 py-3 text-left align-top font-normal">
        <span className="font-semibold">
          {first} / {second}
        </span>
        <details className="pt-1 text-xs">
          <summary className={summary}>{t('edit')}</summary>
          <PairForm
            choices={pairChoices}
            language={pair.language}
            pair={{ id, first, second, domain, difficulty, use }}
          />
        </details>
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        {known ? t(`domains.${known}`) : domain}
        <span className="block text-xs text-faint">
          {t('expected')} <Difficulty value={difficulty} />
        </span>
      </td>
      <td className={`${cell} figures text-right`}>{played}</td>
      <td className={`${cell} min-w-40`}>
        <SpyWins pair={pair} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {active ? t(`uses.${use}`) : t('inactive')}
        <form action={switchPairOf} className="pt-1 text-xs">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="active" value={active ? 'false' : 'true'} />
          <SubmitButton className={summary}>{t(active ? 'deactivate' : 'activate')}</SubmitButton>
        </form>
      </td>
    </tr>
  )
}

function Difficulty({ value }: { value: string }) {
  const t = useTranslations('admin.words.difficulties')
  const known = pairChoices.difficulties.find((one) => one === value)
  return known ? t(known) : value
}

/** The rate as a mark on a line from 0 to 100 %, inside its interval. */
function SpyWins({ pair: { played, spyWon, spyWins } }: { pair: WordPairRow }) {
  const t = useTranslations('admin.words')
  const format = useFormatter()
  if (!spyWins) return <span className="text-faint">–</span>
  const percent = (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 })
  const rate = spyWon / played
  return (
    <>
      <span className="figures">{percent(rate)}</span>{' '}
      <span className="figures text-xs text-faint">
        {t('between', { low: percent(spyWins.low), high: percent(spyWins.high) })}
      </span>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-1.5 w-32"
      >
        <rect y="2.5" width="100" height="1" className="fill-line" />
        <rect
          x={spyWins.low * 100}
          y="1"
          width={(spyWins.high - spyWins.low) * 100}
          height="4"
          className="fill-rim"
        />
        <rect x={rate * 100 - 0.75} width="1.5" height="6" className="fill-ink" />
      </svg>
    </>
  )
}
