'use client'

import { buttonStyle } from './button-style.ts'
import { CopiedText } from './copied-text.tsx'
import { useCopying } from './use-copying.ts'

interface CopyButtonProps {
  /** The id of the element whose text is copied. If copying is refused, the text is selected. */
  readonly from: string
  readonly label: string
  readonly done: string
}

/** Copies text from elsewhere on the page, so that the text is not sent twice. */
export function CopyButton({ from, label, done }: CopyButtonProps) {
  const { outcome, copy } = useCopying({
    text: () => document.getElementById(from)?.textContent ?? '',
    onRefused: () => {
      const element = document.getElementById(from)
      if (element) window.getSelection()?.selectAllChildren(element)
    },
  })
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className={`${buttonStyle.quiet} h-9! shrink-0 px-3! whitespace-nowrap`}
    >
      <CopiedText outcome={outcome} label={label} copied={done} />
    </button>
  )
}
