import { redact } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { kits, stepsOf, viewOnPage } from '@wis/games'
import { scenesPage } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { sceneFolder } from '../../features/scene/player/scene-folder.ts'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { houseMatch, kitCalled, storeHouseMatch } from '../../testing/stored-kit-matches.ts'
import { openSeason } from '../../testing/stored-matches.ts'
import { mostSteps } from '../scenes/scenes-of.ts'

async function scenes(api: ApiRig, id: string, query: Record<string, string> = {}) {
  const answer = await api.call('GET /matches/{id}/scenes', { params: { id }, query })
  return { status: answer.status, page: scenesPage.safeParse(await answer.clone().json()).data, answer }
}

const holdem = kitCalled('holdem')
const ticTacToe = kitCalled('tic-tac-toe')

const suits = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' } as const

/**
 * The signs of sentences on pages, as letters: the API has those of the log. Pages alone mark what a later step says again, so
 * that their list leaves it out.
 */
const inLetters = (steps: unknown): unknown =>
  JSON.parse(
    JSON.stringify(steps, (key, value: unknown) =>
      key === 'isRetold'
        ? undefined
        : key === 'say' && value !== null
          ? Object.fromEntries(
              Object.entries(value as Record<string, string>).map(([language, text]) => [
                language,
                text
                  .replaceAll('−', '-')
                  .replaceAll(
                    /(10|[2-9JQKA])([♣♦♥♠])/gu,
                    (_, rank: string, suit: keyof typeof suits) => (rank === '10' ? 'T' : rank) + suits[suit],
                  ),
              ]),
            )
          : value,
    ),
  )

/** Prompts, logs and the API have notations of these games, for which pages have words. */
const wordedForPages = new Set(['connect-four', 'cost-sharing', 'liars-dice', 'tic-tac-toe'])

/** Of these, only the lines of the log. */
const linesForPages = new Set(['avalon', 'bid', 'chameleon', 'hanabi', 'holdem', 'who-is-spy'])

const withoutLines = (steps: unknown): unknown =>
  JSON.parse(JSON.stringify(steps, (key, value: unknown) => (key === 'say' ? undefined : value)))

