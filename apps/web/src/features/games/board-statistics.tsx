import type { StatisticsPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { Section } from '../../components/page/titles.tsx'
import { Explained } from '../../components/text/explained.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { IntervalBar } from '../lab/interval-chart.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'

const linkStyle = 'underline decoration-brass underline-offset-4'

/** What each seat of a game is worth, and whether the rating predicts who beats whom. */
export function BoardStatistics({ page }: { page: StatisticsPage }) {
  const t = useTranslations('games.statistics')
  const locale = useLocale()
  const { game, language, season, seats, cycles } = page
  return (
    <Section id="statistics-title" title={t('title')}>
      <p className="max-w-[62ch] pb-4 text-sm text-soft">
        {t('season')} <ForeignText text={seasonNameIn(locale, season)} />
      </p>
      <div className="grid gap-x-12 gap-y-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h3 className="font-semibold">{t('seats.title')}</h3>
          {seats ? <Seats seats={seats} /> : <p className="pt-1 text-sm text-soft">{t('none')}</p>}
        </div>
        <div>
          <h3 className="font-semibold">
            <Explained id="explained-cycles" text={t('cycles.title')} explanation={t('cycles.explained')} />
          </h3>
          {cycles ? (
            <Cycles cycles={cycles} />
          ) : (
            <p className="max-w-[62ch] pt-1 text-sm text-soft">
              {seats?.of === 'deceivers' ? t('cycles.twoNumbers') : t('none')}
            </p>
          )}
        </div>
      </div>
      <p className="flex gap-6 pt-4 text-xs text-soft">
        <a
          href={`/api/v1/leaderboard/statistics?game=${game}&season=${season.slug}&language=${language}`}
          className={linkStyle}
        >
          JSON
        </a>
        <Link href="/docs/ratings" className={linkStyle}>
          {t('method')}
        </Link>
      </p>
    </Section>
  )
}

type SeatsFound = NonNullable<StatisticsPage['seats']>

/** Of fewer matches, the sentence says as much as the wide intervals of a table. */
const fewestToShow = 50

interface FoldedProps {
  readonly isOpen: boolean
  readonly label: string
  readonly children: ReactNode
}

const Folded = ({ isOpen, label, children }: FoldedProps) =>
  isOpen ? (
    <div className="pt-3">{children}</div>
  ) : (
    <details className="pt-3">
      <summary className="cursor-pointer py-1 text-sm underline decoration-rim underline-offset-4">
        {label}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )

/** The chance of a seat that is worth as much as the others. */
const even = 0.5

function Seats({ seats: { of, matches, seats } }: { seats: SeatsFound }) {
  const t = useTranslations('games.statistics.seats')
  const name = useSeatName()
  // One that is better, or else one that is worse.
  const unequal =
    seats.filter(({ low }) => low > 0).toSorted((one, other) => other.points - one.points)[0] ??
    seats.filter(({ high }) => high < 0).toSorted((one, other) => one.points - other.points)[0]
  const ends = seats.flatMap((one) => [one.chance.low, one.chance.high])
  const axis = { low: Math.min(even, ...ends) - 0.02, high: Math.max(even, ...ends) + 0.02 }
  return (
    <>
      <p className="max-w-[62ch] pt-1 text-sm">
        {unequal
          ? t(unequal.points > 0 ? 'best' : 'worst', {
              seat: name(unequal),
              points: Math.round(Math.abs(unequal.points)),
              chance: percent(unequal.chance.value),
              low: percent(unequal.chance.low),
              high: percent(unequal.chance.high),
            })
          : t('noBest')}{' '}
        <span className="text-soft">{t(`of.${of}`, { matches })}</span>
      </p>
      <Folded isOpen={matches >= fewestToShow} label={t('show')}>
        <TableRegion caption={t('title')}>
          <TableHead
            columns={[
              [t('seat'), 'py-2 pr-4 text-left align-bottom'],
              [
                <span key="picture" className="sr-only">
                  {t('chance')}
                </span>,
                'max-sm:hidden',
              ],
              ...(['points', 'chance'] as const).map(
                (column) =>
                  [
                    <Explained
                      key={column}
                      id={`explained-seat-${column}`}
                      text={t(column)}
                      explanation={t(`${column}Text`)}
                      opens="left"
                    />,
                    'py-2 pl-3 align-bottom',
                  ] as const,
              ),
            ]}
          />
          <tbody className="divide-y divide-line">
            {seats.map((seat) => (
              <tr key={seat.seat} className="align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {name(seat)}
                </th>
                <td aria-hidden="true" className="w-[40%] py-2 pl-3 max-sm:hidden">
                  <IntervalBar axis={axis} {...seat.chance} ticks={[]} mark={even} className="h-9 w-full" />
                </td>
                <td className="py-2 pl-3 whitespace-nowrap">
                  {signed(seat.points)}
                  <Range low={signed(seat.low)} high={signed(seat.high)} />
                </td>
                <td className="py-2 pl-3 whitespace-nowrap">
                  {t('share', { share: percent(seat.chance.value) })}
                  <Range low={percent(seat.chance.low)} high={percent(seat.chance.high)} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableRegion>
      </Folded>
    </>
  )
}

function useSeatName() {
  const t = useTranslations('games.statistics.seats')
  const locale = useLocale()
  return ({ seat, name }: SeatsFound['seats'][number]) => name?.[locale] ?? t('number', { number: seat + 1 })
}

function Cycles({ cycles }: { cycles: NonNullable<StatisticsPage['cycles']> }) {
  const t = useTranslations('games.statistics.cycles')
  const { share, verdict, matches, agents } = cycles
  const numbers = { value: percent(share.value), low: percent(share.low), high: percent(share.high) }
  return (
    <p className="max-w-[62ch] pt-1 text-sm">
      {t(`verdicts.${verdict}`, { ...numbers, matches })}{' '}
      <span className="text-soft">{t('figures', { ...numbers, matches, agents })}</span>
    </p>
  )
}

function Range({ low, high }: { readonly low: string | number; readonly high: string | number }) {
  const t = useTranslations('games.table')
  return (
    <span className="block text-xs text-faint">
      {t('interval', { low: String(low), high: String(high) })}
    </span>
  )
}

const percent = (share: number) => Math.round(100 * share)

function signed(value: number): string {
  const rounded = Math.round(value)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}
