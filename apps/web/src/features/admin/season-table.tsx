import type { SeasonRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/table-head.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'

const link = 'underline decoration-rim underline-offset-4 hover:decoration-current'
const cell = 'py-3 pl-5'
const facts = ['state', 'organizer', 'starts', 'decisions'] as const

/** All seasons, with their organizers. */
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
                <Link href={`/seasons/${slug}`} className={link}>
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
                <Link href={`/seasons/${slug}/decisions`} className={link}>
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
