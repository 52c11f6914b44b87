import { useLayoutEffect } from 'react'
import { takeTouches } from './deferred-code.ts'
import { redo } from './redo-touches.ts'

/** For a part that awakes with its page: what was filled in, pressed and sent before is done again at once. */
export function useTouchesRedone(): void {
  useLayoutEffect(() => {
    redo(takeTouches(), 'page')
  }, [])
}
