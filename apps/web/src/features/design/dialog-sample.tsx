'use client'

import { useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Dialog } from '../match/controls/dialog.tsx'

export function DialogSample({ open, title, text }: { open: string; title: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonStyle.quiet}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {open}
      </button>
      {isOpen && (
        <Dialog
          title={title}
          onClose={() => {
            setIsOpen(false)
          }}
        >
          <p className="pt-4">{text}</p>
        </Dialog>
      )}
    </>
  )
}
