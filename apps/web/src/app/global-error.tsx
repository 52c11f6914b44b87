'use client'

import './globals.css'
import { useSyncExternalStore } from 'react'
import fatal from '../i18n/fatal.json'

/**
 * Shown if even the layout fails. It has no catalog and no header, only two sentences and a way back, in as few bytes
 * as possible, because every page loads it.
 */
export default function GlobalError() {
  const locale = useSyncExternalStore(noChanges, browserLocale, (): keyof typeof fatal => 'en')
  const { title, text, retry } = fatal[locale]
  return (
    <html lang={locale}>
      <body className="grid content-center font-text antialiased">
        <title>{title}</title>
        <main className="frame w-full border-y border-line py-12 text-center">
          <h1 className="display text-3xl">{title}</h1>
          <p className="pt-2 pb-5 text-sm text-soft">{text}</p>
          <button
            type="button"
            onClick={() => {
              window.location.reload()
            }}
            className="h-11 rounded-card border border-rim px-5 text-sm"
          >
            {retry}
          </button>
        </main>
      </body>
    </html>
  )
}

const noChanges = () => () => undefined

function browserLocale(): keyof typeof fatal {
  return navigator.language.startsWith('zh') ? 'zh' : 'en'
}
