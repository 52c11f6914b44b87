import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** For a form: whenever its state is another and a field of it is wrong, the first of them is where one types next. */
export function useFirstWrong(state: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state])
  return form
}
