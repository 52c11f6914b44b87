import { stepsOf } from '@wis/games'
import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { SceneStage } from './scene-stage.tsx'
import { sceneStore } from './scene-store.ts'

function linesAbove(game: string) {
  const kit = kitCalled(game)
  const steps = stepsOf(kit, houseMatch(kit), 'director')
  const lines = steps.map(async ({ seq, scene }) => {
    const store = sceneStore({
      status: 'finished',
      outcome: null,
      hasSecrets: false,
      at: seq,
      place: 0,
      eyes: 'everything',
      steps: [{ seq, at: '2026-01-01T00:00:00.000Z', say: null, scene }],
      moments: [],
    })
    const { prelude } = await prerender(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <SceneStage seats={[]} handle={{ player: store.get(), dispatch: store.dispatch }} />
      </NextIntlClientProvider>,
    )
    const shown = await new Response(prelude).text()
    const now = scene.talk?.now
    return {
      said: now?.kind === 'words' ? now.text : null,
      above: /data-testid="said-above".*?<bdi[^>]*>(.*?)<\/bdi>/.exec(shown)?.[1] ?? null,
    }
  })
  return Promise.all(lines)
}

it('a table with a card in its middle has the newest words above it, for screens without room for both', async () => {
  const lines = (await linesAbove('chameleon')).map(({ said, above }) => [
    said,
    above?.replaceAll('&#x27;', "'") ?? null,
  ])
  expect(lines.some(([said]) => said !== null)).toBe(true)
  for (const [said, above] of lines) expect(above).toBe(said)
})

it('a table with nothing else in its middle has them there only', async () => {
  const lines = await linesAbove('who-is-spy')
  expect(lines.some(({ said }) => said !== null)).toBe(true)
  for (const { above } of lines) expect(above).toBeNull()
})
