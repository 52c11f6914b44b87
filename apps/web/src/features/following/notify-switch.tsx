'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useSyncExternalStore } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { keptText } from '../match/guess/kept-text.ts'
import type { ToldNotice } from './told-notice.ts'

const kept = keptText('wis-notify')
const askEveryMs = 30_000

type Wish = 'on' | 'off' | 'refused' | 'impossible'

/** Whether this browser shows notices; undefined on the server. */
function wishNow(): Wish {
  if (typeof Notification === 'undefined') return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && kept.read() === 'on' ? 'on' : 'off'
}

/** Switches notices of the browser on and off. They come as long as this page is open, also behind others. */
export function NotifySwitch({ after }: { after: string }) {
  const t = useTranslations('following.notify')
  const wish = useSyncExternalStore(kept.listen, wishNow, () => undefined)
  useEffect(() => (wish === 'on' ? showNew(after) : undefined), [wish, after])
  if (wish === undefined) return <div className="min-h-11" />
  if (wish === 'impossible' || wish === 'refused') return <p className="text-sm text-soft">{t(wish)}</p>
  const press = async () => {
    if (wish === 'off') await Notification.requestPermission()
    kept.keep(wish === 'on' ? 'off' : 'on')
  }
  return (
    <button
      type="button"
      aria-pressed={wish === 'on'}
      onClick={() => void press()}
      className={buttonStyle.quiet}
    >
      {t(wish === 'on' ? 'stop' : 'start')}
    </button>
  )
}

/** Looks for notices that are newer than those of the page, and shows each once. */
function showNew(after: string): () => void {
  let last = after
  const look = async () => {
    for (const notice of (await noticesAfter(last)).toReversed()) {
      last = notice.id
      show(notice)
    }
  }
  const timer = setInterval(() => void look(), askEveryMs)
  void look()
  return () => {
    clearInterval(timer)
  }
}

function show({ id, title, text, href }: ToldNotice): void {
  try {
    const shown = new Notification(title, { body: text, tag: id })
    shown.addEventListener('click', () => {
      window.focus()
      window.location.assign(href)
    })
  } catch {
    // Some phones show notices of a page's worker only. The page lists them.
  }
}

async function noticesAfter(id: string): Promise<readonly ToldNotice[]> {
  try {
    const answer = await fetch(`/following/news?${new URLSearchParams({ after: id }).toString()}`)
    // It is an answer of our own server.
    return answer.ok ? ((await answer.json()) as { readonly notices: readonly ToldNotice[] }).notices : []
  } catch {
    return []
  }
}
