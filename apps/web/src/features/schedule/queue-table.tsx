import type { QueueLine } from '@wis/db/matches'
import { useLocale, useTranslations } from 'next-intl'
import { TableHead } from '../../components/list/table-head.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { WaitedTime } from './waited-time.tsx'

const columns = ['season', 'language', 'mode', 'waiting', 'checking', 'oldest'] as const

export function QueueTable({ lines }: { lines: readonly QueueLine[] }) {
  const locale = useLocale()
  const t = useTranslations('schedule')
  const tMatch = useTranslations('match')
  return (
    <div tabIndex={0} role="region" aria-label={t('lines')} className="-mx-4 scrolls-aside px-4">
      <table className="figures w-full text-left text-sm [overflow-wrap:normal]">
        <caption className="sr-only">{t('linesAbout')}</caption>
        <TableHead
          columns={columns.map((name) => [t(`columns.${name}`), 'py-2 pr-6 whitespace-nowrap last:pr-0'])}
        />
        <tbody>
          {lines.map(({ season, language, mode, waiting, checking, oldestMs }) => (
            <tr key={`${season.slug} ${language} ${mode}`} className="border-b border-line">
              <th scope="row" className="min-w-40 py-2.5 pr-6 font-normal">
                {seasonNameIn(locale, season)}
              </th>
              <td className="pr-6 whitespace-nowrap">{tMatch(`languages.${language}`)}</td>
              <td className="pr-6 whitespace-nowrap">{tMatch(`modes.${mode}`)}</td>
              <td className="pr-6">{waiting}</td>
              <td className="pr-6">{checking}</td>
              <td className="whitespace-nowrap">
                <WaitedTime ms={oldestMs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
