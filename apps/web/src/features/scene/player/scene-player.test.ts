import { describe, expect, it } from 'vitest'
import { parsePlayerAddress } from '../../match/player/player-address.ts'
import { openingPlace } from './opening-place.ts'
import { catchUpPace, sceneDwellMs } from './pace.ts'
import {
  hasSeenEnd,
  isTold,
  keepsBack,
  lacksScenes,
  openScenes,
  playScenes,
  roundStarts,
} from './scene-player.ts'
import type { KnownOfMatch, PlayerStep, SceneAction, SceneOpening, ScenePlayer } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'

const scene = { caption: { en: 'A table.', zh: '桌子。' }, seats: [], parts: [] }
const step = (seq: number): PlayerStep => ({
  seq,
  at: new Date(seq * 1000).toISOString(),
  scene,
  say: { en: `Step ${seq}.`, zh: `第${seq}步。` },
})
const known = (seqs: readonly number[], status: KnownOfMatch['status'] = 'finished'): KnownOfMatch => ({
  status,
  outcome: null,
  moments: [],
  hasSecrets: true,
  steps: seqs.map(step),
})
const open = (opening: Omit<SceneOpening, 'place'>) =>
  openScenes({ ...opening, place: openingPlace(opening) })
const opened = (seqs: readonly number[], status: KnownOfMatch['status'] = 'finished', at?: number) =>
  open({ ...known(seqs, status), at, eyes: 'table' })
const after = (player: ScenePlayer, ...actions: readonly SceneAction[]) => actions.reduce(playScenes, player)
const seqOf = ({ steps, index }: ScenePlayer) => steps[index]?.seq

describe('a match opens', () => {
  it('at its newest step if it is played, and follows it', () => {
    expect(opened([0, 2, 5], 'running')).toMatchObject({ index: 2, isPlaying: true, isFollowing: true })
  })
  it('at the step of the entry that its address names', () => {
    expect(seqOf(opened([0, 2, 5], 'finished', 4))).toBe(2)
    expect(opened([0, 2, 5], 'running', 2)).toMatchObject({ index: 1, isFollowing: false })
    expect(hasSeenEnd(opened([0, 2, 5], 'finished', 999_999))).toBe(true)
  })
})

it('the address says what is covered or open only where that is not the usual', () => {
  const levelOf = (eyes: ScenePlayer['eyes'], usualEyes: ScenePlayer['usualEyes']) => {
    const query = sceneQuery(open({ ...known([0, 2]), at: 2, eyes, usualEyes }))
    return parsePlayerAddress(Object.fromEntries(new URLSearchParams(query))).level
  }
  for (const usual of ['table', 'open', 'everything'] as const) {
    expect(levelOf(usual, usual)).toBeUndefined()
    if (usual !== 'table') expect(levelOf('table', usual)).toBe('speeches')
    if (usual !== 'everything') expect(levelOf('everything', usual)).toBe('everything')
  }
})

it('a replay that opens face up tells no result, unless its reader has asked for it', () => {
  const opening = { ...known([0, 2, 5]), at: undefined, place: 0, eyes: 'open', usualEyes: 'open' } as const
  const player = openScenes(opening)
  expect(isTold(player)).toBe(false)
  expect(isTold(openScenes({ ...opening, eyes: 'everything' }))).toBe(true)
  const covered = after(player, { type: 'toggle-reveal' })
  expect(covered.eyes).toBe('table')
  expect(after(covered, { type: 'toggle-reveal' }).eyes).toBe('open')
  // Who has every replay covered asks for everything by opening one.
  const guessing = openScenes({ ...opening, eyes: 'table', usualEyes: 'table', wish: 'covered' })
  expect(isTold(guessing)).toBe(false)
  expect(isTold(after(guessing, { type: 'toggle-reveal' }))).toBe(true)
})

it('what a seat saw is left for what was seen before', () => {
  const player = openScenes({ ...known([0, 2]), at: undefined, place: 0, eyes: 'table', usualEyes: 'open' })
  const atSeat = after(player, { type: 'eyes', eyes: 1 })
  expect(atSeat.tableEyes).toBe('table')
  expect(sceneQuery(atSeat)).toContain('reveal=0')
})

it('a replay plays from the start only if its page asks for that', () => {
  const opening = { ...known([0, 2, 5]), at: undefined, place: 1, eyes: 'table' } as const
  expect(openScenes(opening)).toMatchObject({ index: 1, isPlaying: false })
  expect(openScenes({ ...opening, plays: true })).toMatchObject({ isPlaying: true, isFollowing: false })
})

it('the whole match may be told without a move', () => {
  const told = after(opened([0, 2, 5]), { type: 'tell' })
  expect([told.index, hasSeenEnd(told)]).toEqual([0, true])
})

