import { useTranslations } from 'next-intl'
import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import styles from '../scene.module.css'
import { unbroken } from '../unbroken.tsx'
import { useWords } from '../words.ts'
import type { PlayerStep } from './scene-player.ts'
import { controlsBeside } from './use-log-sheet.ts'

interface LogPeekProps {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly button: RefObject<HTMLButtonElement | null>
  /** The current line, and before it the one that came before. */
  readonly lines: readonly PlayerStep[]
}

/** What a phone shows of the log until it is opened: its current line and the one before, where the table leaves room. */
export function LogPeek({ isOpen, onOpen, onClose, button, lines }: LogPeekProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const room = useRoom(button)
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls="log-sheet"
      data-room={room}
      className={styles.peek}
      onClick={isOpen ? onClose : onOpen}
    >
      <span className="flex min-w-0 flex-1 flex-col justify-end">
        {lines.map(({ seq, say }) => (
          <span key={seq} className={styles.peeked}>
            {say && unbroken(words(say))}
          </span>
        ))}
      </span>
      <span className="shrink-0 self-end underline underline-offset-4">{t('more')}</span>
    </button>
  )
}

const linePx = 17
const mostLines = 3

/**
 * How many lines of text have room between the table and controls that stay at the end of the screen. Undefined until it
 * was measured: what has no room lies under the controls then.
 */
function useRoom(button: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const box = button.current
    const controls = box && controlsBeside(box)
    if (!controls) return
    const look = () => {
      if (getComputedStyle(controls).position !== 'sticky') {
        setRoom(mostLines)
        return
      }
      const top = box.getBoundingClientRect().top + window.scrollY
      const free = document.documentElement.clientHeight - controls.offsetHeight - top
      setRoom(Math.min(mostLines, Math.max(0, Math.floor(free / linePx))))
    }
    const observer = new ResizeObserver(look)
    observer.observe(controls)
    // Whatever grows above it makes the page higher.
    observer.observe(document.body)
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [button])
  return room
}
