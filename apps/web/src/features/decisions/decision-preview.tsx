import { useTranslations } from 'next-intl'
import { BoardDifferenceTable } from './board-difference.tsx'
import type { PreviewSeen } from './decision-state.ts'

/** The rows of the season's boards that a decision would change, before it is made. */
export function DecisionPreview({ preview: { boards } }: { preview: PreviewSeen }) {
  const t = useTranslations('decisions')
  const changed = boards?.filter(({ rows }) => rows.length > 0)
  return (
    <section
      role="status"
      aria-label={t('preview.title')}
      className="space-y-4 border border-rim bg-raised p-4"
    >
      <p className="text-sm font-semibold">{t('preview.title')}</p>
      {changed === undefined && <p className="text-sm">{t('preview.late')}</p>}
      {changed?.length === 0 && <p className="text-sm">{t('preview.nothing')}</p>}
      {changed?.map(({ language, rows, more }) => (
        <div key={language}>
          <BoardDifferenceTable
            rows={rows}
            caption={t('preview.caption', {
              language: t(`languages.${language === 'zh' ? 'zh' : 'en'}`),
              count: rows.length + more,
            })}
            compares="preview"
          />
          {more > 0 && <p className="pt-2 text-xs text-soft">{t('preview.more', { count: more })}</p>}
        </div>
      ))}
    </section>
  )
}