it('the reader moves step by step, and stays between the first and the last one', () => {
  const player = opened([0, 2, 5])
  expect(after(player, { type: 'step', by: -1 }).index).toBe(0)
  expect(after(player, { type: 'step', by: 1 }, { type: 'step', by: 1 }, { type: 'step', by: 1 }).index).toBe(
    2,
  )
  expect(after(player, { type: 'last' }, { type: 'first' })).toMatchObject({ index: 0, furthest: 2 })
})

describe('somebody who comes late', () => {
  const seqs = [0, 2, 5, 6, 8, 9]
  const late = open({ ...known(seqs, 'running'), at: undefined, eyes: 'table', catchesUp: true })
  const newest = { index: 5, isPlaying: true, isFollowing: true, isCatchingUp: false }

  it('starts at the deal, and follows from the newest step on', () => {
    expect(late).toMatchObject({ index: 0, isPlaying: true, isFollowing: false, isCatchingUp: true })
    const there = after(late, { type: 'tick', by: 2 }, { type: 'tick', by: 9 })
    expect(there).toMatchObject({ index: 5, isCatchingUp: true })
    expect(after(there, { type: 'tick', by: 1 })).toMatchObject(newest)
  })
  it('goes as far as there are scenes, where more is passed over than the page has brought', () => {
    const steps = late.steps.map((step, place) => (place > 1 && place < 5 ? { ...step, scene: null } : step))
    expect(after({ ...late, steps }, { type: 'tick', by: 4 })).toMatchObject({ index: 1, hasMoved: true })
  })
  it('may skip what was missed, or read it', () => {
    expect(after(late, { type: 'last' })).toMatchObject(newest)
    expect(after(late, { type: 'next-view' })).toMatchObject({ ...newest, view: 'transcript' })
  })
  it('has an address without a step on the way', () => {
    expect(sceneQuery(after(late, { type: 'tick' }))).toBe('?')
  })
  it('stops hurrying with the first command', () => {
    const idle = { isPlaying: false, isFollowing: false, isCatchingUp: false }
    expect(after(late, { type: 'toggle' })).toMatchObject(idle)
    expect(after(late, { type: 'step', by: 1 })).toMatchObject({ ...idle, index: 1 })
    expect(after(late, { type: 'speed', speed: 2 })).toMatchObject({ isPlaying: true, isCatchingUp: false })
  })
  it('goes on from what this tab has shown, and follows if that is nearly all', () => {
    expect(after(late, { type: 'resume', index: 1 })).toMatchObject({ index: 1, isCatchingUp: true })
    expect(after(late, { type: 'resume', index: 2 })).toMatchObject({ ...newest, hasMoved: false })
  })
  it.each([12, 150, 1200])('sees %i steps in half a minute, none of them for a blink', (count) => {
    const steps = Array.from({ length: count }, (_, seq) => step(seq))
    let [index, whole, shortest] = [0, 0, Infinity]
    while (index < count - 1) {
      const { ms, by } = catchUpPace(steps, index, 'en')
      index += by
      whole += ms
      if (index < count - 1) shortest = Math.min(shortest, ms)
    }
    expect(whole).toBeLessThan(30_000)
    expect(shortest).toBeGreaterThanOrEqual(300)
  })
})

it('play goes on by itself, stops at the end, and starts again from there', () => {
  const played = after(opened([0, 2]), { type: 'toggle' }, { type: 'tick' })
  expect([played.index, played.isPlaying]).toEqual([1, true])
  const ended = after(played, { type: 'tick' })
  expect(ended.isPlaying).toBe(false)
  expect(after(ended, { type: 'toggle' })).toMatchObject({ index: 0, isPlaying: true })
})

it('play waits for a scene that has not come', () => {
  const { steps, ...rest } = known([0, 2])
  const bare = { ...rest, steps: steps.map((one) => ({ ...one, scene: null })) }
  const waiting = after(open({ ...bare, at: undefined, eyes: 'table' }), { type: 'toggle' }, { type: 'tick' })
  expect(waiting.index).toBe(0)
  const come = { type: 'receive', known: known([0, 2]), eyes: 'table' } as const
  expect(after(waiting, come, { type: 'tick' }).index).toBe(1)
})

it('later steps come after the known ones, and the reader stays where it is', () => {
  const player = after(opened([0, 2, 5], 'running'), { type: 'step', by: -1 })
  const news = { type: 'receive', known: known([0, 2, 5, 6, 8], 'running'), eyes: 'table' } as const
  const told = after(player, news, news)
  expect(told.steps.map(({ seq }) => seq)).toEqual([0, 2, 5, 6, 8])
  expect(seqOf(told)).toBe(2)
})

describe('scenes that the page did not bring', () => {
  const bare = (player: ScenePlayer, ...places: readonly number[]): ScenePlayer => ({
    ...player,
    steps: player.steps.map((one, place) => (places.includes(place) ? { ...one, scene: null } : one)),
  })

  it('are needed at once in a match that is over', () => {
    expect(lacksScenes(bare(opened([0, 2, 5]), 2))).toBe(true)
    expect(lacksScenes(opened([0, 2, 5]))).toBe(false)
  })
  it('are needed in one that is played once its reader moves, or opens it where there is none', () => {
    const player = bare(opened([0, 2, 5], 'running'), 0)
    expect(lacksScenes(player)).toBe(false)
    expect(lacksScenes(after(player, { type: 'first' }))).toBe(true)
    expect(lacksScenes(bare(opened([0, 2, 5], 'running'), 2))).toBe(true)
  })
})

