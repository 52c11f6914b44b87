import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** For a form: moves the focus to the first wrong field whenever the form's state changes. */
export function useFirstWrong(state: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state])
  return form
}
