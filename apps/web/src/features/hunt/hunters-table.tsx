import type { Hunter } from '@wis/db/hunts'
import { meanInterval } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { TableRegion } from '../leaderboard/table-region.tsx'

interface HuntersTableProps {
  readonly hunters: readonly Hunter[]
  /** The account that reads, if its name is not on the board. */
  readonly unnamed: string | undefined
}

const columns = ['rank', 'hunter', 'points', 'n', 'right'] as const
const cell = 'py-2 pl-4 first:pl-0'

/** Hunters by their mean points, with how sure that is. */
export function HuntersTable({ hunters, unnamed }: HuntersTableProps) {
  const t = useTranslations('hunt')
  const named = hunters.filter(({ userId }) => userId !== unnamed)
  return (
    <>
      <TableRegion caption={t('boardTitle')}>
        <thead>
          <tr className="label border-b border-strong">
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={`${cell} ${name === 'rank' || name === 'hunter' ? 'text-left' : ''}`}
              >
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hunters.map((hunter) => (
            <tr key={hunter.userId} className="border-b border-line align-baseline">
              <td className={`${cell} w-10 text-left text-faint`}>
                {hunter.userId === unnamed ? '' : named.indexOf(hunter) + 1}
              </td>
              <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere`}>
                {hunter.name}
                {hunter.userId === unnamed && (
                  <span className="block text-xs font-normal text-faint">{t('youPrivate')}</span>
                )}
              </th>
              <td className={cell}>
                <MeanPoints {...hunter} />
              </td>
              <td className={cell}>{hunter.n}</td>
              <td className={cell}>{t('percent', { share: hunter.right / hunter.n })}</td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <p className="pt-2 text-sm text-soft">
        {t('intervals')} {t('few')}
      </p>
    </>
  )
}

interface Mean {
  readonly n: number
  readonly mean: number | null
  readonly variance: number | null
}

/** With its 95% interval, once there is one. */
function MeanPoints({ n, mean, variance }: Mean) {
  const t = useTranslations('hunt')
  if (mean === null) return '–'
  const interval = meanInterval({ n, mean, variance: variance ?? 0 })
  return (
    <>
      <span className="font-semibold">{t('mean', { points: mean })}</span>
      {interval && (
        <span className="block text-xs whitespace-nowrap text-faint">
          {t('between', { low: interval.low, high: interval.high })}
        </span>
      )}
    </>
  )
}

/** A mean of fewer says nothing. */
export const fewestHunts = 5

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
        <tr className="label border-y border-line border-t-strong">
          <th />
          <th scope="col" className={cell}>
            {t('columns.points')}
          </th>
          <th scope="col" className={cell}>
            {t('columns.n')}
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map((who) => (
          <tr key={who} className="border-b border-line align-baseline">
            <th scope="row" className={`${cell} text-left font-normal`}>
              {t(`means.${who}`)}
            </th>
            <td className={cell}>
              {means[who].n < fewestHunts ? (
                <span className="text-faint">{t('needs', { count: fewestHunts })}</span>
              ) : (
                <MeanPoints {...means[who]} />
              )}
            </td>
            <td className={cell}>{means[who].n}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
