import { useTranslations } from 'next-intl'
import type { PartProps } from '../part-props.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import { PlayingCard } from './playing-card.tsx'

/** More cards than this are a heap rather than a hand. */
const mostInHand = 7

/** As high as a card, so that nothing jumps when the first one comes. */
function EmptySlot({ text }: { text: string }) {
  return (
    <span className={`border border-dashed border-rim shadow-none! ${styles.card ?? ''}`}>
      <span className="sr-only">{text}</span>
    </span>
  )
}

interface CardsPartProps extends Pick<PartProps<'cards'>, 'part'> {
  readonly isSmall: boolean
}

/** Cards in a hand, or on the table. */
export default function CardsPart({
  part: { name, seat, cards, places = 1 },
  isSmall: hasLittleRoom,
}: CardsPartProps) {
  const t = useTranslations('scene.card')
  const words = useWords()
  const isSmall = hasLittleRoom || cards.length > mostInHand
  return (
    <div role="group" aria-label={words(name)} className="min-w-0">
      <p className={`label pb-1 ${seat === null ? 'text-center' : ''}`}>{words(name)}</p>
      <ul
        className={`flex flex-wrap gap-1.5 ${seat === null ? 'justify-center' : ''} ${isSmall ? 'max-w-72' : ''}`}
      >
        {cards.map(({ face, hint, isBest }, place) => (
          <li
            key={`${place} ${face?.text ?? ''} ${face?.tone ?? ''}`}
            className="flex max-w-16 flex-col items-center gap-1"
          >
            <PlayingCard face={face} isSmall={isSmall} isBest={isBest === true} />
            {hint && (
              <span className="min-h-[3lh] text-center text-2xs leading-tight text-soft">{words(hint)}</span>
            )}
          </li>
        ))}
        {Array.from({ length: places - cards.length }, (_, place) => (
          <li key={`free-${place}`}>
            <EmptySlot text={t('none')} />
          </li>
        ))}
      </ul>
    </div>
  )
}
