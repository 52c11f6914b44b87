import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { excerptOf, searchDocs, sectionsOf, wordAt } from './search-docs.ts'

it('finds the section that is called so first, and by their words', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(fileURLToPath(new URL('../../..', import.meta.url)))
  const found = await searchDocs('flight check', 'en')
  expect(found.length).toBeGreaterThan(1)
  expect(found[0]?.title.toLowerCase()).toContain('flight check')
  expect(found.every(({ address }) => address.startsWith('/docs/'))).toBe(true)
  expect(await searchDocs('对局', 'zh')).not.toEqual([])
  expect(await searchDocs('no such words anywhere', 'en')).toEqual([])
})

it('shows sections whose excerpts hold the text before those that have it in the title or an example alone', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(fileURLToPath(new URL('../../..', import.meta.url)))
  for (const wanted of ['spy', 'rating', 'season', '--agent', 'npx wis']) {
    const found = await searchDocs(wanted, 'en')
    expect(found.length).toBeGreaterThan(0)
    for (const { title, text } of found) expect(`${title} ${text}`.toLowerCase()).toContain(wanted)
    const shown = found.map(({ text }) => text.toLowerCase().includes(wanted))
    expect(shown).toEqual(shown.toSorted((one, other) => Number(other) - Number(one)))
  }
})

it('an excerpt begins and ends with whole words, and holds all of the text', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(10).trim()
  const at = words.indexOf('six', 200)
  const cut = excerptOf(words, at, at + 3)
  expect(cut).toMatch(/^… .* six .* …$/)
  expect(cut.split(' ').every((word) => word === '…' || words.split(' ').includes(word))).toBe(true)
  expect(excerptOf('字'.repeat(300), 150, 152)).toHaveLength(70 + 140 + 4)
  expect(excerptOf('short words', 0, 5)).toBe('short words')
})

it('an excerpt begins with its sentence if that is near, and stays within its line', () => {
  const words = 'A row · of a table\nOne sentence. Another one has the word in it, and ends.\nThe next line'
  const at = words.indexOf('word')
  expect(excerptOf(words, at, at + 4)).toBe('Another one has the word in it, and ends.')
})

it('a whole word is found before a part of one', () => {
  expect(wordAt('A bowl and an owl.', 'owl')).toBe('A bowl and an '.length)
  expect(wordAt('A bowl.', 'owl')).toBe(-1)
})

it('reads titles with an address of their own, text without its markup, and examples apart', () => {
  const example = '```json\n{ "a": 1 }\n```'
  const document = `# Page\n\nAll.\n\n## \`wis\` **gate** {#gate}\n\nSee [the page](https://example.org/x_y).\n\n${example}`
  expect(sectionsOf(document)).toEqual([
    { title: 'Page', id: '', words: 'All.', code: '' },
    { title: 'wis gate', id: 'gate', words: 'See the page.', code: 'json { "a": 1 }' },
  ])
})
