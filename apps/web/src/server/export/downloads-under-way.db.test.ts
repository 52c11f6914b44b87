import { sampled } from '@wis/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'
import { mostAtOnce } from './downloads-under-way.ts'

const spec = {
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 1, repeats: 24, free: ['seat'] },
}

let api: ApiRig
let id: string
let as: Asker
beforeEach(async () => {
  api = await apiRig()
  const owner = await api.user()
  as = owner.session
  ;({ id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' }))
})

const archive = (asker: Asker | undefined) =>
  api.call('GET /experiments/{id}/export.zip', { params: { id }, ...(asker && { as: asker }) })

const begun = (count: number, asker?: Asker) =>
  Promise.all(Array.from({ length: count }, () => archive(asker)))

describe('downloads that are under way', () => {
  it('are limited for each person, who is told so, and for nobody else', async () => {
    const answers = await begun(mostAtOnce + 1, as)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(await refused[0]?.json()).toEqual({
      error: {
        code: 'too-many-requests',
        message: `You have ${mostAtOnce} downloads under way. Wait until one of them has ended.`,
      },
    })
    const { session } = await api.user()
    expect((await archive(session)).status).toBe(200)
    for (const answer of answers) if (answer !== refused[0]) await answer.body?.cancel()
  })

  const ends = [
    ['given up', (answer: Response | undefined) => answer?.body?.cancel()],
    ['read to its end', (answer: Response | undefined) => answer?.arrayBuffer()],
  ] as const
  it.each(sampled(ends, 2))('make room for another when one is %s', async (_, end) => {
    const answers = await begun(mostAtOnce, as)
    expect((await archive(as)).status).toBe(429)
    await end(answers[0])
    const next = await archive(as)
    expect(next.status).toBe(200)
    for (const { body } of [...answers.slice(1), next]) await body?.cancel()
  })

  it('are not begun by asking for their headers, or by calls that fail', async () => {
    for (let time = 0; time <= mostAtOnce; time++) {
      const missing = await api.call('GET /experiments/{id}/export.zip', {
        as,
        params: { id: 'e-none-0000000' },
      })
      expect(missing.status).toBe(404)
    }
    expect((await archive(as)).status).toBe(200)
  })
})

it('ten archives read at once are the same, byte for byte', { tags: ['nightly'] }, async () => {
  const answers = await begun(10)
  const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  for (const file of files) expect(file.equals(files[0] ?? Buffer.alloc(0))).toBe(true)
})
