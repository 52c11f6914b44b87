import type { SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** What has become of it, and who stands behind it. */
export function Fate({
  offer: { note, tone, backers },
  nameOf,
}: Pick<PartProps<'offers'>, 'nameOf'> & { readonly offer: SceneOffer }) {
  const words = useWords()
  const t = useTranslations('scene.offer')
  return (
    <>
      {note !== null && (
        <span data-tone={tone} className={`text-(--tone) ${styles.tone ?? ''}`}>
          {words(note)}
        </span>
      )}
      {backers.length > 0 && (
        <span className="flex items-center gap-1.5 self-center text-xs text-soft">
          <span className={tone === 'good' ? 'sr-only' : ''}>{t('backers')}</span>
          {backers.map((seat) => (
            <span key={seat}>
              <SeatChip seat={seat} className="size-4! text-2xs!" />
              <span className="sr-only">{nameOf(seat)}</span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
