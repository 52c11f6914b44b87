'use client'

import { recognise } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { FormEvent } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { boxStyle } from '../../components/form/labelled.tsx'

/** Accepts any address. It names the kind while one types, and asks Hugging Face once it is sent. */
export function PasteForm({ text }: { text: string }) {
  const t = useTranslations('newAgent')
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [isRefused, refuse] = useState(false)
  const [isLooking, startLooking] = useTransition()
  const recognised = recognise(typed)
  const id = 'id' in recognised ? recognised.id : 'subdomain' in recognised ? recognised.subdomain : ''
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const from = new FormData(event.currentTarget).get('from')
    if (typeof from !== 'string') return
    // What is no address may be a key, which must not get into the address of this page.
    if (recognise(from).kind === 'nothing') return refuse(true)
    startLooking(() => {
      router.push(`/agents/new?${new URLSearchParams({ from }).toString()}`, { scroll: false })
    })
  }
  return (
    <form action="/agents/new" onSubmit={look} aria-busy={isLooking} className="max-w-3xl">
      <label htmlFor="from" className="label block pb-1">
        {t('paste.label')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="from"
          name="from"
          required
          maxLength={2000}
          defaultValue={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="huggingface.co/spaces/owner/name"
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            refuse(false)
          }}
          aria-describedby="from-about"
          aria-invalid={isRefused}
          className={`${boxStyle} h-11 flex-1 basis-64`}
        />
        <button disabled={isLooking} className={`${buttonStyle.quiet} h-11!`}>
          {t(isLooking ? 'paste.looking' : 'paste.submit')}
        </button>
      </div>
      <p id="from-about" aria-live="polite" className="pt-1 text-xs text-soft">
        {isRefused
          ? t('paste.refused')
          : typed.trim() === ''
            ? t('paste.hint')
            : t(`typed.${recognised.kind}`, { id })}
      </p>
    </form>
  )
}
