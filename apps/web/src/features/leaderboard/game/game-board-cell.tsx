import type { RatedDay } from '@wis/db/boards'
import type { LeaderboardRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { SideMark } from '../../match/table/side-mark.tsx'
import type { Extent } from '../extent.ts'
import type { RatingAxis } from '../skill/rating-bar.tsx'
import { RatingCell } from '../skill/rating-cell.tsx'
import { Trend } from '../trend/trend.tsx'
import { gameCellOf, roleCellOf } from './game-cell.ts'
import type { GameCell } from './game-cell.ts'
import type { GameColumn } from './game-columns.ts'
import type { KitOfBoard } from './game-of-board.ts'

interface GameBoardCellProps {
  readonly kit: KitOfBoard
  readonly row: LeaderboardRow
  readonly column: GameColumn
  readonly axis: RatingAxis | undefined
  readonly days: readonly RatedDay[]
  readonly extent: Extent
  /** Whether the official order goes by it. */
  readonly isMain: boolean
}

const place = 'py-2 pl-2.5 whitespace-nowrap sm:pl-3.5 3xl:pl-5'

export function GameBoardCell({ kit, row, column, axis, days, extent, isMain }: GameBoardCellProps) {
  const locale = useLocale()
  const t = useTranslations('leaderboard.ofGame')
  const at = shown(column, extent)
  const name = 'metric' in column ? undefined : column.name
  if (name === 'rating') return <RatingCell row={row} axis={axis} className={`sm:min-w-28 ${at}`} isNarrow />
  if (name === 'trend')
    return (
      <td className={`${place} ${at}`}>
        <Trend days={days} />
      </td>
    )
  const { interval, margin, ...cell } = gameCellOf(row, column)
  const roles = 'metric' in column ? [] : (column.roles ?? [])
  return (
    <td className={`${place} ${name === 'places' && row.provisional ? 'text-faint' : ''} ${at}`}>
      <Counted
        cell={cell}
        className={isMain ? 'font-display text-base sm:text-xl' : ''}
        isInline={roles.length > 0}
      />
      {interval && roles.length === 0 && <Small>{t('interval', interval)}</Small>}
      {margin && <Small>{t('margin', margin)}</Small>}
      {name &&
        roles.map((role) => (
          <span key={role} className="block text-2xs text-soft">
            <SideMark side={role === 'spy' ? 'bad' : 'good'} />{' '}
            <span className="sr-only">{kit.results.roles[role]?.[locale]} </span>
            <Counted cell={roleCellOf(row, name, role)} isInline />
          </span>
        ))}
    </td>
  )
}

/** In the short form, columns that do not fit on a phone are hidden there. */
export const shown = ({ isOnPhone = false }: GameColumn, extent: Extent) =>
  extent === 'all' || isOnPhone ? '' : 'max-sm:hidden'

interface CountedProps {
  readonly cell: GameCell
  readonly className?: string
  readonly isInline: boolean
}

function Counted({ cell: { text, counts }, className = '', isInline }: CountedProps) {
  const t = useTranslations()
  return (
    <>
      <span className={className}>{text ?? <span className="text-faint">{t('list.empty')}</span>}</span>
      {counts && (
        <>
          {' '}
          <span className={`text-2xs text-faint ${isInline ? '' : 'block'}`}>
            {t('leaderboard.count', counts)}
          </span>
        </>
      )}
    </>
  )
}

const Small = ({ children }: { children: string }) => (
  <span className="block text-2xs text-faint">{children}</span>
)
