import { useTranslations } from 'next-intl'
import type { DraftState } from './draft.ts'

/** Every reason why a draft cannot be played, with the path of its field. */
export function DraftFaults({ faults }: Pick<DraftState, 'faults'>) {
  const t = useTranslations('lab.draft')
  return (
    <div aria-live="polite">
      {faults.length > 0 && (
        <section aria-labelledby="faults" className="mb-6 border-l-2 border-brass pl-4">
          <h2 id="faults" className="label">
            {t('faults')}
          </h2>
          <ul className="space-y-2 pt-2 text-sm">
            {faults.map(({ path, message }, at) => (
              <li key={at} className="break-words">
                <code className="font-semibold">{path === '' ? t('whole') : path}</code>: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
