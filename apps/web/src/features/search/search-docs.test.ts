import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { searchDocs, sectionsOf } from './search-docs.ts'

it('finds sections by their title first, and by their words', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(fileURLToPath(new URL('../../..', import.meta.url)))
  const found = await searchDocs('flight check', 'en')
  expect(found.length).toBeGreaterThan(1)
  expect(found[0]?.title.toLowerCase()).toContain('flight check')
  expect(found.every(({ address }) => address.startsWith('/docs/'))).toBe(true)
  expect(await searchDocs('对局', 'zh')).not.toEqual([])
  expect(await searchDocs('no such words anywhere', 'en')).toEqual([])
})

it('reads titles with an address of their own, text without its markup, and examples apart', () => {
  const example = '```json\n{ "a": 1 }\n```'
  const document = `# Page\n\nAll.\n\n## \`wis\` **gate** {#gate}\n\nSee [the page](https://example.org/x_y).\n\n${example}`
  expect(sectionsOf(document)).toEqual([
    { title: 'Page', id: '', words: 'All.', code: '' },
    { title: 'wis gate', id: 'gate', words: 'See the page.', code: 'json { "a": 1 }' },
  ])
})
