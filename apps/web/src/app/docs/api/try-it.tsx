'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { saveFile } from '../../../components/button/save-file.ts'
import type { ExampleValues } from './example-values.ts'

interface TryItProps {
  /** With the names of its parameters in braces. */
  readonly path: string
  readonly base: string
  /** Those of its query. */
  readonly parameters: readonly { readonly name: string; readonly isNeeded: boolean }[]
  readonly needsToken: boolean
  /** What to begin with. */
  readonly values: ExampleValues
}

interface Answered {
  readonly status: number
  readonly ms: number
  readonly answer: { readonly text: string } | Saved
}

/** What cannot be read as text. */
interface Saved {
  readonly file: Blob
  readonly name: string
}

const mostShown = 20_000
const tokenField = ' token'

/** Makes a reading call from the page, and shows what the platform answers. */
export function TryIt({ path, base, parameters, needsToken, values }: TryItProps) {
  const t = useTranslations('apiDocs.tryIt')
  const [state, setState] = useState<Answered | 'sending' | 'failed'>()
  const begun = new Map(Object.entries(values))
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const send = async (values: FormData) => {
    const valueOf = (name: string) => {
      const value = values.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const query = new URLSearchParams(
      parameters.flatMap(({ name }) => (valueOf(name) === '' ? [] : [[name, valueOf(name)]])),
    )
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)))
    const token = valueOf(tokenField)
    setState('sending')
    try {
      setState(await answerTo(`${new URL(base).pathname}${address}`, query, token))
    } catch {
      setState('failed')
    }
  }
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer px-4 py-2.5 text-sm font-semibold">{t('title')}</summary>
      <form
        className="grid gap-3 p-4 pt-1 text-sm sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        {inPath.map((name) => (
          <Input key={name} name={name} label={name} value={begun.get(name)} required />
        ))}
        {parameters.map(({ name, isNeeded }) => (
          <Input key={name} name={name} label={name} value={begun.get(name)} required={isNeeded} />
        ))}
        {needsToken && <Input name={tokenField} label={t('token')} type="password" required />}
        <div className="sm:col-span-2">
          <button className={buttonStyle.quiet} disabled={state === 'sending'}>
            {t(state === 'sending' ? 'sending' : 'send')}
          </button>
        </div>
      </form>
      <div role="status">{state !== undefined && state !== 'sending' && <Answer state={state} />}</div>
    </details>
  )
}

interface InputProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'password'
  readonly value?: string | undefined
  readonly required?: boolean
}

const Input = ({ name, label, type = 'text', value, required = false }: InputProps) => (
  <label className="grid gap-1">
    <span className="font-mono text-xs">
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </span>
    <input
      name={name}
      type={type}
      required={required}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      className="h-10 w-full border border-line bg-paper px-3 font-mono text-xs"
    />
  </label>
)

function Answer({ state }: { state: Answered | 'failed' }) {
  const t = useTranslations('apiDocs.tryIt')
  if (state === 'failed') return <p className="border-t border-line p-4 text-sm">{t('failed')}</p>
  const { status, ms, answer } = state
  return (
    <div className="border-t border-line p-4">
      <p className="figures pb-2 text-sm">{t('answered', { status, ms })}</p>
      {'file' in answer ? <File {...answer} /> : <Text {...answer} />}
    </div>
  )
}

function Text({ text }: { readonly text: string }) {
  const t = useTranslations('apiDocs.tryIt')
  return (
    <>
      <pre tabIndex={0} className="max-h-96 overflow-auto bg-paper p-3 font-mono text-xs leading-relaxed">
        {text.slice(0, mostShown)}
      </pre>
      {text.length > mostShown && <p className="pt-2 text-xs text-faint">{t('cut', { count: mostShown })}</p>}
    </>
  )
}

function File({ file, name }: Saved) {
  const t = useTranslations('apiDocs.tryIt')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className={buttonStyle.quiet} onClick={() => saveFile(file, name)}>
        {t('save')}
      </button>
      <span className="figures font-mono text-xs">
        {t('file', { type: file.type, size: Math.ceil(file.size / 1024) })}
      </span>
    </div>
  )
}

async function answerTo(address: string, query: URLSearchParams, token: string): Promise<Answered> {
  const began = performance.now()
  const response = await fetch(query.size === 0 ? address : `${address}?${query.toString()}`, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  })
  const file = await response.blob()
  const ms = Math.round(performance.now() - began)
  const answer = isText(file.type)
    ? { text: indented(await file.text()) }
    : { file, name: nameOf(response, address) }
  return { status: response.status, ms, answer }
}

const isText = (type: string) => type === '' || /^text\/|json|yaml|xml/.test(type)

/** The name that the platform gives a file, or the last part of its address. */
const nameOf = ({ headers }: Response, address: string) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ??
  address.slice(address.lastIndexOf('/') + 1)

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
