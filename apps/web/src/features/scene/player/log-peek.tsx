import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import { unbroken } from '../unbroken.tsx'
import { useWords } from '../words.ts'
import { currentIn, isListed, linesSoFar } from './lines-so-far.ts'
import type { ScenePlayer } from './scene-player.ts'
import type { LogSheet } from './use-log-sheet.ts'

interface LogPeekProps {
  readonly player: ScenePlayer
  readonly sheet: LogSheet
}

/** What a phone shows of the log until it is opened: its current line and the one before, above the controls. */
export function LogPeek({ player, sheet: { isOpen, open, close, button } }: LogPeekProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const lines = linesSoFar(player)
  const newest = lines
    .slice(0, currentIn(lines, player) + 1)
    .filter(isListed)
    .slice(-2)
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls="log-sheet"
      className={styles.peek}
      onClick={isOpen ? close : open}
    >
      <span className="flex min-w-0 flex-1 flex-col justify-end overflow-hidden">
        {newest.map(({ seq, say }) => (
          <span key={seq} className={styles.peeked}>
            {say && unbroken(words(say))}
          </span>
        ))}
      </span>
      <span className="shrink-0 self-end underline underline-offset-4">{t('more')}</span>
    </button>
  )
}
