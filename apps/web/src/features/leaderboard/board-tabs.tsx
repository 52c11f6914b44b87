import { useTranslations } from 'next-intl'
import { boardAddress, usualSort } from './board-filter.ts'
import type { BoardFilter, BoardTab } from './board-filter.ts'

interface BoardTabsProps {
  readonly filter: BoardFilter
  readonly tabs: readonly BoardTab[]
  /** Whether the official order goes by the total. */
  readonly isByTotal: boolean
}

/** The views of the same season. */
export function BoardTabs({ filter, tabs, isByTotal }: BoardTabsProps) {
  const t = useTranslations('leaderboard.tabs')
  return (
    <nav
      aria-label={t('title')}
      className="flex gap-x-4 overflow-x-auto border-b border-line whitespace-nowrap max-sm:text-sm sm:gap-x-7"
    >
      {tabs.map((tab) => (
        <a
          key={tab}
          data-list
          href={boardAddress({ ...filter, tab, sort: usualSort[tab], cursor: undefined })}
          aria-current={filter.tab === tab ? 'page' : undefined}
          className="border-b-2 border-transparent py-2.5 text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(tab === 'total' && !isByTotal ? 'order' : tab)}
        </a>
      ))}
    </nav>
  )
}
