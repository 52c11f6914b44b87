import { z } from 'zod'

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
  return text.includes('name="seen"') ? (text.includes('<table') ? 'previewed' : 'late') : 'refused'
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`${name}="([^"]*)"`).exec(tag) ?? []
  return z.string().parse(value).replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
