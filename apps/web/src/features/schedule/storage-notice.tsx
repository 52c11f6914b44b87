import type { StorageReport } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Notice } from '../../components/page/notice.tsx'

interface StorageNoticeProps {
  readonly storage: StorageReport | null
  /** Whether the reader is an operator, who can do something about it. */
  readonly isOperator: boolean
}

const mebibyte = 1024 * 1024

function troubleOf({ room, labRoom, writes }: StorageReport) {
  if (room === 'low') return 'noRoom'
  if (!writes.ok) return 'noWrites'
  return labRoom === 'low' ? 'noRoomForLab' : undefined
}

/** Says why no new table begins, why experiments pause, or why nothing can be stored. Operators also see the figures. */
export function StorageNotice({ storage, isOperator }: StorageNoticeProps) {
  const t = useTranslations('storage')
  const trouble = storage && troubleOf(storage)
  if (!trouble) return null
  const { freeBytes, neededBytes, labNeededBytes } = storage
  const free = Math.floor((freeBytes ?? 0) / mebibyte)
  const wanted = trouble === 'noRoomForLab' ? labNeededBytes : neededBytes
  const needed = Math.ceil((wanted ?? 0) / mebibyte)
  return (
    <Notice className="mb-8">
      <p>{t(trouble)}</p>
      {isOperator && (
        <p className="pt-1 text-sm text-soft">
          {trouble === 'noWrites' ? t('noWritesCause') : t(`${trouble}Figures`, { free, needed })}
        </p>
      )}
    </Notice>
  )
}
