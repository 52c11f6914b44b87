import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CSSProperties, RefObject } from 'react'

export interface LogSheet {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly box: RefObject<HTMLDivElement | null>
  /** What opens it, and has the focus again when it closes. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly place: CSSProperties
}

const controlsBeside = (box: HTMLElement) =>
  box.closest('[data-testid="player"]')?.querySelector<HTMLElement>('[data-testid="controls"]')

/** On a phone the log is a sheet that lies over the table, above the controls. */
export function useLogSheet(): LogSheet {
  const [isOpen, setIsOpen] = useState(false)
  const [above, setAbove] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!isOpen) return
    setIsOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const leave = useEffectEvent((target: EventTarget | null) => {
    // Who plays on or steps with the controls reads along.
    const isKept = [box.current, button.current, box.current && controlsBeside(box.current)].some(
      (part) => target instanceof Node && part?.contains(target),
    )
    if (!isKept) setIsOpen(false)
  })
  const escape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || !box.current) return
    const look = () => {
      // Others take the place of those that the server drew.
      setAbove(heightBelow(box.current && controlsBeside(box.current)))
    }
    const onElsewhere = ({ target }: Event) => {
      leave(target)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape()
    }
    look()
    box.current.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [isOpen])
  const open = () => {
    setIsOpen(true)
  }
  return { isOpen, open, close, box, button, place: { '--above': `${above}px` } as CSSProperties }
}

/** From the upper edge of the controls to the end of the screen, if they are in its lower half. */
function heightBelow(controls: HTMLElement | null | undefined): number {
  const height = document.documentElement.clientHeight
  const top = controls?.getBoundingClientRect().top ?? height
  return top > height / 2 && top < height ? height - top : 0
}
