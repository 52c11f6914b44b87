import { redact } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { kits, logIn, stepsOf, toldOfMatch, viewOnPage } from '@wis/games'
import type { GameView } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { houseMatch } from '../../../testing/stored-kit-matches.ts'
import { sceneFolder } from './scene-folder.ts'
import type { SceneFolder } from './scene-folder.ts'

/** As it comes over a wire. */
const sent = (entries: readonly Entry[]) => JSON.parse(JSON.stringify(entries)) as readonly Entry[]

async function folderFor(game: string): Promise<SceneFolder> {
  const folder = await sceneFolder(game)
  if (!folder) throw new Error(`${game} has no view`)
  return folder
}

describe.each(kits.map((kit) => [kit.id, kit] as const))('a match of %s folded in a browser', (id, kit) => {
  const log = houseMatch(kit)
  const pushed = sent(log.map((entry) => redact(kit.rules, 'spectator', entry)))
  const all = sent(log)
  const called = [...Array(9).keys()].map((seat) => `Seat ${seat}`)
  const nameOf = (seat: number) => `Seat ${seat}`

  it('is after each entry that is pushed as the server shows it to a spectator', async () => {
    const fold = await folderFor(id)
    const expected = stepsOf(viewOnPage(kit), logIn('en', pushed, called), 'spectator')
    for (let length = 1; length <= pushed.length; length++) {
      const { steps } = await fold({
        entries: pushed.slice(0, length),
        eyes: 'table',
        language: 'en',
        called,
        status: 'running',
      })
      const soFar = expected.filter(({ seq }) => seq < length)
      expect([steps.length, steps.at(-1)]).toEqual([soFar.length, soFar.at(-1)])
    }
    const { steps } = await fold({
      entries: pushed,
      eyes: 'table',
      language: 'en',
      called,
      status: 'running',
    })
    expect(steps).toEqual(expected)
  })

  it('marks what a later entry tells again, on pages alone', () => {
    const marked = (view: GameView) => {
      // Each seat sees its own answers, which are sealed to all others.
      const steps = (['director', 0] as const).flatMap((viewer) =>
        stepsOf(view, logIn('en', all, called), viewer),
      )
      return new Set(steps.flatMap(({ seq, isRetold }) => (isRetold ? [all[seq]?.event.type] : [])))
    }
    expect(marked(viewOnPage(kit))).toEqual(new Set(kit.retold))
    expect(marked(kit)).toEqual(new Set())
  })

  it('is the same through all eyes once its log is open, with all that is told of it', async () => {
    const fold = await folderFor(id)
    const told = toldOfMatch(kit, all, { isFinished: true, nameOf })
    await fold({ entries: pushed, eyes: 'table', language: 'en', called, status: 'running' })
    for (const eyes of ['table', 'everything', 0, 1] as const) {
      const viewer = eyes === 'table' ? 'spectator' : eyes === 'everything' ? 'director' : eyes
      expect(await fold({ entries: all, eyes, language: 'en', called, status: 'running' })).toEqual({
        status: 'finished',
        ...told,
        steps: stepsOf(viewOnPage(kit), logIn('en', all, called), viewer),
      })
    }
    expect(told.outcome).not.toBeNull()
  })

  it('goes on for its reader until nothing of its log is hidden', async () => {
    const fold = await folderFor(id)
    const hasHidden = pushed.some(({ event }) => event.type === 'hidden')
    const { status, outcome, hasSecrets } = await fold({
      entries: pushed,
      eyes: 'table',
      language: 'en',
      called,
      status: 'running',
    })
    expect([status, outcome === null]).toEqual(hasHidden ? ['running', true] : ['finished', false])
    expect(hasSecrets).toBe(hasHidden)
  })
})

it('a game that the platform no longer has is not folded', async () => {
  expect(await sceneFolder('constructor')).toBeUndefined()
})
