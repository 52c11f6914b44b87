import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Explained } from '../../components/text/explained.tsx'
import type { Opens } from '../../components/text/explained.tsx'
import { boardAddress } from './board-filter.ts'
import type { BoardFilter, BoardSort } from './board-filter.ts'

type Texts = IntlMessages['leaderboard']
/** The headings in a table of a board that have an explanation. */
export type HeadName = keyof Texts['columns'] & keyof Texts['explained']

interface HeadCellProps {
  readonly name: HeadName
  readonly filter: BoardFilter
  readonly sort?: BoardSort | undefined
  readonly opens?: Opens
  readonly className?: string
  /** Set where the column means something else than on the board of the usual game. */
  readonly explanation?: string
  /** The table that it is of, where a page has several with the same columns. */
  readonly table?: string | undefined
  /** Set if the cell also holds the same number in each role. An order by one role is marked there. */
  readonly children?: ReactNode
}

/** A heading that explains its column on hover and on focus. Its link puts the best first. */
export function HeadCell(props: HeadCellProps) {
  const { name, filter, sort, opens = 'right', className = '', explanation, table = '', children } = props
  const t = useTranslations('leaderboard')
  const isCurrent = sort !== undefined && filter.sort === sort
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? 'descending' : undefined}
      className={`break-keep py-2 pl-2.5 align-bottom font-medium sm:pl-3.5 3xl:pl-5 ${isCurrent ? 'text-ink' : ''} ${className}`}
    >
      <Explained
        id={`explained-${name}${table}`}
        text={t(`columns.${name}`)}
        explanation={explanation ?? t(`explained.${name}`)}
        opens={opens}
        {...(sort && { address: boardAddress({ ...filter, sort, cursor: undefined }) })}
      />
      {isCurrent && !(children && filter.role) && <span aria-hidden="true"> ↓</span>}
      {children}
    </th>
  )
}
