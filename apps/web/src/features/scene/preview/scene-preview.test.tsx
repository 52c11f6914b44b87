import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { replay } from '@wis/engine'
import { kits, stepsOf } from '@wis/games'
import { matchHeader } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { ImageResponse } from 'next/og'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../../testing/stored-kit-matches.ts'
import { sampleAgents } from '../../design/sample-agents.ts'
import { drawnOf, ScenePicture } from './scene-picture.tsx'
import { ScenePreview } from './scene-preview.tsx'

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'a table of %s is drawn with letters that the fonts of a picture have',
  (_, kit) => {
    for (const { scene } of stepsOf(kit, houseMatch(kit), 'director')) {
      const text = renderToStaticMarkup(<ScenePicture drawn={drawnOf(scene)} />).replace(/<[^>]*>/g, '')
      expect(text).toMatch(/^[\u0020-\u007e]*$/)
    }
  },
)

const portrait =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const font = path.resolve(
  'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
)

function headerOf(game: string, players: number): MatchHeader {
  return matchHeader.parse({
    id: '1m88cby43r564txn',
    game,
    season: { slug: 'open', name: 'Open' },
    mode: 'ranked',
    language: 'en',
    status: 'finished',
    withheld: false,
    winner: null,
    rulesetId: 'usual',
    createdAt: '2026-01-01T00:00:00.000Z',
    startedAt: null,
    endedAt: null,
    reason: null,
    decision: null,
    spySeat: null,
    commitment: 'c',
    words: null,
    seats: sampleAgents
      .slice(0, players)
      .map((agent, seat) => ({ seat, alias: `Player ${seat + 1}`, points: null, version: 1, agent })),
  })
}

it.each(['chameleon', 'avalon', 'connect-four'])(
  'the picture of a link to a match of %s is drawn',
  async (game) => {
    const kit = kitCalled(game)
    const log = houseMatch(kit)
    const scene = kit.scene(replay(kit.rules, log.slice(0, log.length / 2)), null)
    const header = headerOf(game, scene.seats.length)
    const portraits = header.seats.map(() => portrait)
    const image = new ImageResponse(
      <ScenePreview header={header} game={kit.texts.en.name} scene={scene} portraits={portraits} />,
      { width: 1200, height: 630, fonts: [{ name: 'Instrument Sans', data: await readFile(font) }] },
    )
    const bytes = new Uint8Array(await image.arrayBuffer())
    expect(String.fromCodePoint(...bytes.slice(1, 4))).toBe('PNG')
  },
)
