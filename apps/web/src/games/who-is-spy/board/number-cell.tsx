import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { cellOf } from '../../../features/leaderboard/cell-of.ts'
import { RoleMark } from '../table/role-mark.tsx'
import type { Column, NumberName } from './columns.ts'
import { roles } from './roles.ts'

interface NumberCellProps {
  readonly row: LeaderboardRow
  readonly name: NumberName
  readonly inRole: Column['inRole']
  readonly className: string
}

/** A number with its counts, and below it the same number in each role. */
export function NumberCell({ row, name, inRole, className }: NumberCellProps) {
  const t = useTranslations('leaderboard')
  const size = name === 'total' ? 'font-display text-base sm:text-xl' : ''
  return (
    <td className={`py-2 pl-2.5 whitespace-nowrap sm:pl-3.5 3xl:pl-5 ${size} ${className}`}>
      <Number row={row} name={name} isInline={inRole !== undefined} />
      {inRole &&
        roles.map((role) => (
          <span key={role} className="block text-2xs text-soft">
            <RoleMark role={role} /> <span className="sr-only">{t(`columns.${inRole[role]}`)} </span>
            <Number row={row} name={inRole[role]} isInline />
          </span>
        ))}
    </td>
  )
}

interface NumberProps {
  readonly row: LeaderboardRow
  readonly name: NumberName
  readonly isInline?: boolean
}

function Number({ row, name, isInline = false }: NumberProps) {
  const t = useTranslations()
  const { text, counts } = cellOf(row, name)
  return (
    <>
      {text ?? <span className="text-faint">{t('list.empty')}</span>}
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
