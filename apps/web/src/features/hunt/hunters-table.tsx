import type { Hunter } from '@wis/db/hunts'
import { meanInterval } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { TableRegion } from '../leaderboard/table-region.tsx'

interface HuntersTableProps {
  readonly hunters: readonly Hunter[]
  /** The account that reads, if its name is not on the board. */
  readonly unnamed: string | undefined
}

/** Hunters by their mean points, with how sure that is. */
export function HuntersTable({ hunters, unnamed }: HuntersTableProps) {
  const t = useTranslations('hunt')
  const named = hunters.filter(({ userId }) => userId !== unnamed)
  return (
    <>
      <TableRegion caption={t('boardTitle')}>
        <thead>
          <tr className="label border-b border-line">
            {(['rank', 'hunter', 'points', 'interval', 'n', 'right'] as const).map((name) => (
              <th key={name} scope="col" className={`p-2 ${name === 'hunter' ? 'text-left' : ''}`}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hunters.map((hunter) => (
            <tr key={hunter.userId} className="border-b border-line">
              <td className="p-2">{hunter.userId === unnamed ? '' : named.indexOf(hunter) + 1}</td>
              <th scope="row" className="p-2 text-left font-semibold wrap-anywhere">
                {hunter.name}
                {hunter.userId === unnamed && (
                  <span className="block text-xs font-normal text-faint">{t('youPrivate')}</span>
                )}
              </th>
              <td className="p-2">{t('points', { points: hunter.mean })}</td>
              <td className="p-2 whitespace-nowrap">
                <Interval {...hunter} />
              </td>
              <td className="p-2">{hunter.n}</td>
              <td className="p-2">{t('percent', { share: hunter.right / hunter.n })}</td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <p className="pt-2 text-sm text-soft">{t('few')}</p>
    </>
  )
}

interface Mean {
  readonly n: number
  readonly mean: number | null
  readonly variance: number | null
}

function Interval({ n, mean, variance }: Mean) {
  const t = useTranslations('hunt')
  const interval = mean === null ? undefined : meanInterval({ n, mean, variance: variance ?? 0 })
  return interval ? t('between', { low: interval.low, high: interval.high }) : '–'
}

interface HuntMeansProps {
  readonly means: Readonly<Record<'people' | 'house' | 'agents', Mean>>
}

/** All hunters beside those who sat at the same tables. */
export function HuntMeans({ means }: HuntMeansProps) {
  const t = useTranslations('hunt')
  const counted = (['people', 'house', 'agents'] as const).filter((who) => means[who].n > 0)
  return (
    <TableRegion caption={t('means.title')}>
      <thead>
        <tr className="label border-b border-line">
          <th />
          <th scope="col" className="p-2">
            {t('columns.points')}
          </th>
          <th scope="col" className="p-2">
            {t('columns.interval')}
          </th>
          <th scope="col" className="p-2">
            {t('columns.n')}
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map((who) => (
          <tr key={who} className="border-b border-line">
            <th scope="row" className="p-2 text-left font-normal">
              {t(`means.${who}`)}
            </th>
            <td className="p-2">
              {means[who].mean === null ? '–' : t('points', { points: means[who].mean })}
            </td>
            <td className="p-2 whitespace-nowrap">
              <Interval {...means[who]} />
            </td>
            <td className="p-2">{means[who].n}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