describe('a match that is over', () => {
  it.each(kits.map((kit) => [kit.id, kit] as const))(
    'of %s is a list of scenes with its outcome',
    async (_, kit) => {
      const api = await apiRig()
      const { id, log } = await storeHouseMatch(api.db, { kit, seasonId: await openSeason(api.db) })
      const { page } = await scenes(api, id)
      expect(page).toMatchObject({ game: kit.id, status: 'finished', more: false })
      expect(page?.steps).toEqual(JSON.parse(JSON.stringify(stepsOf(kit, log, 'director'))))
      expect(page?.outcome?.points).toHaveLength(page?.seats.length ?? 0)
    },
  )

  it.each(kits.map((kit) => [kit.id, kit] as const))(
    'of %s is what a browser makes of its log, during the match and after it',
    async (_, kit) => {
      const api = await apiRig()
      const { id } = await storeHouseMatch(api.db, { kit, seasonId: await openSeason(api.db) })
      for (const status of ['finished', 'running'] as const) {
        await api.db.pool.query('update matches set status = $2 where id = $1', [id, status])
        const { page } = await scenes(api, id, { reveal: 'table' })
        const { items: entries } = (await (
          await api.call('GET /matches/{id}/entries', { params: { id } })
        ).json()) as { items: readonly Entry[] }
        const fold = await sceneFolder(kit.id)
        const called = page?.seats.map(({ alias }) => alias)
        const { steps, ...told } =
          (await fold?.({ entries, eyes: 'table', language: page?.language ?? 'en', called, status })) ?? {}
        const isWorded = wordedForPages.has(kit.id) || linesForPages.has(kit.id)
        const said = isWorded ? stepsOf(kit, entries, 'spectator') : steps
        if (linesForPages.has(kit.id))
          expect(inLetters(withoutLines(page?.steps))).toEqual(inLetters(withoutLines(steps)))
        expect(inLetters(page?.steps)).toEqual(inLetters(said))
        expect(steps).toEqual(stepsOf(viewOnPage(kit), entries, 'spectator'))
        if (status === 'finished') expect(page).toMatchObject(told)
      }
    },
  )

  it('is seen through the eyes of a seat as that seat could know it', async () => {
    const api = await apiRig()
    const { id, log } = await storeHouseMatch(api.db, { kit: holdem, seasonId: await openSeason(api.db) })
    const { page } = await scenes(api, id, { eyes: '1' })
    expect(page?.steps).toEqual(JSON.parse(JSON.stringify(stepsOf(holdem, log, 1))))
    expect(JSON.stringify(page?.steps[4])).not.toBe(JSON.stringify((await scenes(api, id)).page?.steps[4]))
    expect((await scenes(api, id, { eyes: '2' })).status).toBe(404)
  })

  it('can be seen as its spectators saw it while it was played', async () => {
    const api = await apiRig()
    const { id, log } = await storeHouseMatch(api.db, { kit: holdem, seasonId: await openSeason(api.db) })
    const { page } = await scenes(api, id, { reveal: 'table' })
    const told = log.map((entry) => redact(holdem.rules, 'spectator', entry))
    expect(page?.steps).toEqual(JSON.parse(JSON.stringify(stepsOf(holdem, told, 'director'))))
    expect(page).toMatchObject({ hasSecrets: true, outcome: { reason: expect.any(String) } })
    expect((await scenes(api, id)).page?.steps).not.toEqual(page?.steps)
    expect((await scenes(api, id, { reveal: 'all' })).status).toBe(400)
  })

  it('has no secrets if its game hides nothing', async () => {
    const api = await apiRig()
    const { id } = await storeHouseMatch(api.db, { kit: ticTacToe, seasonId: await openSeason(api.db) })
    const { page } = await scenes(api, id, { reveal: 'table' })
    expect(page?.hasSecrets).toBe(false)
    expect((await scenes(api, id)).page?.steps).toEqual(page?.steps)
  })

  it('comes in parts if it is long, and the parts together are the whole', async () => {
    const api = await apiRig()
    const ruleset = { ...holdem.setup.presets[0], deals: 40 }
    const match = { kit: holdem, seasonId: await openSeason(api.db), ruleset }
    const { id, log } = await storeHouseMatch(api.db, match)
    const all = stepsOf(holdem, log, 'director')
    expect(all.length).toBeGreaterThan(mostSteps)
    const seqs: number[] = []
    for (let more = true; more;) {
      const { page } = await scenes(api, id, { after: String(seqs.at(-1) ?? -1) })
      seqs.push(...(page?.steps ?? []).map(({ seq }) => seq))
      expect(page?.steps.length).toBeLessThanOrEqual(mostSteps)
      more = page?.more ?? false
    }
    expect(seqs).toEqual(all.map(({ seq }) => seq))
  })
})

describe('a match that is still played', () => {
  it('shows what a spectator may know, and nothing of its outcome', async () => {
    const api = await apiRig()
    const entries = 6
    const { id } = await storeHouseMatch(api.db, { kit: holdem, seasonId: await openSeason(api.db), entries })
    const { page } = await scenes(api, id)
    expect(page).toMatchObject({ status: 'running', outcome: null })
    const hole = houseMatch(holdem).find(({ event }) => event.type === 'hole-dealt')?.event
    const [card] = hole && 'cards' in hole ? (hole.cards as readonly string[]) : []
    expect(card).toMatch(/^[2-9TJQKA][cdhs]$/)
    expect(JSON.stringify(page)).not.toContain(`${card} `)
    expect(page?.steps.at(-1)?.scene.parts.filter(({ kind }) => kind === 'cards')).toHaveLength(3)
  })

  it('has no eyes to look through', async () => {
    const api = await apiRig()
    const match = { kit: ticTacToe, seasonId: await openSeason(api.db), entries: 4 }
    const { id } = await storeHouseMatch(api.db, match)
    expect((await scenes(api, id, { eyes: '0' })).status).toBe(409)
  })

  it('gives a reader who has the first steps only the later ones', async () => {
    const api = await apiRig()
    const match = { kit: ticTacToe, seasonId: await openSeason(api.db), entries: 6 }
    const { id } = await storeHouseMatch(api.db, match)
    const whole = (await scenes(api, id)).page?.steps ?? []
    const later = (await scenes(api, id, { after: String(whole[1]?.seq) })).page?.steps
    expect(later).toEqual(whole.slice(2))
  })
})

it('a withheld match shows nothing', async () => {
  const api = await apiRig()
  const { id } = await storeHouseMatch(api.db, { kit: ticTacToe, seasonId: await openSeason(api.db) })
  await api.db.pool.query('update matches set withheld = true where id = $1', [id])
  expect((await scenes(api, id)).page).toMatchObject({ seats: [], steps: [], outcome: null })
})
