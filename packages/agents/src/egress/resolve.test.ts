import { describe, expect, it } from 'vitest'
import { resolveBy } from './target.ts'

const error = (code: string) => Object.assign(new Error(code), { code })
const resolving = (four: readonly string[] | string, six: readonly string[] | string) => {
  const answer = (given: readonly string[] | string) =>
    typeof given === 'string' ? Promise.reject(error(given)) : Promise.resolve([...given])
  // Calls use only the simplest form of either look-up.
  return resolveBy({ resolve4: () => answer(four), resolve6: () => answer(six) } as never)('agent.example')
}

describe('a name is looked up', () => {
  it.each([
    [['1.1.1.1'], ['2606:4700::1111'], ['1.1.1.1', '2606:4700::1111']],
    [['1.1.1.1'], 'ENODATA', ['1.1.1.1']],
    ['ESERVFAIL', ['2606:4700::1111'], ['2606:4700::1111']],
    [[], ['2606:4700::1111'], ['2606:4700::1111']],
  ])('as %j and %j, which makes %j', async (four, six, addresses) => {
    expect(await resolving(four, six)).toEqual(addresses)
  })

  it.each([
    ['ENOTFOUND', 'ENOTFOUND', 'ENOTFOUND'],
    ['ENODATA', 'ETIMEOUT', 'ETIMEOUT'],
    ['ESERVFAIL', 'ENODATA', 'ESERVFAIL'],
  ])('as %s and %s, of which %s is the reason that there is none', async (four, six, code) => {
    await expect(resolving(four, six)).rejects.toMatchObject({ code })
  })
})
