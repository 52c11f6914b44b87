import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import SceneMoments from './scene-moments.tsx'
import { sceneStore } from './scene-store.ts'

const step = (seq: number, round: number) => ({
  seq,
  round,
  at: '2026-01-01T00:00:00.000Z',
  say: null,
  scene: null,
})
const text = { en: 'A bold bid.', zh: '大胆的叫数。' }

it('a moment stands with the round of its step, unless it names another', () => {
  const store = sceneStore({
    status: 'finished',
    outcome: null,
    hasSecrets: false,
    at: undefined,
    place: 0,
    eyes: 'everything',
    steps: [step(0, 0), step(1, 1), step(2, 3)],
    moments: [
      { seq: 0, seat: null, kind: 'deal', text },
      { seq: 2, seat: 1, kind: 'bold', text },
      { seq: 2, seat: 1, kind: 'told', text, round: 2 },
    ],
  })
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SceneMoments handle={{ player: store.get(), dispatch: store.dispatch }} />
    </NextIntlClientProvider>,
  )
  const rounds = shown.split('data-testid="moment"').slice(1)
  expect(rounds.map((card) => /Round (\d+)/.exec(card)?.[1])).toEqual([undefined, '3', '2'])
})
