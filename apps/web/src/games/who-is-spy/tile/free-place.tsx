import { useTranslations } from 'next-intl'
import { miniRoom } from './mini-table.tsx'

/** A place for the next table, of the same size as a table. */
export function FreePlace({ isAlone }: { isAlone: boolean }) {
  const t = useTranslations('watch')
  return (
    <div className="flex flex-col border border-dashed border-rim p-4">
      <p className="h-7" />
      <div className={miniRoom}>
        <div className="absolute inset-[16%_13%] rounded-full border border-dashed border-rim" />
        <div className="absolute inset-[16%_20%] grid place-content-center text-center text-sm text-balance text-soft">
          {isAlone && <p className="font-display text-lg text-ink">{t('liveEmptyTitle')}</p>}
          <p>{isAlone ? t('liveEmptyText') : t('tileFree')}</p>
        </div>
      </div>
      <p className="h-10" />
    </div>
  )
}
