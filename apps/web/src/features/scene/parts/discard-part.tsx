import type { ScenePart, Tone } from '@wis/games'
import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { SuitShape } from './suit-shape.tsx'

const colours = ['red', 'yellow', 'green', 'white', 'blue'] as const

interface DiscardPartProps extends Pick<PartProps<'cards'>, 'part'> {
  /** All that lies on the same table: a colour that is played there has its row from the beginning. */
  readonly table: readonly ScenePart[]
}

/** A pile beside the game, by colour: its readers look for what is gone. */
export default function DiscardPart({ part: { name, cards }, table }: DiscardPartProps) {
  const t = useTranslations('scene.card')
  const words = useWords()
  if (cards.length === 0) return <p className="sr-only">{words(name)}</p>
  const played = new Set<Tone | undefined>([
    ...table.flatMap((part) => (part.kind === 'piles' ? part.piles.map(({ tone }) => tone) : [])),
    ...cards.map(({ face }) => face?.tone),
  ])
  return (
    <div role="group" aria-label={words(name)} className={styles.discards}>
      <p className="label">{words(name)}</p>
      <ul>
        {colours
          .filter((colour) => played.has(colour))
          .map((colour) => (
            <li key={colour} data-tone={colour} className={styles.tone}>
              <SuitShape tone={colour} className="size-3" />
              <span className="sr-only">{t(`tones.${colour}`)}</span>
              {cards
                .flatMap(({ face }) => (face?.tone === colour ? [face.text] : []))
                .toSorted()
                .map((rank, place) => (
                  <span key={place} className={`figures ${styles.gone ?? ''}`}>
                    {rank}
                  </span>
                ))}
            </li>
          ))}
      </ul>
    </div>
  )
}
