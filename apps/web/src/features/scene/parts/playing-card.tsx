import type { CardFace } from '@wis/games'
import { useTranslations } from 'next-intl'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'

interface PlayingCardProps {
  readonly face: CardFace
  readonly isSmall: boolean
  /** Whether it is one of the cards that won. */
  readonly isBest?: boolean
}

/** A card, face up or face down. It is as light as paper in both themes. */
export function PlayingCard({ face, isSmall, isBest = false }: PlayingCardProps) {
  const t = useTranslations('scene.card')
  const size = isSmall ? 'small' : 'usual'
  const turns = useArrival() ? styles.turns : ''
  if (face === null)
    return (
      <span data-size={size} className={`${styles.card ?? ''} ${styles.back ?? ''} ${turns ?? ''}`}>
        <span className="sr-only">{t('down')}</span>
      </span>
    )
  const suit = /[♣♦♥♠]$/u.exec(face.text)?.[0]
  return (
    <span
      data-size={size}
      data-tone={face.tone}
      data-filled={suit === undefined && face.tone !== 'plain'}
      data-best={isBest}
      className={`paper ${styles.tone ?? ''} ${styles.card ?? ''} ${styles.face ?? ''} ${turns ?? ''}`}
    >
      {suit === undefined ? (
        <>
          <span className={`figures font-semibold ${isSmall ? 'text-sm' : 'text-2xl leading-none'}`}>
            {face.text}
          </span>
          {face.tone !== 'plain' && (
            <span
              className={
                isSmall ? 'sr-only' : 'absolute inset-x-0 bottom-0.5 text-center text-[0.625rem] leading-3'
              }
            >
              {t(`tones.${face.tone}`)}
            </span>
          )}
        </>
      ) : (
        <Suited rank={face.text.slice(0, -suit.length)} suit={suit} isSmall={isSmall} />
      )}
    </span>
  )
}

/** The rank in the corner and the suit in the middle; together they are one text. */
function Suited({ rank, suit, isSmall }: { rank: string; suit: string; isSmall: boolean }) {
  return (
    <span className="figures flex flex-col items-center leading-none font-semibold">
      <span className={isSmall ? 'text-sm' : 'text-[1.375rem]'}>{rank}</span>
      <span className={isSmall ? 'text-sm' : 'text-[1.5rem]'}>{suit}</span>
    </span>
  )
}
