'use client'

import { useEffect } from 'react'

interface RatingKeysProps {
  /** The id of the form. */
  readonly form: string
}

/**
 * The keys of the page: digits choose, ↑ and ↓ move in a list, Enter or → goes on, ← goes back, S skips, U undoes the last
 * rating. It draws nothing.
 */
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
  const isChoice = within instanceof HTMLInputElement && ['radio', 'checkbox'].includes(within.type)
  if (/^\d$/.test(key)) return choose(form, key)
  if (key === 's' || key === 'S') return click('[data-key="skip"]')
  if (key === 'u' || key === 'U') return click('[data-key="undo"]')
  if (key === 'ArrowDown') return moveInList(form, target, 1)
  if (key === 'ArrowUp') return moveInList(form, target, -1)
  // A link or a button that has the focus keeps its own Enter.
  if (key === 'Enter') return (within === null || isChoice) && click('[data-key="next"]')
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

/** False where there is no list: then the browser moves in the scale. */
function moveInList(form: HTMLFormElement, from: EventTarget | null, step: number): boolean {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-list] input[type="checkbox"]')]
  const at = boxes.findIndex((box) => box === from)
  const next = at < 0 ? boxes.at(step > 0 ? 0 : -1) : boxes[at + step]
  next?.focus()
  return boxes.length > 0
}

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}
