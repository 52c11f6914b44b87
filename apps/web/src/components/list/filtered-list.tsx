'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useTransition } from 'react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { isChanged } from '../form/is-changed.ts'

interface FilteredListProps {
  /** A form that asks by GET, and links. Both also work without scripts. */
  readonly filters: ReactNode
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** A list with its filters and page in the address. Changes apply at once, and a skeleton shows while it waits. */
export function FilteredList({ filters, skeleton, children }: FilteredListProps) {
  const router = useRouter()
  const [isWaiting, startWaiting] = useTransition()
  const go = (address: string) => {
    startWaiting(() => {
      router.push(address, { scroll: false })
    })
  }
  const list = useRef<HTMLDivElement>(null)
  const takeUp = useEffectEvent(() => {
    const selects = list.current?.querySelectorAll<HTMLSelectElement>('form[method=get] select')
    const changed = [...(selects ?? [])].find(isChanged)?.form
    if (changed) go(addressOf(changed))
  })
  // A filter that was set before this code came. The browser restores none by itself.
  useEffect(() => {
    takeUp()
  }, [])
  const submit = (event: SyntheticEvent<HTMLElement>) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null
    // A form with a server action has no method attribute if a script has drawn it.
    if (form?.getAttribute('method') !== 'get') return
    event.preventDefault()
    go(addressOf(form))
  }
  const change = (event: SyntheticEvent<HTMLElement>) => {
    if (event.target instanceof HTMLSelectElement) submit(event)
  }
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-list]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(link.href)
  }
  return (
    <div ref={list} onSubmit={submit} onChange={change} onClick={follow} aria-busy={isWaiting}>
      {filters}
      {isWaiting ? skeleton : children}
    </div>
  )
}

/** The address that the browser itself would open, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
  }
  const text = query.toString()
  const { pathname } = new URL(form.action)
  return text === '' ? pathname : `${pathname}?${text}`
}
