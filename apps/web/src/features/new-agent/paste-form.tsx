'use client'

import { recognise } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import Form from 'next/form'
import { useState } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { boxStyle } from './form-field.tsx'

/** Takes any address; says what it is as one types, and what Hugging Face says of it once it is sent. */
export function PasteForm({ text }: { text: string }) {
  const t = useTranslations('newAgent')
  const [typed, setTyped] = useState('')
  const recognised = recognise(typed)
  const id = 'id' in recognised ? recognised.id : 'subdomain' in recognised ? recognised.subdomain : ''
  return (
    <Form action="/agents/new" className="max-w-3xl">
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
          onInput={(event) => setTyped(event.currentTarget.value)}
          aria-describedby="from-about"
          className={`${boxStyle} h-11 flex-1 basis-64`}
        />
        <button className={buttonStyle.primary}>{t('paste.submit')}</button>
      </div>
      <p id="from-about" aria-live="polite" className="pt-1 text-xs text-soft">
        {typed.trim() === '' ? t('paste.hint') : t(`typed.${recognised.kind}`, { id })}
      </p>
    </Form>
  )
}
