'use client'

import type { ComponentProps } from 'react'
import { useFormStatus } from 'react-dom'

/** The button of a form whose action runs on the server. It cannot be pressed again before the answer. */
export function SubmitButton(props: ComponentProps<'button'>) {
  const { pending } = useFormStatus()
  return <button {...props} disabled={pending} aria-busy={pending || undefined} />
}
