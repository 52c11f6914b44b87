'use client'

import { useEffect } from 'react'

interface RatingKeysProps {
  /** The id of the form. */
  readonly form: string
}

/** The keys of the page: digits choose, Enter or → goes on, ← goes back, S skips. It draws nothing. */
export function RatingKeys({ form }: RatingKeysProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const found = document.querySelector<HTMLFormElement>(`#${form}`)
      if (found && press(found, event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [form])
  return null
}

/** Whether the key was one of ours. */
function press(form: HTMLFormElement, { key, target }: KeyboardEvent): boolean {
  const within = target instanceof HTMLElement ? target.closest('a, button, summary, input, select') : null
  const isRadio = within instanceof HTMLInputElement && within.type === 'radio'
  if (/^\d$/.test(key)) return choose(form, key)
  if (key === 's' || key === 'S') return click('[data-key="skip"]')
  // A link or a button that has the focus keeps its own Enter.
  if (key === 'Enter') return (within === null || isRadio) && click('[data-key="next"]')
  if (key === 'ArrowRight') return click('[data-key="next"]')
  if (key === 'ArrowLeft') return click('[data-key="back"]')
  return false
}

function choose(form: HTMLFormElement, value: string): boolean {
  const radio = form.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)
  if (!radio) return false
  radio.checked = true
  radio.focus()
  return true
}

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}
