import { useTranslations } from 'next-intl'
import { Explained } from '../../../components/text/explained.tsx'
import type { Opens } from '../../../components/text/explained.tsx'
import { boardAddress } from '../../../features/leaderboard/board-filter.ts'
import type { BoardFilter } from '../../../features/leaderboard/board-filter.ts'
import { RoleMark } from '../table/role-mark.tsx'
import type { Column } from './columns.ts'
import { roles } from './roles.ts'

interface RoleHeadsProps {
  readonly column: Column
  readonly filter: BoardFilter
  readonly opens: Opens
}

/** Headings for the same number in each role, below the heading of the number. Both can be ordered by. */
export function RoleHeads({ column: { inRole, sort }, filter, opens }: RoleHeadsProps) {
  const t = useTranslations('leaderboard')
  if (!inRole || !sort) return null
  return roles.map((role) => (
    <span key={role} className="block text-2xs font-normal whitespace-nowrap text-faint">
      <RoleMark role={role} />{' '}
      <Explained
        id={`explained-${inRole[role]}`}
        text={t(`columns.${inRole[role]}`)}
        explanation={t(`explained.${inRole[role]}`)}
        opens={opens}
        address={boardAddress({ ...filter, sort, role, cursor: undefined })}
      />
      {filter.sort === sort && filter.role === role && <span aria-hidden="true"> ↓</span>}
    </span>
  ))
}
