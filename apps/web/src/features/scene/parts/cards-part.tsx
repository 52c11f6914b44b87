import type { CardFace } from '@wis/games'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { useArrival } from '../motion.ts'
import { usePress } from '../press.ts'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

// Few games have cards that their holders know by clues.
const KnownCard = lazyPart(() => import('./known-card.tsx'))

/** More cards than this are a heap rather than a hand, as is a pile beside the game, and each is smaller. */
const mostInHand = 7

/** As high as a card, so that nothing jumps when the first one comes. */
function EmptySlot({ text, isSmall }: { text: string; isSmall: boolean }) {
  return (
    <span
      data-size={isSmall ? 'small' : 'usual'}
      className={`border border-dashed border-strong shadow-none! ${styles.card ?? ''}`}
    >
      <span className="sr-only">{text}</span>
    </span>
  )
}

interface CardsPartProps extends Pick<PartProps<'cards'>, 'part'> {
  readonly isSmall: boolean
}

/** Cards in a hand, or on the table. */
export default function CardsPart({
  part: { name, seat, cards, places },
  isSmall: hasLittleRoom,
}: CardsPartProps) {
  const t = useTranslations('scene.card')
  const words = useWords()
  const isHeap = cards.length > mostInHand || (seat === null && places === undefined)
  const isSmall = hasLittleRoom || isHeap
  const at = usePress((place) => (place.on === 'card' || place.on === 'hand') && place.seat === seat)
  const [opened, setOpened] = useState<number | null>(null)
  const movesAt = (card: number) =>
    (at?.moves ?? []).filter(({ at: place }) => place.on !== 'card' || place.number === card)
  return (
    <div role="group" aria-label={words(name)} className="min-w-0">
      <p className={seat === null ? 'label pb-1 text-center' : 'sr-only'}>{words(name)}</p>
      <ul
        className={`flex flex-wrap gap-1.5 ${cards.some(({ isBest }) => isBest) ? 'pt-1' : ''} ${seat === null ? 'justify-center' : ''} ${isHeap ? `max-w-50 ${styles.heap ?? ''}` : ''}`}
      >
        {cards.map(({ face, hint, known, isTold, isBest }, place) => (
          <li
            key={`${place} ${face?.text ?? ''} ${face?.tone ?? ''}`}
            title={known && hint && words(hint)}
            className={`relative flex flex-col items-center gap-1 ${hint && !known ? 'w-13 @lg:w-28' : ''}`}
          >
            {known && !isSmall ? (
              <KnownCard face={face} known={known} isTold={isTold === true} />
            ) : (
              <PlayingCard face={face} isSmall={isSmall} isBest={isBest === true} />
            )}
            {movesAt(place).length > 0 && (
              <button
                type="button"
                aria-label={t('moves', { place: place + 1 })}
                aria-expanded={opened === place}
                data-testid="press-card"
                className="absolute -inset-0.5 cursor-pointer rounded-card border border-dashed border-brass hover:bg-brass/15 aria-expanded:border-2 aria-expanded:border-solid"
                onClick={() => {
                  setOpened(opened === place ? null : place)
                }}
              />
            )}
            {hint && !hasLittleRoom && (
              <span
                className={known ? 'sr-only' : 'min-h-[2lh] text-center text-2xs leading-tight text-soft'}
              >
                {words(hint)}
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: (places ?? 1) - cards.length }, (_, place) => (
          <li key={`free-${cards.length + place}`}>
            <EmptySlot text={t('none')} isSmall={isSmall} />
          </li>
        ))}
      </ul>
      {at && opened !== null && (
        <div className="flex max-w-sm flex-wrap gap-2 pt-3">
          {movesAt(opened).map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={`${buttonStyle.quiet} h-auto! min-h-11 px-3! py-1.5`}
              onClick={() => {
                setOpened(null)
                at.press(value)
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

interface PlayingCardProps {
  readonly face: CardFace
  readonly isSmall: boolean
  /** Whether it is one of the cards that won. */
  readonly isBest?: boolean
}

/** A card, face up or face down. It is as light as paper in both themes. */
function PlayingCard({ face, isSmall, isBest = false }: PlayingCardProps) {
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
    <span className="figures flex flex-col items-center font-display leading-none font-semibold">
      <span className={isSmall ? 'text-sm' : 'text-[calc(var(--wide)*.42)]'}>{rank}</span>
      <span className={isSmall ? 'text-sm' : 'text-[calc(var(--wide)*.46)]'}>{suit}</span>
    </span>
  )
}
