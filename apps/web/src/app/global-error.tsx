'use client'

import './globals.css'
import { useSyncExternalStore } from 'react'
import fatal from '../i18n/fatal.json'

/** When even the frame of the pages fails: no catalog, no header, two sentences and a way back. */
export default function GlobalError() {
  const locale = useSyncExternalStore(noChanges, browserLocale, (): keyof typeof fatal => 'en')
  const { title, text, retry } = fatal[locale]
  return (
    <html lang={locale}>
      <body className="grid place-items-center p-8 text-center">
        <main>
          <h1 className="display text-3xl">{title}</h1>
          <p className="mt-3 text-soft">{text}</p>
          <button
            type="button"
            onClick={() => {
              window.location.reload()
            }}
            className="mt-6 h-11 rounded-card border border-rim px-5"
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
