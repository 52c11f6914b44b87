import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { SeatQuestionPage } from './seat-page.ts'
import { useAnswer } from './use-answer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const question: SeatQuestionPage = {
  turnId: 't',
  name: '1 1 speech',
  kind: 'speech',
  tries: 0,
  refused: null,
  legal: null,
  leftMs: 90_000,
  fields: [{ kind: 'text', name: 'speech', label: 'Speech', optional: false, limit: 400 }],
}

function Draft() {
  return <p>{JSON.stringify(useAnswer('s', question).draft)}</p>
}

// React draws a page anew whose first picture in the browser is not the server's.
it('what is typed is not in the first picture of a seat, as the server knows nothing of it', () => {
  const getItem = () => JSON.stringify({ to: question.name, draft: { speech: 'Half typed' } })
  vi.stubGlobal('window', { localStorage: { getItem } })
  expect(renderToStaticMarkup(<Draft />)).toBe('<p>{}</p>')
})
