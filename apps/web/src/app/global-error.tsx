'use client'

import { useSyncExternalStore } from 'react'
import type { CSSProperties } from 'react'
import fatal from '../i18n/fatal.json'

/**
 * Shown if even the layout fails. It has no catalog and no header, only two sentences and a way back, in as few bytes
 * as possible, because every page loads it. Its styles stand here: a build counts what it imports as loaded on every
 * page, and then leaves out the styles of the layout.
 */
export default function GlobalError() {
  const locale = useSyncExternalStore(noChanges, browserLocale, (): keyof typeof fatal => 'en')
  const { title, text, retry } = fatal[locale]
  return (
    <html lang={locale} style={page}>
      <body style={{ margin: 'auto', padding: '1.5rem' }}>
        <title>{title}</title>
        <main>
          <h1 style={{ font: '2rem Georgia, serif' }}>{title}</h1>
          <p style={{ paddingBottom: '1rem' }}>{text}</p>
          <button
            type="button"
            style={button}
            onClick={() => {
              window.location.reload()
            }}
          >
            {retry}
          </button>
        </main>
      </body>
    </html>
  )
}

const page: CSSProperties = {
  display: 'grid',
  minHeight: '100%',
  textAlign: 'center',
  font: '1rem system-ui, sans-serif',
  colorScheme: 'light dark',
  background: 'light-dark(#f4f0e6, #121110)',
  color: 'light-dark(#1b1813, #efe8d9)',
}

const button: CSSProperties = {
  height: '2.75rem',
  padding: '0 1.25rem',
  border: '1px solid',
  borderRadius: '4px',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
}

const noChanges = () => () => undefined

function browserLocale(): keyof typeof fatal {
  return navigator.language.startsWith('zh') ? 'zh' : 'en'
}
