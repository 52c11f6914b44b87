'use client'

import { useState } from 'react'
import { buttonStyle } from './button-style.ts'

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  readonly from: string
  readonly label: string
  readonly done: string
}

/** Copies what stands elsewhere on the page, so that it is not sent twice. */
export function CopyButton({ from, label, done }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(document.getElementById(from)?.textContent ?? '')
    setIsCopied(true)
  }
  return (
    <button type="button" onClick={() => void copy()} className={`${buttonStyle.quiet} h-9! px-3!`}>
      <span aria-live="polite">{isCopied ? done : label}</span>
    </button>
  )
}
