import { useLocale, useTranslations } from 'next-intl'
import { Explained } from '../../../components/text/explained.tsx'
import type { Opens } from '../../../components/text/explained.tsx'
import { SideMark } from '../../match/table/side-mark.tsx'
import { boardAddress } from '../board-filter.ts'
import type { BoardFilter, BoardSort } from '../board-filter.ts'
import type { CountedRole } from './game-columns.ts'
import type { KitOfBoard } from './game-of-board.ts'

interface RoleHeadsProps {
  readonly roles: readonly CountedRole[]
  readonly sort: BoardSort
  readonly kit: KitOfBoard
  readonly filter: BoardFilter
  readonly opens: Opens
  /** The name of the column within its page. */
  readonly id: string
}

/** Headings for the same number in each role, below the heading of the number. The board can be ordered by each. */
export function RoleHeads({ roles, sort, kit, filter, opens, id }: RoleHeadsProps) {
  const locale = useLocale()
  const t = useTranslations('leaderboard.ofGame.explained')
  return roles.map((role) => {
    const name = kit.results.roles[role]?.[locale] ?? role
    return (
      <span key={role} className="block text-2xs font-normal whitespace-nowrap text-faint">
        <SideMark side={role === 'spy' ? 'bad' : 'good'} />{' '}
        <Explained
          id={`explained-${id}-${role}`}
          text={name}
          explanation={t('inRole', { role: name })}
          opens={opens}
          address={boardAddress({ ...filter, sort, role, cursor: undefined })}
        />
        {filter.sort === sort && filter.role === role && <span aria-hidden="true"> ↓</span>}
      </span>
    )
  })
}
