import { describe, expect, it } from 'vitest'
import { genericClues } from './clue.ts'
import type { Voice } from './personas.ts'
import { personas } from './personas.ts'

const framesOf = ({ alone, reply, doubt, bare }: Voice) => [...alone, ...reply, ...doubt, ...bare]
const blanksIn = (frame: string) => [...frame.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

it('at least nine agents, from the weakest to the strongest, each with a name of its own', () => {
  expect(personas.length).toBeGreaterThanOrEqual(9)
  expect(personas.map(({ strength }) => strength)).toEqual(personas.map((_, index) => index + 1))
  for (const field of ['slug', 'en', 'zh'] as const) {
    const values = personas.map(({ slug, name }) => (field === 'slug' ? slug : name[field]))
    expect(new Set(values).size).toBe(personas.length)
  }
})

describe.each(
  personas.flatMap(({ slug, voice }) => [[slug, 'en', voice.en] as const, [slug, 'zh', voice.zh] as const]),
)('the voice of %s in %s', (_, language, voice) => {
  it('has room for a clue in every frame, and for an alias if it speaks to somebody', () => {
    for (const frame of [...voice.alone, ...voice.reply, ...voice.doubt]) {
      expect(blanksIn(frame).filter((name) => name === 'clue' || name === 'aside')).toHaveLength(1)
    }
    for (const frame of voice.alone) expect(blanksIn(frame)).toHaveLength(1)
    for (const frame of voice.reply) expect(blanksIn(frame)).toContain('other')
    for (const frame of voice.doubt) expect(blanksIn(frame)).toContain('suspect')
    for (const frame of voice.bare) expect(blanksIn(frame).join()).toMatch(/^cues$/i)
  })

  it('says nothing twice and speaks its language', () => {
    const frames = framesOf(voice)
    expect(new Set(frames).size).toBe(frames.length)
    const han = /\p{Script=Han}/u
    const plain = frames.map((frame) => frame.replace(/\{\w+\}/g, '')).filter((frame) => /\p{L}/u.test(frame))
    expect(plain.every((frame) => han.test(frame) === (language === 'zh'))).toBe(true)
  })
})

it('no two personas share a frame', () => {
  for (const language of ['en', 'zh'] as const) {
    const frames = personas
      .flatMap(({ voice }) => framesOf(voice[language]))
      .filter((frame) => frame.length > 9)
    expect(frames.filter((frame, index) => frames.indexOf(frame) !== index)).toEqual([])
  }
})

it.each(['en', 'zh'] as const)(
  'there are plenty of things to say in %s about a word one knows nothing about',
  (language) => {
    expect(new Set(genericClues[language]).size).toBe(genericClues[language].length)
    expect(genericClues[language].length).toBeGreaterThanOrEqual(40)
  },
)
