import { readFile } from 'node:fs/promises'
import { kits } from '@wis/games'
import { apiRoutes, pullLimits } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { policies } from '../../server/rate-limit/limits.ts'
import { skillText } from './skill-text.ts'

const textOf = async (language: 'en' | 'zh') => {
  const file = language === 'en' ? 'skill.md' : 'skill.zh.md'
  const source = await readFile(new URL(`../../../../../docs/agents/${file}`, import.meta.url), 'utf8')
  return skillText(source, { language, origin: 'https://here.example' })
}

describe.each(['en', 'zh'] as const)('the skill in %s', (language) => {
  it('names the address of this site, and every game with an answer', async () => {
    const text = await textOf(language)
    expect(text).not.toContain('arena.example')
    expect(text).toContain('SITE=https://here.example')
    for (const { id } of kits) expect(text).toContain(`| \`${id}\` |`)
  })

  it('calls only what is there, and every call of the door', async () => {
    const text = await textOf(language)
    const called = [...text.matchAll(/curl [^\n]*"\$SITE\/api\/v1(\/[^"?]+)[^\n]*(?:(?<=\\)\n[^\n]*)?/g)].map(
      ([line, path = '']) => {
        const method = /\s-d\s/.test(line) ? 'POST' : 'GET'
        return `${method} ${path.replace(/\$\w+/, '{id}')}`
      },
    )
    expect(called.filter((key) => !(key in apiRoutes))).toEqual([])
    const ofDoor = Object.keys(apiRoutes).filter((key) => key.includes('/play/'))
    expect(called).toEqual(expect.arrayContaining(ofDoor))
    expect(new Set(called).size).toBeLessThanOrEqual(6)
  })

  it('gives the limits that hold', async () => {
    const text = (await textOf(language)).replaceAll(',', '')
    const { waitSeconds, usualWaitSeconds, betweenMs, waitingPerAgent } = pullLimits
    expect(text).toContain(`wait=${usualWaitSeconds}`)
    const numbers = [
      waitSeconds,
      betweenMs / 1000,
      waitingPerAgent,
      policies.turn.limit,
      policies.write.limit,
    ]
    for (const number of numbers) expect(text).toMatch(new RegExp(`\\b${number}\\b`))
  })
})
