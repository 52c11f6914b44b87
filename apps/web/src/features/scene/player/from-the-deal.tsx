import { useTranslations } from 'next-intl'
import type { SceneHandle } from './scene-store.ts'

/** For whoever wants still pictures, nothing goes from the deal to the newest moment by itself. */
export default function FromTheDeal({ dispatch }: Pick<SceneHandle, 'dispatch'>) {
  const t = useTranslations('match.live')
  return (
    <button
      type="button"
      onClick={() => {
        dispatch({ type: 'first' })
        dispatch({ type: 'toggle' })
      }}
      className="label text-ink underline underline-offset-4"
    >
      {t('fromDeal')}
    </button>
  )
}
