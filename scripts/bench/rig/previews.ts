import type { Database } from '@wis/db'
import { createUser, setRole } from '@wis/db/accounts'
import { hashPassword } from '../../../apps/web/src/server/auth/password.ts'
import { password, signIn } from '../../soak/fuzz/sign-in.ts'

/** The cookies of so many accounts that may decide about every season. */
export async function organizersOf(db: Database, url: string, count: number): Promise<readonly string[]> {
  const passwordHash = await hashPassword(password)
  const cookies: string[] = []
  for (let place = 0; place < count; place++) {
    const email = `organizer-${place}@bench.example`
    await createUser(db, { name: `Bench ${place}`, email, passwordHash, firstIsAdmin: false })
    await setRole(db, email, 'admin')
    cookies.push(await signIn(url, email, `10.9.0.${place}`))
  }
  return cookies
}

/** Asks for the preview of voiding a match, like a browser without scripts, and says what came of it. */
export async function previewForm(page: string, cookie: string, matchId: string): Promise<string> {
  const html = await (await fetch(`${page}?match=${matchId}`, { headers: { cookie } })).text()
  const form = html.split('<form').find((part) => part.includes('id="match-match"')) ?? ''
  const body = new FormData()
  for (const [tag] of form.matchAll(/<input[^>]+type="hidden"[^>]*>/g))
    body.set(attribute(tag, 'name'), attribute(tag, 'value'))
  for (const [name, value] of Object.entries({ match: matchId, kind: 'void', reason: '', intent: 'preview' }))
    body.set(name, value)
  const answer = await fetch(page, {
    method: 'POST',
    headers: { cookie, origin: new URL(page).origin },
    body,
  })
  const text = await answer.text()
  if (answer.status !== 200) return String(answer.status)
  if (!text.includes('name="seen"')) return 'refused'
  return text.includes('<table') ? 'previewed' : 'late'
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`${name}="([^"]*)"`).exec(tag) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
