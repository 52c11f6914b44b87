import path from 'node:path'
import { expect, it } from 'vitest'
import { labFolder } from './testing/lab-folder.ts'
import { typedLab } from './testing/typed-lab.ts'

const { root, written } = labFolder('pilot')
const wis = typedLab()

const spec = {
  name: 'x',
  game: 'bargain',
  subjects: ['fair', 'greedy'],
  seed: 'x',
  design: { materials: 30, repeats: 1 },
  measures: ['win-rate', 'mean-points'],
}

const plan = async (...typed: readonly string[]) => {
  const { code, out, err } = await wis('plan', ...typed)
  expect(`${code} ${err}`).toBe('0 ')
  return out
}

it('a plan goes by the folder of an earlier run, or by its report', { timeout: 60_000 }, async () => {
  const later = written('later.json', { ...spec, conditions: ['baseline', 'again-1'] })
  expect(await plan(later)).toContain('unknown      the variance of mean-points')
  const folder = path.join(root, 'earlier')
  expect((await wis('run', later, '--out', folder)).code).toBe(0)
  const told = await plan(later, '--pilot', folder)
  expect(told).toMatch(/in win-rate .*\(from the pilot: rate 0\.\d+, correlation /)
  expect(told).toMatch(/in mean-points .*\(from the pilot: deviation \d/)
  expect(told).not.toContain('unknown')
  expect(await plan(later, '--pilot', path.join(folder, 'report.json'))).toBe(told)
  const named = written('named.json', { ...spec, conditions: ['baseline', 'again-1'], pilot: folder })
  expect(await plan(named)).toBe(told)
  const other = written('other.json', { ...spec, game: 'hanabi', measures: [], pilot: folder })
  expect((await wis('plan', other)).err).toContain(
    'is an experiment in bargain, so it cannot be a pilot for hanabi',
  )
  expect((await wis('plan', later, '--pilot', later)).err).toContain('contains no report of an experiment')
  expect((await wis('plan', later, '--pilot', path.join(root, 'nowhere'))).code).toBe(1)
})
