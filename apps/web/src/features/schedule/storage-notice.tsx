import type { StorageReport } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Notice } from '../../components/page/notice.tsx'

interface StorageNoticeProps {
  readonly storage: StorageReport | null
  /** Whether the reader is an operator, who can do something about it. */
  readonly isOperator: boolean
}

const mebibyte = 1024 * 1024

/** Says why no new table begins, or why nothing can be stored. Operators also see the figures. */
export function StorageNotice({ storage, isOperator }: StorageNoticeProps) {
  const t = useTranslations('storage')
  const trouble = storage?.room === 'low' ? 'noRoom' : storage?.writes.ok === false ? 'noWrites' : undefined
  if (!storage || !trouble) return null
  const { freeBytes, neededBytes } = storage
  const free = Math.floor((freeBytes ?? 0) / mebibyte)
  const needed = Math.ceil((neededBytes ?? 0) / mebibyte)
  return (
    <Notice className="mb-8">
      <p>{t(trouble)}</p>
      {isOperator && (
        <p className="pt-1 text-sm text-soft">
          {trouble === 'noRoom' ? t('noRoomFigures', { free, needed }) : t('noWritesCause')}
        </p>
      )}
    </Notice>
  )
}
