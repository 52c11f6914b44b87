'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { forgetTouch } from '../deferred/deferred-code.ts'
import { commandOf } from './keys.ts'
import type { KeyCommand } from './keys.ts'

/**
 * The keys of the whole page, while the reader does not type. They are heard as soon as the controls are there, because
 * the keys that were pressed before are pressed again then.
 */
export function usePlayerKeys(obey: (command: KeyCommand) => void): void {
  const onCommand = useEffectEvent(obey)
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      forgetTouch(event)
      onCommand(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
