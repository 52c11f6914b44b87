import { findPersona, personas, think } from '@wis/games/who-is-spy'
import { requestWith } from '@wis/protocol'
import { expect, it } from 'vitest'
import { createHouseAgent } from './kit-house.ts'

const { signal } = new AbortController()
const request = requestWith([])

it.each(personas.map(({ slug }) => slug))('%s answers as its persona thinks', async (slug) => {
  const persona = findPersona(slug)
  const reply = await createHouseAgent(slug, { seed: 'seed' }).reply(request, signal)
  expect(reply).toEqual({ ok: true, ...(persona && think(persona, request, 'seed')) })
})

it('takes its time when given a pace, and never more than allowed', async () => {
  const sleeps: number[] = []
  const sleep = async (ms: number) => void sleeps.push(ms)
  const agent = createHouseAgent('fox', { pace: { sleep, longestMs: 3000, withPeople: true } })
  const matches = Array.from({ length: 20 }, (_, match) => requestWith([], { matchId: `${match}` }))
  for (const match of matches) expect(await agent.reply(match, signal)).toMatchObject({ ok: true })
  expect(sleeps).toHaveLength(matches.length)
  expect(sleeps.every((ms) => ms > 0 && ms <= 3000)).toBe(true)
  expect(new Set(sleeps).size).toBeGreaterThan(3)
})

it('fails as a timeout, and does not throw, when it is broken off while thinking', async () => {
  const sleep = () => Promise.reject(new Error('aborted'))
  const agent = createHouseAgent('fox', { pace: { sleep, longestMs: 3000 } })
  expect(await agent.reply(request, signal)).toMatchObject({ ok: false, failure: 'timeout' })
})

it('an unknown slug is a mistake of the caller', () => {
  expect(() => createHouseAgent('nobody')).toThrow(RangeError)
})
