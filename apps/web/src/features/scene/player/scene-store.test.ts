import { expect, it } from 'vitest'
import { sceneStore } from './scene-store.ts'

const step = (seq: number) => ({ seq, at: '2026-01-01T00:00:00.000Z', say: null, scene: null })
const opened = {
  ...({
    status: 'finished',
    outcome: null,
    moments: [],
    hasSecrets: true,
    at: undefined,
    place: 0,
    eyes: 'table',
  } as const),
  steps: [step(0), step(1), step(2)],
}

it('everybody who listens hears of a change, and of nothing else', () => {
  const store = sceneStore(opened)
  const heard: number[] = []
  const leave = store.subscribe(() => heard.push(store.get().index))
  store.dispatch({ type: 'step', by: 1 })
  store.dispatch({ type: 'tick' })
  expect(heard).toEqual([1])
  leave()
  store.dispatch({ type: 'last' })
  expect([heard, store.get().index]).toEqual([[1], 2])
})

it('it remembers how the page was opened', () => {
  const store = sceneStore(opened)
  store.dispatch({ type: 'last' })
  expect(store.opening.index).toBe(0)
})
