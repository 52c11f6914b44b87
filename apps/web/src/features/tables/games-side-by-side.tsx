import type { NormalisedTablePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { GamesTable } from './games-table.tsx'
import type { HouseLine } from './house-by-strength.ts'
import { HouseTable } from './house-table.tsx'
import { PublishedTable } from './published-table.tsx'

const linkStyle = 'underline decoration-brass underline-offset-4'

interface SideBySideProps {
  /** The agents that play for somebody. */
  readonly page: NormalisedTablePage
  /** The house agents, which play one game each. */
  readonly house: readonly HouseLine[]
}

/** The table of a study with the agents of this platform, and then with the figures of the study itself. */
export function GamesSideBySide({ page, house }: SideBySideProps) {
  const t = useTranslations('games.table')
  const tMatch = useTranslations('match')
  const locale = useLocale()
  const { table, language, published } = page
  const id = `table-${table.id}`
  const caption = t('caption', { name: table.name, language: tMatch(`languages.${language}`) })
  return (
    <div className="mt-16 space-y-14">
      <section aria-labelledby={id}>
        <SectionTitle id={id} title={caption}>
          <LanguageLink language={language} />
        </SectionTitle>
        <p className="max-w-[70ch] pb-4 text-sm text-soft">{`${table.about[locale]}${t('text', { least: table.leastMatches })}${page.columns.some(({ vouchedOnly }) => vouchedOnly) ? t('vouchedOnly') : ''}`}</p>
        {page.items.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText', { least: table.leastMatches })} />
        ) : (
          <GamesTable page={page} caption={caption} />
        )}
        {house.length > 0 && (
          <div className="pt-8">
            <h3 className="display pb-2 text-xl">{t('houseTitle')}</h3>
            <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('houseText')}</p>
            <HouseTable columns={page.columns} lines={house} />
          </div>
        )}
        <TableNotes page={page} />
      </section>
      <section aria-labelledby={`${id}-published`} className="border-l-4 border-brass pl-4 sm:pl-6">
        <SectionTitle id={`${id}-published`} title={t('publishedTitle')} />
        <p className="max-w-[70ch] pb-4 text-sm text-soft">
          {t.rich('publishedText', {
            ...published.source,
            year: String(published.source.year),
            link: (words) => (
              <a href={published.source.url} className={linkStyle}>
                {words}
              </a>
            ),
          })}
        </p>
        <PublishedTable published={published} caption={t('publishedTitle')} />
      </section>
    </div>
  )
}

/** The other language of the matches. */
function LanguageLink({ language }: Pick<NormalisedTablePage, 'language'>) {
  const t = useTranslations('games.table')
  const tMatch = useTranslations('match')
  const other = language === 'en' ? 'zh' : 'en'
  return (
    <Link href={`/games?language=${other}`} className={linkStyle}>
      {t('inLanguage', { language: tMatch(`languages.${other}`) })}
    </Link>
  )
}

function TableNotes({ page: { table, language, madeAt, nextCursor } }: { page: NormalisedTablePage }) {
  const t = useTranslations('games.table')
  const format = useFormatter()
  const address = `/api/v1/tables/${table.id}`
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-xs text-soft">
      {madeAt !== null && (
        <span>
          {t('madeAt', {
            at: format.dateTime(new Date(madeAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
      )}
      {nextCursor !== null && <span>{t('more')}</span>}
      <a href={`${address}.csv?language=${language}&limit=100`} className={linkStyle}>
        CSV
      </a>
      <a href={`${address}?language=${language}&limit=100`} className={linkStyle}>
        JSON
      </a>
      <Link href="/docs/ratings" className={linkStyle}>
        {t('method')}
      </Link>
    </p>
  )
}
