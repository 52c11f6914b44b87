import type { SceneKnown, Tone } from '@wis/games'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { SuitShape } from './suit-shape.tsx'

type Card = PartOf<'cards'>['cards'][number]

interface KnownCardProps extends Pick<Card, 'face'> {
  readonly known: NonNullable<Card['known']>
  /** Whether the newest clue is about it. */
  readonly isTold: boolean
}

/** A card, and on its lower edge all that its holder knows: the colour at the left, the number at the right. */
export default function KnownCard({ face, known: { tone, text }, isTold }: KnownCardProps) {
  const t = useTranslations('scene.card')
  const turns = (useArrival() && styles.turns) || ''
  return (
    <span
      data-tone={face?.tone}
      data-new={isTold}
      className={`paper ${styles.tone ?? ''} ${styles.known ?? ''} ${turns}`}
    >
      {isTold && <span className="sr-only">{t('told')}</span>}
      {face ? (
        <span>
          <span className={`figures font-display ${styles.rank ?? ''}`}>{face.text}</span>
          <SuitShape tone={face.tone} className="w-[32%]" />
          {face.tone !== 'plain' && <span className="sr-only">{t(`tones.${face.tone}`)}</span>}
        </span>
      ) : (
        <span className={styles.back}>
          <span className="sr-only">{t('down')}</span>
        </span>
      )}
      <span aria-hidden="true">
        <Field
          known={tone}
          draw={(one: Tone) => (
            <span key={one} data-tone={one} className={`flex ${styles.tone ?? ''}`}>
              <SuitShape tone={one} className="size-2.5 sm:size-3" />
            </span>
          )}
        />
        <Field known={text} draw={(one) => <span key={one}>{one}</span>} />
      </span>
    </span>
  )
}

/** One or two that it may be. More are too many to be read on a card. */
function Field<Of>({ known: { may, not }, draw }: { known: SceneKnown<Of>; draw: (one: Of) => ReactNode }) {
  const isFound = not.length > 0 && may.length <= not.length
  return (
    <span data-told={isFound}>
      {isFound
        ? may.map((one, place) => (
            <Fragment key={place}>
              {place > 0 && '·'}
              {draw(one)}
            </Fragment>
          ))
        : '?'}
    </span>
  )
}