it('the end opens hidden steps, and the reader stays at the same entry', () => {
  const player = opened([0, 5], 'running')
  const end = { type: 'receive', known: known([0, 1, 5, 6]), eyes: 'table' } as const
  expect(seqOf(after(player, end))).toBe(5)
})

it('a match that is over is revealed and covered again, and its reader stays at the same entry', () => {
  const revealed = after(opened([0, 2, 5], 'finished', 2), { type: 'toggle-reveal' })
  expect(revealed).toMatchObject({ eyes: 'everything', index: 1 })
  const whole = { type: 'receive', known: known([0, 1, 2, 5]), eyes: 'everything' } as const
  expect(seqOf(after(revealed, whole))).toBe(2)
  expect(after(revealed, { type: 'toggle-reveal' }).eyes).toBe('table')
  expect(after(revealed, { type: 'eyes', eyes: 1 }, { type: 'toggle-reveal' }).eyes).toBe('everything')
})

it('nothing is revealed before the end, or where nothing is hidden', () => {
  const running = opened([0, 2], 'running')
  expect(after(running, { type: 'toggle-reveal' })).toBe(running)
  const frank = open({ ...known([0, 2]), hasSecrets: false, at: undefined, eyes: 'table' })
  expect(after(frank, { type: 'toggle-reveal' })).toBe(frank)
})

it('a reveal is offered as long as something is kept back, and not at an open end', () => {
  const player = opened([0, 2, 5], 'finished', 2)
  expect(keepsBack(player)).toBe(true)
  expect(keepsBack(after(player, { type: 'last' }))).toBe(false)
  expect(keepsBack(after(player, { type: 'toggle-reveal' }, { type: 'last' }))).toBe(true)
  expect(keepsBack(opened([0, 2, 5], 'void', 5))).toBe(true)
  expect(keepsBack(open({ ...known([0, 2]), hasNotes: true, at: 2, eyes: 'table' }))).toBe(true)
})

it.each(['table', 'everything', 1] as const)('the address keeps what is revealed (%s)', (eyes) => {
  const query = sceneQuery(open({ ...known([0, 2]), at: 2, eyes }))
  const { level, seat } = parsePlayerAddress(Object.fromEntries(new URLSearchParams(query)))
  expect(seat ?? level ?? 'table').toBe(eyes)
})

it('scenes for other eyes than the present ones are thrown away', () => {
  const player = after(opened([0, 2, 5]), { type: 'eyes', eyes: 1 })
  expect(player.steps.every((one) => one.scene === null)).toBe(true)
  const stale = { type: 'receive', known: known([0]), eyes: 'table' } as const
  expect(after(player, stale)).toBe(player)
  expect(after(player, { ...stale, eyes: 1 }).steps).toHaveLength(1)
})

it('a longer line stays longer, and a follower who is behind hurries', () => {
  const short = { step: step(1), next: step(2), speed: 1, locale: 'en', behind: 0 } as const
  const long = { ...short, step: { ...step(1), say: { en: 'A long line. '.repeat(9), zh: '长句' } } }
  expect(sceneDwellMs(long)).toBeGreaterThan(sceneDwellMs(short))
  expect(sceneDwellMs({ ...short, behind: 4 })).toBeLessThan(sceneDwellMs(short))
  expect(sceneDwellMs({ ...short, speed: 'recorded' })).toBe(1000)
})

describe('rounds', () => {
  const steps = [undefined, 1, 1, 1, 2, 2, undefined, 3, 3, 3].map((round, seq) => ({
    seq,
    at: '2026-01-01T00:00:00.000Z',
    say: null,
    scene: null,
    ...(round !== undefined && { round }),
  }))
  const opened = open({ ...known([]), steps, at: 4, eyes: 'table' })

  it('begin where their number changes', () => {
    expect(roundStarts(steps)).toEqual([1, 4, 7])
  })

  it('are none where each is hardly more than a step', () => {
    expect(roundStarts(steps.map((step, round) => ({ ...step, round })))).toEqual([])
  })

  it('are stepped through, and gone to by number', () => {
    expect(playScenes(opened, { type: 'round', by: 1 }).index).toBe(7)
    expect(playScenes(opened, { type: 'round', by: -1 }).index).toBe(1)
    expect(
      playScenes(playScenes(opened, { type: 'go-to-round', round: 1 }), { type: 'round', by: -1 }).index,
    ).toBe(0)
    expect(playScenes(opened, { type: 'go-to-round', round: 9 })).toBe(opened)
  })
})
