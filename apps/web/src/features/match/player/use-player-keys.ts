'use client'

import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken, keyCommand } from './keys.ts'
import type { KeyCommand } from './keys.ts'

/** The keys of the whole page, while the reader does not type. */
export function usePlayerKeys(obey: (command: KeyCommand) => void): void {
  const onCommand = useEffectEvent(obey)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = event.target instanceof HTMLElement ? event.target : null
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const command = keyCommand({
        key,
        ctrlKey,
        metaKey,
        altKey,
        shiftKey,
        isTaken: isKeyTaken(key, focused),
      })
      if (!command) return
      event.preventDefault()
      onCommand(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
