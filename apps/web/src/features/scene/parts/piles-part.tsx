import { useTranslations } from 'next-intl'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { SuitShape } from './suit-shape.tsx'

/** Cards that are laid on each other from the bottom: the newest one is open, and rays stand above a heap that is full. */
export default function PilesPart({ part: { name, piles } }: Pick<PartProps<'piles'>, 'part'>) {
  const t = useTranslations('scene')
  const words = useWords()
  const arrives = useArrival()
  return (
    <div role="group" aria-label={words(name)} className={styles.piles}>
      <p className="label">{words(name)}</p>
      <ul>
        {piles.map(({ name: of, tone, top, of: all }) => (
          <li key={of.en} data-tone={tone} data-full={top >= all} className={styles.tone}>
            <span aria-hidden="true">
              {Array.from({ length: all }, (_, index) => all - index).map((step) =>
                step === top ? (
                  <span
                    key={step}
                    data-laid="top"
                    className={`paper figures font-display ${(arrives && styles.slides) || ''}`}
                  >
                    <span className={styles.rank}>{step}</span>
                    <SuitShape tone={tone} className="w-[28%]" />
                  </span>
                ) : (
                  <span key={step} data-laid={step < top} className="figures">
                    {step}
                  </span>
                ),
              )}
            </span>
            <span>
              <span className="sr-only">{`${top} ${t('of', { of: all })} `}</span>
              {words(of)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
