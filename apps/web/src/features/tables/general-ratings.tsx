import type { GeneralRatingsPage } from '@wis/protocol'
import { averageRating } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { Section } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { Explained } from '../../components/text/explained.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { AgentCell } from '../leaderboard/agent-cell.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'

const linkStyle = 'underline decoration-brass underline-offset-4'
/** In standard deviations from the average. The points of the API would look like a rating, and are none. */
const deviationsText = (rating: number) => {
  const text = withMinus(((rating - averageRating) / pointsOfDeviation).toFixed(2))
  return rating > averageRating ? `+${text}` : text
}
const pointsOfDeviation = 100
const percent = (share: number) => Math.round(100 * share)

/** One number for every agent that plays several games, and how much it explains. */
export function GeneralRatings({ page }: { page: GeneralRatingsPage }) {
  const t = useTranslations('games.general')
  const format = useFormatter()
  const { explained, language, madeAt, compared, items } = page
  return (
    <Section id="general-title" title={t('title')} className="mt-16">
      <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('text')}</p>
      {explained && (
        <p className="max-w-[70ch] pb-4 text-sm">
          {t('explained', {
            value: percent(explained.value),
            low: percent(explained.low),
            high: percent(explained.high),
            agents: compared,
            games: page.games,
          })}
        </p>
      )}
      <GeneralTable page={page} />
      <p className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-xs text-soft">
        {madeAt !== null && (
          <span>
            {t('madeAt', {
              at: timeInUtc(format, madeAt),
            })}
          </span>
        )}
        {compared > items.length && <span>{t('more')}</span>}
        <a href={`/api/v1/general-ratings?language=${language}&limit=100`} className={linkStyle}>
          JSON
        </a>
        <Link href="/docs/ratings" className={linkStyle}>
          {t('method')}
        </Link>
      </p>
    </Section>
  )
}

const cellStyle = 'py-2 pl-3 align-top whitespace-nowrap sm:pl-4'

function GeneralTable({ page: { items, boards } }: { page: GeneralRatingsPage }) {
  const t = useTranslations('games.general')
  const locale = useLocale()
  const games = boards
    .map(({ name, agents }) => t('board', { game: name[locale], agents }))
    .join(t('between'))
  return (
    <TableRegion caption={t('title')}>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="py-2 text-left align-bottom font-medium">
            {t('place')}
          </th>
          <th
            scope="col"
            className="sticky left-0 z-10 bg-ground py-2 pl-2 text-left align-bottom font-medium sm:pl-5"
          >
            {t('agent')}
          </th>
          <th scope="col" className={`${cellStyle} align-bottom font-medium`}>
            <Explained id="explained-general" text={t('number')} explanation={t('numberText')} opens="left" />
          </th>
          <th scope="col" className={`${cellStyle} align-bottom font-medium`}>
            <Explained id="explained-general-games" text={t('games')} explanation={games} opens="left" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ agent, rating, low, high, games: played }, at) => (
          <tr key={agent.id} className="group border-b border-line hover:bg-raised">
            <td className="py-3 text-left font-display text-xl font-light text-faint">{at + 1}</td>
            <AgentCell agent={agent} isBesideMany />
            <td className={cellStyle}>
              <span className="font-display text-lg">{deviationsText(rating)}</span>
              <span className="block text-2xs text-faint">
                {t('interval', { low: deviationsText(low), high: deviationsText(high) })}
              </span>
            </td>
            <td className={cellStyle}>{played}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
