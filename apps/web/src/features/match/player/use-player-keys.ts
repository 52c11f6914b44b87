'use client'

import { useEffect, useEffectEvent } from 'react'
import { commandOf } from './keys.ts'
import type { KeyCommand } from './keys.ts'

/** The keys of the whole page, while the reader does not type. */
export function usePlayerKeys(obey: (command: KeyCommand) => void): void {
  const onCommand = useEffectEvent(obey)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event)
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
