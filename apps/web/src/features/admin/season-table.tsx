import { suspectedSeasons } from '@wis/db/seasons'
import type { SeasonRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'

const cell = 'py-3 pl-5'
const facts = ['state', 'organizer', 'starts', 'decisions'] as const

export function SeasonTable({ seasons }: { seasons: readonly SeasonRow[] }) {
  const t = useTranslations('admin.seasons')
  const tNav = useTranslations('admin.nav')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  return (
    <div tabIndex={0} role="region" aria-label={tNav('seasons')} className="scrolls-aside pb-2">
      <table className="w-full border-collapse text-left text-sm [overflow-wrap:normal]">
        <TableHead
          columns={[
            [t('name'), 'py-2'],
            ...facts.map((name) => [t(name), `${cell} whitespace-nowrap`] as const),
          ]}
        />
        <tbody>
          {seasons.map(({ slug, name, state, organizer, startsAt }) => (
            <tr key={slug} className="border-b border-line">
              <th scope="row" className="max-w-72 min-w-32 py-3 font-semibold break-words">
                <Link href={`/seasons/${slug}`} className={linkStyle}>
                  <ForeignText text={seasonNameIn(locale, { slug, name })} />
                </Link>
              </th>
              <td className={`${cell} whitespace-nowrap`}>{t(`states.${state}`)}</td>
              <td className={`${cell} max-w-40 wrap-anywhere`}>
                {organizer === null ? t('platform') : <ForeignText text={organizer} />}
              </td>
              <td className={`${cell} figures whitespace-nowrap`}>
                {dateTime(new Date(startsAt), { dateStyle: 'medium' })}
              </td>
              <td className={cell}>
                <Link href={`/seasons/${slug}/decisions`} className={linkStyle}>
                  {t('open')}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The seasons in which pairs of owners may collude, those of the platform among them. */
export async function SuspectedSeasons() {
  const t = await getTranslations('admin.seasons')
  const locale = await getLocale()
  const seasons = await suspectedSeasons(database())
  return (
    <section aria-labelledby="suspected" className="pb-10">
      <SectionTitle id="suspected" title={t('suspected')}>
        {seasons.length === 0 ? t('suspectedNone') : t('suspectedText')}
      </SectionTitle>
      <ul className="space-y-2 text-sm wrap-anywhere">
        {seasons.map(({ slug, name, organizer, pairs }) => (
          <li key={slug}>
            <Link href={`/seasons/${slug}#collusion`} className={linkStyle}>
              <ForeignText text={seasonNameIn(locale, { slug, name })} />
            </Link>{' '}
            · {organizer === null ? t('platform') : <ForeignText text={organizer} />} ·{' '}
            {t('suspectedPairs', { pairs })}
          </li>
        ))}
      </ul>
    </section>
  )
}
