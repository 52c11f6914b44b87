import { useTranslations } from 'next-intl'
import type { DraftState } from './draft.ts'
import { useFaultText } from './fault-text.ts'

/** Every reason why a draft cannot be played, with the path of its field. */
export function DraftFaults({ faults }: Pick<DraftState, 'faults'>) {
  const t = useTranslations('lab.draft')
  const textOf = useFaultText()
  return (
    <div aria-live="polite">
      {faults.length > 0 && (
        <section aria-labelledby="faults" className="mt-4 border-l-2 border-brass pl-4">
          <h3 id="faults" className="label">
            {t('faults')}
          </h3>
          <ul className="space-y-2 pt-2 text-sm">
            {faults.map((fault, at) => (
              <li key={at} className="break-words">
                <code className="font-semibold">{fault.path === '' ? t('whole') : fault.path}</code>
                {t('colon')}
                {textOf(fault)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
